/** The first hexes of a map as the painter draws them: orientation, stagger, names and rim at a glance. */
import { type ReactNode, useMemo } from 'react'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { mapFrame } from '#shared/painter/frame'
import { paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { STYLES } from '#shared/painter/picture/styles'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { useEditorState } from '../../ui/EditorContext'
import { Picture } from '../../ui/pictures/Picture'
import './gridSketch.css'

const WIDTH_PX = 380
const HEIGHT_PX = 300
/** The sketch shows the upper left corner, as many hexes as stay readable. */
const HEXES_WIDE = 5.5

interface GridSketchProps {
  readonly scenario: Scenario
  /** The hex in the upper left corner; else the first of the map. */
  readonly corner?: Axial | undefined
}

export function GridSketch({ scenario, corner }: GridSketchProps): ReactNode {
  const style = useEditorState((state) => state.view.style)
  const picture = useMemo(() => {
    const scene = sceneOf(scenario, rulesetOf(scenario))
    const frame = mapFrame(scene.layout)
    const width = Math.min(frame.width, scenario.map.hexMm * HEXES_WIDE)
    const height = Math.min(frame.height, (width * HEIGHT_PX) / WIDTH_PX)
    // Not beyond the map's edges.
    const start = corner && hexCenter(corner, scene.layout)
    const margin = scenario.map.hexMm * 0.75
    const x = Math.max(frame.x, Math.min((start?.x ?? 0) - margin, frame.x + frame.width - width))
    const y = Math.max(frame.y, Math.min((start?.y ?? 0) - margin, frame.y + frame.height - height))
    const rect = { x, y, width, height }
    const layers = ['terrain', 'elevation', 'ways', 'structures', 'hexsides', 'grid', 'names'] as const
    return { ops: paintScene(scene, { rect, style: STYLES[style], layers, detail: 3 }), rect }
  }, [scenario, corner, style])
  return <Picture {...picture} width={WIDTH_PX} height={HEIGHT_PX} className="grid-sketch" />
}
