/** What the hexside tool lays, in which shape, and in which state. */
import Hexagon from 'lucide-react/icons/hexagon'
import Lasso from 'lucide-react/icons/lasso'
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal'
import Waypoints from 'lucide-react/icons/waypoints'
import { ToggleGroup } from 'radix-ui'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { headline } from '../i18n/language'
import { SIDE_SHAPES, type SideShape } from '../tools/hexside/shapes'
import { Swatches } from './controls/Swatches'
import { Tip } from './controls/Tip'
import { useEditor, useEditorState, useRuleset, useSay } from './EditorContext'
import { type Icon } from './icons'
import { SideState } from './SideState'
import { featureSwatch } from './swatches'
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
  const say = useSay()
  const { setOptions } = useEditor()
  const shape = useEditorState((state) => state.session.options.sideShape)
  return (
    <ToggleGroup.Root
      type="single"
      className="choice is-pictures"
      aria-label={say(localized('Forme', 'Shape'))}
      value={shape}
      onValueChange={(next) => next && setOptions({ sideShape: next as SideShape })}
    >
      {SIDE_SHAPES.map(({ id, name, key }) => {
        const Picture = PICTURES[id]
        return (
          <Tip key={id} text={say(name)} shortcut={key}>
            {/* The tip's trigger must not lend its own state to the toggle. */}
            <span>
              <ToggleGroup.Item className="choice-item" value={id} aria-label={say(name)}>
                <Picture aria-hidden />
              </ToggleGroup.Item>
            </span>
          </Tip>
        )
      })}
    </ToggleGroup.Root>
  )
}

// Ways run from hex to hex: they have a tool of their own.
function FeatureOption(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor()
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
