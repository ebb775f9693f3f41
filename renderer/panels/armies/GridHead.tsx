/** The headings of the table of counter types: groups, and columns that sort by a click and are widened by their edge. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ListFilter from 'lucide-react/icons/list-filter'
import { memo, type PointerEvent, type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { HeadMenu } from './HeadMenu'
import { type PlacedColumn } from './shownTable'
import { setWidth, type TableState, type TableStore } from './tableStore'
import { type Table, useTableState } from './useTable'

/** Px of both lines. */
export const HEAD_HEIGHT = 52

const SORT = localized('Trier', 'Sort')

export const GridHead = memo(
  function GridHead({ table, width }: { table: Table; width: number }): ReactNode {
    const say = useSay()
    const groups = groupsOf(table.placed)
    return (
      <div role="rowgroup" className="armies-head" style={{ width, height: HEAD_HEIGHT }}>
        <div role="row" aria-rowindex={1} className="armies-groups">
          {groups.map((group) => (
            <div
              key={group.first.column.id}
              role="columnheader"
              aria-colindex={table.placed.indexOf(group.first) + 1}
              aria-colspan={group.count}
              data-frozen={group.first.frozen || undefined}
              style={{ width: group.width, ...(group.first.frozen && { left: group.first.left }) }}
            >
              <span>{headline(say(group.first.column.group))}</span>
            </div>
          ))}
        </div>
        <div role="row" aria-rowindex={2} className="armies-names">
          {table.placed.map((placed, index) => (
            <Heading key={placed.column.id} table={table} placed={placed} index={index} />
          ))}
        </div>
      </div>
    )
  },
  (a, b) =>
    a.table.placed === b.table.placed &&
    a.table.language === b.table.language &&
    a.table.state.sort === b.table.state.sort &&
    a.table.state.values === b.table.state.values,
)

interface Group {
  readonly first: PlacedColumn
  readonly count: number
  readonly width: number
}

function groupsOf(placed: readonly PlacedColumn[]): readonly Group[] {
  const groups: Group[] = []
  for (const column of placed) {
    const last = groups.at(-1)
    if (column.opensGroup || !last) groups.push({ first: column, count: 1, width: column.width })
    else groups[groups.length - 1] = { ...last, count: last.count + 1, width: last.width + column.width }
  }
  return groups
}

function Heading({ table, placed, index }: { table: Table; placed: PlacedColumn; index: number }): ReactNode {
  const say = useSay()
  const { store } = table
  const { column, frozen, left, width, kind } = placed
  const sort = useTableState((state) => (state.sort?.column === column.id ? state.sort : undefined))
  const filtered = useTableState(({ values }) => values[column.id] !== undefined)
  const order = sort && (sort.down ? 'descending' : 'ascending')
  const Arrow = sort?.down ? ArrowDown : ArrowUp
  const name = headline(say(column.name))
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={order ?? 'none'}
      className="armies-heading"
      data-kind={kind}
      data-frozen={frozen || undefined}
      data-opens={placed.opensGroup || undefined}
      style={{ width, ...(frozen && { left }) }}
    >
      <button
        type="button"
        tabIndex={-1}
        className="armies-sort"
        title={`${name} – ${say(SORT)}`}
        onClick={() => store.setState(({ sort: before }) => ({ sort: nextSort(before, column.id) }))}
      >
        <span>{name}</span>
        {sort && <Arrow aria-hidden />}
        {filtered && <ListFilter aria-hidden />}
      </button>
      <HeadMenu table={table} placed={placed} />
      <span className="armies-edge" onPointerDown={(event) => widen(event, store, placed)} />
    </div>
  )
}

/** Up, down, as the document has them. */
function nextSort(before: TableState['sort'], column: string): TableState['sort'] {
  if (before?.column !== column) return { column, down: false }
  return before.down ? undefined : { column, down: true }
}

function widen(event: PointerEvent<HTMLElement>, store: TableStore, { column, width }: PlacedColumn): void {
  const from = event.clientX
  const edge = event.currentTarget
  event.preventDefault()
  event.stopPropagation()
  edge.setPointerCapture(event.pointerId)
  edge.onpointermove = ({ clientX }) => setWidth(store, column.id, width + clientX - from)
  edge.onpointerup = () => {
    edge.onpointermove = null
  }
}
