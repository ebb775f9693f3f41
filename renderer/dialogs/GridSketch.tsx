/** The first hexes of a new map as the painter draws them: orientation, stagger, names and rim at a glance. */
import { type ReactNode, useMemo } from 'react'
import { type Scenario } from '#shared/document/types'
import { mapFrame } from '#shared/painter/frame'
import { paintScene } from '#shared/painter/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { STYLES } from '#shared/painter/styles'
import { useEditorState } from '../app/EditorContext'
import { Picture } from '../app/Picture'
import { rulesetOf } from '../workers/rulesetOf'

const WIDTH_PX = 380
const HEIGHT_PX = 300
/** Of the upper left corner, as many hexes as stay readable. */
const HEXES_WIDE = 5.5

export function GridSketch({ scenario }: { scenario: Scenario }): ReactNode {
  const style = useEditorState((state) => state.view.style)
  const picture = useMemo(() => {
    const scene = sceneOf(scenario, rulesetOf(scenario))
    const frame = mapFrame(scene.layout)
    const width = Math.min(frame.width, scenario.map.hexMm * HEXES_WIDE)
    const height = Math.min(frame.height, (width * HEIGHT_PX) / WIDTH_PX)
    const rect = { x: frame.x, y: frame.y, width, height }
    const layers = ['terrain', 'grid', 'names'] as const
    return { ops: paintScene(scene, { rect, style: STYLES[style], layers, detail: 3 }), rect }
  }, [scenario, style])
  return <Picture {...picture} width={WIDTH_PX} height={HEIGHT_PX} className="grid-sketch" />
}
