/** A row of the table of counter types: its cells, and the live card before the name. */
import Check from 'lucide-react/icons/check'
import { memo, type ReactNode, useEffect, useState } from 'react'
import { cellValue } from '#shared/armies/cells'
import { type Row } from '#shared/armies/columns'
import { localized } from '#shared/i18n/localized'
import { say } from '../../i18n/language'
import { CounterTypePicture } from '../../ui/pictures/CounterTypePicture'
import { type PlacedColumn } from './shownTable'
import { shownFault, shownText, type Table } from './useTable'

/** Px. */
export const ROW_HEIGHT = 30
const CARD_PX = 22

const NEW_TYPE = localized('Nouveau type…', 'New type…')

interface GridRowProps {
  readonly table: Pick<Table, 'scenario' | 'ruleset' | 'language' | 'drafts' | 'placed'>
  readonly grid: string
  readonly index: number
  /** undefined: the empty line at the end, where a type is added. */
  readonly row: Row | undefined
  /** The columns of the selection in this row, from 0; undefined: none. */
  readonly from: number | undefined
  readonly to: number | undefined
  readonly cursor: number | undefined
}

export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  const { table, grid, index, row, from = Infinity, to = -1, cursor } = props
  return (
    <div
      role="row"
      aria-rowindex={index + 3}
      className="armies-row"
      style={{ top: index * ROW_HEIGHT, height: ROW_HEIGHT }}
    >
      {table.placed.map((placed, column) => (
        <Cell
          key={placed.column.id}
          table={table}
          row={row}
          placed={placed}
          index={index}
          column={column}
          id={`${grid}-${index}-${column}`}
          selected={column >= from && column <= to}
          active={column === cursor}
        />
      ))}
    </div>
  )
}, sameRow)

/** Compares what a row shows of the document: its own type and the names of sides. */
function sameRow(a: GridRowProps, b: GridRowProps): boolean {
  const type = ({ table, row }: GridRowProps) => row && table.scenario.counterTypes[row.type]
  return (
    type(a) === type(b) &&
    a.table.scenario.sides === b.table.scenario.sides &&
    (['ruleset', 'language', 'drafts', 'placed'] as const).every((key) => a.table[key] === b.table[key]) &&
    (['grid', 'index', 'row', 'from', 'to', 'cursor'] as const).every((key) => a[key] === b[key])
  )
}

interface CellProps {
  readonly id: string
  readonly table: GridRowProps['table']
  readonly row: Row | undefined
  readonly placed: PlacedColumn
  readonly index: number
  readonly column: number
  readonly selected: boolean
  readonly active: boolean
}

function Cell({ id, table, row, placed, index, column, selected, active }: CellProps): ReactNode {
  const inWords = say(table.language)
  const value = row && cellValue(table.scenario, row, placed.column)
  const text = row ? shownText(table, row, placed.column) : ''
  const fault = row && shownFault(table, row, placed.column)
  const missing = row !== undefined && value === undefined
  const reason = fault && `${inWords(fault.says)} (${fault.rule})`
  const ticked = placed.kind === 'boolean' && typeof value === 'boolean'
  const isName = placed.column.id === 'name'
  const face = table.ruleset.counterSchema.faces.find(({ id: known }) => known === row?.face)
  return (
    <div
      id={id}
      role="gridcell"
      className="armies-cell"
      data-row={index}
      data-column={column}
      data-kind={placed.kind}
      data-fault={fault && (fault.wrong ? 'wrong' : 'doubtful')}
      data-missing={missing || undefined}
      data-frozen={placed.frozen || undefined}
      data-opens={placed.opensGroup || undefined}
      data-active={active || undefined}
      aria-colindex={column + 1}
      aria-selected={selected}
      aria-readonly={missing || undefined}
      aria-invalid={fault ? true : undefined}
      aria-description={reason}
      aria-label={ticked ? text : undefined}
      // A column may be too narrow for its text.
      title={reason ?? (text || undefined)}
      style={{ width: placed.width, ...(placed.frozen && { left: placed.left }) }}
    >
      {isName && row && <Card row={row} />}
      {ticked ? value && <Check aria-hidden /> : <span className="armies-text">{text}</span>}
      {isName && face && <small>{inWords(face.name)}</small>}
      {isName && !row && <span className="armies-new">{inWords(NEW_TYPE)}</span>}
    </div>
  )
}

/** Rows that only fly past while the table is scrolled show none. */
const SETTLED_MS = 120

function Card({ row }: { row: Row }): ReactNode {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span className="armies-card">
      {settled && (
        <CounterTypePicture
          id={row.type}
          size={CARD_PX}
          {...(row.face !== undefined && { face: row.face })}
        />
      )}
    </span>
  )
}
