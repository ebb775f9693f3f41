/** How an area is drawn that is painted, raised or marked: freehand, line, rectangle or lasso. */
import Lasso from 'lucide-react/icons/lasso'
import Pencil from 'lucide-react/icons/pencil'
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal'
import Slash from 'lucide-react/icons/slash'
import { ToggleGroup } from 'radix-ui'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { AREA_SHAPES, type AreaShape } from '../tools/area'
import { Tip } from './controls/Tip'
import { useEditor, useEditorState, useSay } from './EditorContext'
import { type Icon } from './icons'
import { RadiusOption } from './toolOptions'

const PICTURES: Readonly<Record<AreaShape, Icon>> = {
  freehand: Pencil,
  line: Slash,
  rectangle: RectangleHorizontal,
  lasso: Lasso,
}

export function AreaOption(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor()
  const shape = useEditorState((state) => state.session.options.areaShape)
  return (
    <ToggleGroup.Root
      type="single"
      className="choice is-pictures"
      aria-label={say(localized('Forme', 'Shape'))}
      value={shape}
      onValueChange={(next) => next && setOptions({ areaShape: next as AreaShape })}
    >
      {AREA_SHAPES.map(({ id, name, key }) => {
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

/** The radius, for the shapes that the brush draws. */
export function AreaRadiusOption(): ReactNode {
  const shape = useEditorState((state) => state.session.options.areaShape)
  return shape === 'freehand' || shape === 'line' ? <RadiusOption /> : null
}
