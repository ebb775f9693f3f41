/** Moves the cursor and the selection of the table of counter types. */
import { useCallback } from 'react'
import { type Block, type CellAt } from '#shared/armies/block'
import { type Table } from './useTable'

export interface GridCursor {
  /** @param extend the selection grows to the cell, instead of being the cell alone. */
  goTo(cell: CellAt, extend?: boolean): void
  /** Moves by rows and columns, within the table. */
  step(rows: number, columns: number): void
  select(block: Block): void
  /** Goes to the next cell with a fault, or the one before; after the last it begins again. */
  goToFault(step: 1 | -1): void
}

/** @param reveal scrolls a cell into sight. */
export function useGridCursor(table: Table, reveal: (cell: CellAt) => void): GridCursor {
  const { store, columns, cursor, faulty, placed, rowCount } = table
  const goTo = useCallback(
    (cell: CellAt, extend = false): void => {
      store.setState((state) => ({ cursor: cell, anchor: extend ? state.anchor : cell }))
      reveal(cell)
    },
    [store, reveal],
  )
  return {
    goTo,
    step(rows, columnsOn) {
      goTo({
        // One more than there are: a type may just have been added. The table itself keeps the cursor within.
        row: Math.max(0, Math.min(rowCount, cursor.row + rows)),
        column: Math.max(0, Math.min(placed.length - 1, cursor.column + columnsOn)),
      })
    },
    select({ top, left, bottom, right }) {
      store.setState({ anchor: { row: top, column: left }, cursor: { row: bottom, column: right } })
    },
    goToFault(step) {
      const place = ({ row, column }: CellAt): number => row * columns.length + column
      const ahead = faulty.filter((cell) => step * (place(cell) - place(cursor)) > 0)
      const next = step === 1 ? (ahead[0] ?? faulty[0]) : (ahead.at(-1) ?? faulty.at(-1))
      if (next) goTo(next)
    },
  }
}
