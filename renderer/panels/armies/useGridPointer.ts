/** The pointer on the table of counter types: it selects cells, and fills the cells over which the corner is dragged. */
import { type PointerEvent, useState } from 'react'
import { type Block, blockOf, type CellAt, holds } from '#shared/armies/block'
import { fillFrom } from './tableEdits'
import { type GridCursor } from './useGridCursor'
import { type Table } from './useTable'

interface GridPointer {
  /** The cells that will be filled when the corner is dropped. */
  readonly filling: Block | undefined
  /** The corner of the selection has been grabbed. */
  beginFilling(): void
  readonly handlers: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(): void
  }
}

/**
 * @param isEditing a text is being typed into a cell.
 * @param takeFocus keeps what is being typed and gives the table the focus.
 */
export function useGridPointer(
  table: Table,
  { goTo, select }: GridCursor,
  isEditing: boolean,
  takeFocus: () => void,
): GridPointer {
  const { block, cursor } = table
  const [filling, setFilling] = useState<Block>()
  return {
    filling,
    beginFilling: () => setFilling(block),
    handlers: {
      onPointerDown(event) {
        const cell = cellUnder(event)
        if (!cell || (event.button === 2 && holds(block, cell))) return
        // The field keeps the focus, and what is being typed goes into its cell.
        event.preventDefault()
        takeFocus()
        goTo(cell, event.shiftKey)
      },
      onPointerMove(event) {
        if (event.buttons !== 1 || isEditing) return
        const cell = cellUnder(event)
        if (!cell) return
        if (filling) setFilling(reachedBy(block, cell))
        else if (cell.row !== cursor.row || cell.column !== cursor.column) goTo(cell, true)
      },
      onPointerUp() {
        if (!filling) return
        fillFrom(table, block, filling)
        select(filling)
        setFilling(undefined)
      },
    },
  }
}

/** Is this, or something around it, a cell of the table? */
export function isCell(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.armies-cell') !== null
}

function cellUnder({ clientX, clientY }: PointerEvent): CellAt | undefined {
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.armies-cell')
  const { row, column } = under?.dataset ?? {}
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) }
}

/** The block with what is dragged over: along the longer way, as spreadsheets fill. */
function reachedBy(block: Block, cell: CellAt): Block {
  const down = Math.max(0, cell.row - block.bottom, block.top - cell.row)
  const right = Math.max(0, cell.column - block.right, block.left - cell.column)
  const corner = { row: block.top, column: block.left }
  const end = { row: block.bottom, column: block.right }
  const goal = down >= right ? { row: cell.row, column: block.left } : { row: block.top, column: cell.column }
  const [a, b] = [blockOf(corner, end), blockOf(goal, goal)]
  return {
    top: Math.min(a.top, b.top),
    left: Math.min(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
  }
}
