/** Tables of the file that the ruleset cannot read: with the reasons, and a button that removes them. */
import { type ReactNode } from 'react'
import { pathText } from '#shared/i18n/jsonInWords'
import { colon, localized, sameInBoth } from '#shared/i18n/localized'
import { setHouseTable } from '#shared/commands/setHouseTable'
import { setOption } from '#shared/commands/setOption'
import { playedRuleset } from '#shared/rules/registry/registry'
import { type HouseFault } from '#shared/rules/contract/house'
import { Button } from '../../ui/controls/Button'
import { useEditor, useEditorState, useLanguage, useSay } from '../../ui/EditorContext'

const UNREAD = localized('Ne se lit pas, et ne compte pas', 'Cannot be read, and does not count')

export function FaultyTables(): ReactNode {
  const faults = useEditorState((state) => playedRuleset(state.document.scenario)?.faults) ?? []
  if (faults.length === 0) return null
  return (
    <ul className="house-faults">
      {faults.map((fault) => (
        <Fault key={JSON.stringify(fault)} fault={fault} />
      ))}
    </ul>
  )
}

function Fault({ fault: { path, problem } }: { fault: HouseFault }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const [part, named] = path
  const id = String(named)
  const drop = (): void => {
    if (part === 'options') editor.document.run(setOption, { option: id, label: sameInBoth(id) })
    else editor.document.run(setHouseTable, { table: id, label: sameInBoth(id) })
  }
  return (
    <li className="form-note is-error">
      <span>
        {say(UNREAD)}
        {colon(language)} <code>{pathText(path)}</code>, {say(problem)}
      </span>
      <Button name={localized('Retirer', 'Take out')} onClick={drop} />
    </li>
  )
}
