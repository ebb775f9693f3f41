/** Cuts a board to a map that has shrunk (MAP-3): its hexes keep their names, its edges the rest of their spans. */
import { type Grid, isCut } from '#shared/hex/grid'
import { unturnedBoard } from './laidBoards'
import { type Board, type BoardSpan } from './types'

/** The part of a board that lies on the grid; there must be some. */
export function clippedBoard(board: Board, grid: Grid): Board {
  const { firstColumn, firstRow, columns, rows, turned, numbering } = board
  const [left, top] = [Math.max(0, 0 - firstColumn), Math.max(0, 0 - firstRow)]
  const right = Math.max(0, firstColumn + columns - grid.columns)
  const bottom = Math.max(0, firstRow + rows - grid.rows)
  if (left + right + top + bottom === 0) return board
  const size = { columns: columns - left - right, rows: rows - top - bottom }
  // With half hexes such a rectangle cannot lie turned: it is taken as one that is counted from the other ends.
  const lines = grid.orientation === 'flat' ? size.columns : size.rows
  if (turned && lines % 2 === 0 && isCut(grid)) return clippedBoard(unturnedBoard(board), grid)
  // Numbers and spans are those of the board as printed.
  const printed = turned
    ? { left: right, right: left, top: bottom, bottom: top }
    : { left, right, top, bottom }
  return {
    ...board,
    ...size,
    firstColumn: firstColumn + left,
    firstRow: firstRow + top,
    ...(numbering
      ? {
          numbering: {
            ...numbering,
            firstColumn: numbering.firstColumn + (numbering.columnsDescend ? printed.right : printed.left),
            firstRow: numbering.firstRow + (numbering.rowsDescend ? printed.bottom : printed.top),
          },
        }
      : {}),
    edges: board.edges.map((edge) => {
      const across = edge.edge === 'top' || edge.edge === 'bottom'
      const [first, count] = across ? [printed.left, size.columns] : [printed.top, size.rows]
      return { ...edge, spans: edge.spans.flatMap((span) => clippedSpan(span, first, count)) }
    }),
  }
}

function clippedSpan(span: BoardSpan, first: number, count: number): BoardSpan[] {
  const [from, to] = [Math.max(0, span.from - first), Math.min(count - 1, span.to - first)]
  return from <= to ? [{ ...span, from, to }] : []
}
