/** The shape of an area to paint, raise or mark: freehand, line, rectangle or lasso. */
import Lasso from 'lucide-react/icons/lasso'
import Pencil from 'lucide-react/icons/pencil'
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal'
import Slash from 'lucide-react/icons/slash'
import { type ReactNode } from 'react'
import { AREA_SHAPES, type AreaShape } from '../tools/gestures/area'
import { ShapeChoiceBar } from '../ui/controls/ShapeChoiceBar'
import { useEditor, useEditorState } from '../ui/EditorContext'
import { type Icon } from '../ui/icons'
import { RadiusOption } from './toolOptions'

const PICTURES: Readonly<Record<AreaShape, Icon>> = {
  freehand: Pencil,
  line: Slash,
  rectangle: RectangleHorizontal,
  lasso: Lasso,
}

export function AreaOption(): ReactNode {
  const { setOptions } = useEditor().session
  const shape = useEditorState((state) => state.session.options.areaShape)
  return (
    <ShapeChoiceBar
      shapes={AREA_SHAPES}
      pictures={PICTURES}
      value={shape}
      onChange={(areaShape) => setOptions({ areaShape })}
    />
  )
}

/** The radius, for the shapes that the brush draws. */
export function AreaRadiusOption(): ReactNode {
  const shape = useEditorState((state) => state.session.options.areaShape)
  return shape === 'freehand' || shape === 'line' ? <RadiusOption /> : null
}
