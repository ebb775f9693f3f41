/** The rules of this scenario (SCN-1): its options, its own terrains, features and other rows, its own figures. */
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { Tabs } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { takeHouseRules } from '#shared/commands/takeHouseRules'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { shortcutOf } from '../../actions/keyboard'
import { redo, undo } from '../../actions/undo'
import { Button } from '../../ui/controls/Button'
import { ActionButton } from '../../ui/controls/IconButton'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { useEditor, useRuleset, useSay, useUi } from '../../ui/EditorContext'
import { FaultyTables } from './FaultyTables'
import { OptionsTab } from './OptionsTab'
import { RowsTab } from './RowsTab'
import { TablesTab } from './TablesTab'
import { useForms, useHouse } from './useHouse'
import './houseRules.css'

const TEXT = {
  title: localized('Règles de ce scénario', 'Rules of this scenario'),
  options: localized('Options', 'Options'),
  tables: localized('Tables', 'Tables'),
  take: localized('Reprendre d’un autre scénario…', 'Take from another scenario…'),
  restore: localized('Tout rétablir', 'Restore all'),
  close: localized('Fermer', 'Close'),
}

export function HouseRulesDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const ruleset = useRuleset()
  const { rows } = useForms()
  const { options, houseTables } = useHouse()
  const [tab, setTab] = useState('terrain')
  const plain = Object.keys(options).length + Object.keys(houseTables).length === 0
  const take = async (): Promise<void> => {
    const other = await editor.files.choose()
    if (!other) return
    if (other.ruleset !== editor.document.scenario.ruleset) {
      const { title } = other.info
      return editor.session.refuse(
        localized('Rien n’a été repris', 'Nothing was taken'),
        localized(
          `«\u202f${title}\u202f» suit un autre jeu de règles que ce scénario.`,
          `“${title}” follows another ruleset than this scenario.`,
        ),
      )
    }
    editor.document.run(takeHouseRules, {
      options: other.options,
      houseTables: other.houseTables,
      from: sameInBoth(other.info.title),
    })
  }
  // In a field these keys belong to its text.
  const undoKeys = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.matches('input, select')) return
    const action = [undo, redo].find(({ shortcuts }) => shortcuts?.includes(shortcutOf(event)))
    if (!action) return
    if (action.isEnabled(editor)) void action.run(editor, ui)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <DialogFrame
      title={`${say(TEXT.title)} · ${say(ruleset.name)}`}
      size="large"
      onClose={() => ui.closeDialog()}
      footer={
        <>
          <div className="is-first house-foot">
            <ActionButton action={undo} icon={Undo2} />
            <ActionButton action={redo} icon={Redo2} />
            <Button name={TEXT.take} look="is-quiet" onClick={() => void take()} />
            <Button
              name={TEXT.restore}
              look="is-quiet"
              disabled={plain}
              onClick={() => editor.document.run(takeHouseRules, { options: {}, houseTables: {} })}
            />
          </div>
          <Button name={TEXT.close} look="is-primary is-large" onClick={() => ui.closeDialog()} />
        </>
      }
    >
      <div className="house-rules" onKeyDown={undoKeys}>
        <FaultyTables />
        <Tabs.Root className="house-tabs" value={tab} onValueChange={setTab}>
          <Tabs.List className="tab-list" aria-label={say(TEXT.title)}>
            <Tabs.Trigger value="options" className="tab">
              {say(TEXT.options)}
            </Tabs.Trigger>
            {rows.map(({ table, title }) => (
              <Tabs.Trigger key={table} value={table} className="tab">
                {say(title)}
              </Tabs.Trigger>
            ))}
            <Tabs.Trigger value="tables" className="tab">
              {say(TEXT.tables)}
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="options" className="house-page scrolls">
            <OptionsTab />
          </Tabs.Content>
          {rows.map((form) => (
            <Tabs.Content key={form.table} value={form.table} className="house-page">
              <RowsTab form={form} />
            </Tabs.Content>
          ))}
          <Tabs.Content value="tables" className="house-page">
            <TablesTab />
          </Tabs.Content>
        </Tabs.Root>
      </div>
    </DialogFrame>
  )
}
