/** The menu that starts a new counter type, of a kind of the ruleset; its sheet opens in place of the list. */
import Plus from 'lucide-react/icons/plus'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode } from 'react'
import { addCounterType } from '#shared/commands/entries/counterTypes'
import { counterTypeId, freshId, type SideId } from '#shared/document/ids'
import { type CounterType, type Stats } from '#shared/document/armies'
import { localized } from '#shared/i18n/localized'
import { readableStem } from '#shared/i18n/readableStem'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { type Editor } from '../../editor/editor'
import { Tip } from '../../ui/controls/Tip'
import { MenuBox } from '../../ui/controls/MenuBox'
import { useEditor, useRuleset, useSay } from '../../ui/EditorContext'

export const ADD_TYPE = localized('Nouveau type de pion', 'New counter type')
const NEW_NAME = localized('Nouveau pion', 'New counter')

/** Its sheet opens in place of the list. */
export function addSheet(editor: Editor, counterType: CounterType): void {
  const { counterTypes } = editor.document.scenario
  const stem = readableStem(counterType.name) || 'counter'
  const id = counterTypeId(freshId(stem, counterTypes, editor.document.idCode))
  editor.document.run(addCounterType, { id, counterType })
  editor.session.select({ kind: 'counterType', counterType: id })
}

export function NewSheetMenu({ side, label }: { side: SideId | undefined; label?: string }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const { counterSchema } = useRuleset()
  const add = (stats: Stats): void =>
    addSheet(editor, newCounterType(counterSchema, { name: say(NEW_NAME), side, stats }))
  return (
    <DropdownMenu.Root>
      {label ? (
        <DropdownMenu.Trigger className="button">
          <Plus aria-hidden />
          {label}
        </DropdownMenu.Trigger>
      ) : (
        <Tip text={ADD_TYPE}>
          <DropdownMenu.Trigger className="icon-button" aria-label={say(ADD_TYPE)}>
            <Plus aria-hidden />
          </DropdownMenu.Trigger>
        </Tip>
      )}
      <MenuBox>
        {counterSchema.kinds.map(({ id, name, stats }) => (
          <DropdownMenu.Item key={id} className="menu-item" onSelect={() => add(stats)}>
            <span />
            {say(name)}
          </DropdownMenu.Item>
        ))}
      </MenuBox>
    </DropdownMenu.Root>
  )
}
