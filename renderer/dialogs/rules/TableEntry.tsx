/** A table of the rules, folded until it is asked for or a row of it is found; cells that the scenario changes are marked. */
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { changedCells } from '#shared/rules/reference/changedCells'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { MARK_LEGEND, marked } from '#shared/rules/reference/uncertain'
import { headline } from '../../i18n/language'
import { ColumnHeads } from '../../ui/controls/ColumnHeads'
import { useSay } from '../../ui/EditorContext'
import { foundRows } from './foundRules'
import { type Reading } from './reading'

const TEXT = {
  changed: localized('changée par ce scénario', 'changed by this scenario'),
  cell: localized('changé par ce scénario', 'changed by this scenario'),
}

export function TableEntry({ table, reading }: { table: RuleTable; reading: Reading }): ReactNode {
  const say = useSay()
  const { query, printed, open, onToggle } = reading
  const found = foundRows(table, query, say)
  const own = printed.find(({ id }) => id === table.id)
  const changes = own && own !== table ? changedCells(table, own) : []
  const shown = open.has(table.id) !== found.length > 0
  return (
    <section className="rule-table" data-table={table.id}>
      <button type="button" className="row-button" aria-expanded={shown} onClick={() => onToggle(table.id)}>
        <ChevronRight aria-hidden className={shown ? 'is-turned' : ''} />
        {marked(headline(say(table.title)), table.uncertain)}
        {changes.some((row) => row.includes(true)) && (
          <span className="changed-mark">{say(TEXT.changed)}</span>
        )}
      </button>
      {shown && <Cells table={table} changes={changes} found={found} />}
    </section>
  )
}

interface CellsProps {
  readonly table: RuleTable
  readonly changes: readonly (readonly boolean[])[]
  readonly found: readonly number[]
}

function Cells({ table, changes, found }: CellsProps): ReactNode {
  const say = useSay()
  const { title, columns, rows, uncertain, notes = [] } = table
  const doubtful = uncertain || rows.some((row) => row.uncertain)
  return (
    <>
      <div
        className={columns.length > 7 ? 'rule-cells is-wide' : 'rule-cells'}
        tabIndex={0}
        role="group"
        aria-label={headline(say(title))}
      >
        <table>
          <ColumnHeads columns={columns} />
          <tbody>
            {rows.map(({ label, cells, uncertain: doubt }, at) => (
              <tr key={at} className={found.includes(at) ? 'is-found' : undefined}>
                <th scope="row">{marked(headline(say(label)), doubt)}</th>
                {cells.map((cell, index) => (
                  <td
                    key={index}
                    className={changes[at]?.[index] ? 'is-changed' : undefined}
                    title={changes[at]?.[index] ? headline(say(TEXT.cell)) : undefined}
                  >
                    {say(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {[...notes, ...(doubtful ? [MARK_LEGEND] : [])].map((note) => (
        <p key={note.en} className="rule-note">
          {say(note)}
        </p>
      ))}
    </>
  )
}
