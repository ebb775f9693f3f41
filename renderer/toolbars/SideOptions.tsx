/** The options of the hexside tool: the feature, the shape in which it is laid, and its state. */
import Hexagon from 'lucide-react/icons/hexagon'
import Lasso from 'lucide-react/icons/lasso'
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal'
import Waypoints from 'lucide-react/icons/waypoints'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { headline } from '../i18n/language'
import { SIDE_SHAPES, type SideShape } from '../tools/hexside/shapes'
import { ShapeChoiceBar } from '../ui/controls/ShapeChoiceBar'
import { Swatches } from '../ui/controls/Swatches'
import { useEditor, useEditorState, useRuleset, useSay } from '../ui/EditorContext'
import { type Icon } from '../ui/icons'
import { featureSwatch } from '../ui/pictures/swatches'
import { SideState } from './SideState'
import { RadiusOption } from './toolOptions'

export function SideOptions(): ReactNode {
  const around = useEditorState((state) => state.session.options.sideShape === 'around')
  return (
    <>
      <SideShapeOption />
      <FeatureOption />
      <SideState />
      {around && <RadiusOption />}
    </>
  )
}

const PICTURES: Readonly<Record<SideShape, Icon>> = {
  along: Waypoints,
  around: Hexagon,
  rectangle: RectangleHorizontal,
  lasso: Lasso,
}

function SideShapeOption(): ReactNode {
  const { setOptions } = useEditor().session
  const shape = useEditorState((state) => state.session.options.sideShape)
  return (
    <ShapeChoiceBar
      shapes={SIDE_SHAPES}
      pictures={PICTURES}
      value={shape}
      onChange={(sideShape) => setOptions({ sideShape })}
    />
  )
}

// Ways run from hex to hex: they have a tool of their own.
function FeatureOption(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  const ruleset = useRuleset()
  const style = useEditorState((state) => state.view.style)
  const feature = useEditorState((state) => state.session.options.feature)
  const items = ruleset.features
    .filter(({ slot }) => slot !== 'way')
    .map((row) => ({ id: row.id, name: headline(say(row.name)), swatch: featureSwatch(ruleset, row, style) }))
  return (
    <Swatches
      label={say(localized('Élément de bord de case', 'Hexside feature'))}
      value={feature}
      items={items}
      onChange={(next) => setOptions({ feature: next })}
    />
  )
}
