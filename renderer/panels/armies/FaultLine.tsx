/** The line below the table of counter types: the active cell, and what is wrong with it. */
import { type ReactNode } from 'react'
import { heightOf, widthOf } from '#shared/armies/block'
import { cellValue } from '#shared/armies/cells'
import { localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { RuleLink } from '../../ui/RuleLink'
import { SEVERITY_ICONS } from '../../ui/severity'
import { shownFault, type Table } from './useTable'

const HINT = localized(
  'Tapez pour écrire, Ctrl+Entrée pour tout remplir, F2 pour corriger\u202f; collez depuis un tableur.',
  'Type to write, Ctrl+Enter to fill, F2 to correct; paste from a spreadsheet.',
)

export function FaultLine({ table }: { table: Table }): ReactNode {
  const say = useSay()
  const { rows, columns, cursor, block, scenario } = table
  const row = rows[cursor.row]
  const column = columns[cursor.column]
  const fault = row && column && shownFault(table, row, column)
  const name = row && scenario.counterTypes[row.type]?.name
  const Icon = SEVERITY_ICONS[fault?.wrong ? 'error' : 'warning']
  const cells = heightOf(block) * widthOf(block)
  return (
    <div className="armies-line">
      <strong>{[name, column && headline(say(column.name))].filter(Boolean).join(' · ')}</strong>
      <p role="status" className={fault ? `severity is-${fault.wrong ? 'error' : 'warning'}` : undefined}>
        {fault && <Icon aria-hidden />}
        {fault ? say(fault.says) : ''}
        {fault && <RuleLink rule={fault.rule} />}
      </p>
      <span className="armies-hint">{cells > 1 ? say(sumOf(table, cells)) : say(HINT)}</span>
    </div>
  )
}

/** "5 × 3 cases", with the sum of the numbers among them. */
function sumOf({ rows, columns, block, scenario }: Table, cells: number) {
  let sum = 0
  let numbers = 0
  for (const row of rows.slice(block.top, block.bottom + 1))
    for (const column of columns.slice(block.left, block.right + 1)) {
      const value = cellValue(scenario, row, column)
      if (typeof value !== 'number') continue
      sum += value
      numbers++
    }
  const size = `${heightOf(block)} × ${widthOf(block)}`
  const [total, totalEn] = numbers > 1 ? [`\u202f; somme ${sum}`, `; sum ${sum}`] : ['', '']
  return localized(`${size} cases${total}`, `${size} ${cells === 1 ? 'cell' : 'cells'}${totalEn}`)
}
