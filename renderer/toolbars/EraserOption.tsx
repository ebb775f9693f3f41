/** The choice of what the eraser rubs out of hexes. */
import { ToggleGroup } from 'radix-ui'
import { type ReactNode } from 'react'
import { ERASED, type Erased } from '#shared/commands/eraseHexes'
import { type Localized, localized } from '#shared/i18n/localized'
import { headline } from '../i18n/language'
import { ERASED_NAMES } from '../tools/eraser'
import { useEditor, useEditorState, useSay } from '../ui/EditorContext'

/** Short names, where the bar has no room for the full one. */
const SHORT: Readonly<Partial<Record<Erased, Localized>>> = {
  hexsides: localized('Bords', 'Hexsides'),
  ways: localized('Voies', 'Ways'),
}

export function EraserOption(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  const erased = useEditorState((state) => state.session.options.erased)
  return (
    <ToggleGroup.Root
      type="multiple"
      className="choice"
      aria-label={say(localized('Ce qui s’efface', 'What is erased'))}
      value={[...erased]}
      onValueChange={(next) => setOptions({ erased: ERASED.filter((id) => (next as Erased[]).includes(id)) })}
    >
      {ERASED.map((id) => (
        <ToggleGroup.Item
          key={id}
          value={id}
          className="choice-item"
          title={SHORT[id] && headline(say(ERASED_NAMES[id]))}
        >
          {headline(say(SHORT[id] ?? ERASED_NAMES[id]))}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
