/** The line below the table of counter types: how many cells are wrong, the active cell, and what is wrong with it. */
import { type ReactNode } from 'react'
import { heightOf, widthOf } from '#shared/armies/block'
import { cellValue } from '#shared/armies/cells'
import { localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { shortcutLabel } from '../../i18n/shortcutLabel'
import { Tip } from '../../ui/controls/Tip'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { RuleLink } from '../../ui/RuleLink'
import { SEVERITY_ICONS, severityCount } from '../../ui/severity'
import { shownFault, type Table } from './useTable'

const HINT = localized(
  'Tapez pour écrire, Ctrl+Entrée pour tout remplir, F2 pour corriger\u202f; collez depuis un tableur.',
  'Type to write, Ctrl+Enter to fill, F2 to correct; paste from a spreadsheet.',
)

const NEXT = localized('Cellule suivante à revoir', 'Next cell to look at')

interface Props {
  readonly table: Table
  onNext(): void
}

export function FaultLine({ table, onNext }: Props): ReactNode {
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
      <Faults table={table} onNext={onNext} />
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

/** The number of cells with an error or a warning; a click goes to the next. It stands here, where it moves no row of the table. */
function Faults({ table, onNext }: Props): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const { wrong, doubtful } = table.faulty.reduce(
    (counts, { row, column }) => {
      const [at, of] = [table.rows[row], table.columns[column]]
      return at && of && shownFault(table, at, of)?.wrong
        ? { ...counts, wrong: counts.wrong + 1 }
        : { ...counts, doubtful: counts.doubtful + 1 }
    },
    { wrong: 0, doubtful: 0 },
  )
  if (wrong + doubtful === 0) return null
  const Icon = SEVERITY_ICONS[wrong > 0 ? 'error' : 'warning']
  const counts = [
    ...(wrong > 0 ? [severityCount('error', wrong)] : []),
    ...(doubtful > 0 ? [severityCount('warning', doubtful)] : []),
  ]
  return (
    <Tip text={NEXT} shortcut={shortcutLabel('F8', language)}>
      <button type="button" className="button is-quiet armies-faults" onClick={onNext}>
        <Icon aria-hidden />
        {counts.map(say).join(', ')}
      </button>
    </Tip>
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
