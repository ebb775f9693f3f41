/** Numberings, boards and edges of a map that is laid elsewhere. Turned or mirrored, every hex keeps its name. */
import { isMirrored, type Laying } from '#shared/hex/laying'
import { type Board, type BoardEdge, type EdgeSpan, type ScenarioMap } from './types'

type Numbering = ScenarioMap['numbering']
type EdgeName = BoardEdge['edge']
/** Which ends are swapped. */
type Reversal = Pick<Laying, 'columnsReversed' | 'rowsReversed'>

/** Columns and rows are counted from the other end: every hex keeps its name. */
export function reversedNumbering(
  numbering: Numbering,
  { columnsReversed, rowsReversed }: Reversal,
): Numbering {
  const { columnsDescend, rowsDescend } = numbering
  if (!columnsReversed && !rowsReversed) return numbering
  return {
    ...numbering,
    columnsDescend: columnsReversed !== columnsDescend,
    rowsDescend: rowsReversed !== rowsDescend,
  }
}

/** Edges, spans and numbering are those of the board as printed: they turn with it, but are mirrored. */
export function laidBoard(board: Board, laying: Laying): Board {
  const { from, at, columnsReversed, rowsReversed } = laying
  const { firstColumn, firstRow, columns, rows, numbering } = board
  const laid: Board = {
    ...board,
    firstColumn: at.col + (columnsReversed ? from.columns - firstColumn - columns : firstColumn),
    firstRow: at.row + (rowsReversed ? from.rows - firstRow - rows : firstRow),
  }
  if (!isMirrored(laying)) return { ...laid, turned: columnsReversed !== board.turned }
  return {
    ...laid,
    ...(numbering ? { numbering: reversedNumbering(numbering, laying) } : {}),
    edges: board.edges.map((edge) => mirroredEdge(edge, board, laying)),
  }
}

/** A turned board as one that lies as printed, counted from the other ends: every hex and every edge keeps its name. */
export function unturnedBoard(board: Board): Board {
  const reversal = { columnsReversed: true, rowsReversed: true }
  return {
    ...board,
    turned: false,
    ...(board.numbering ? { numbering: reversedNumbering(board.numbering, reversal) } : {}),
    edges: board.edges.map((edge) => mirroredEdge(edge, board, reversal)),
  }
}

function mirroredEdge(edge: BoardEdge, board: Board, laying: Reversal): BoardEdge {
  const name = laidEdgeName(edge.edge, laying)
  const last = (isAcross(edge.edge) ? board.columns : board.rows) - 1
  if (!isReversedAlong(edge.edge, laying)) return { ...edge, edge: name }
  const place = (position: number): number => Math.max(0, last - position)
  // Named from the other end on.
  const spans = edge.spans.map((span) => ({ ...span, from: place(span.to), to: place(span.from) })).reverse()
  return { ...edge, edge: name, spans }
}

/** Positions along an edge of the whole map; undefined when the map ends before. What reaches beyond its end is cut. */
export function laidEdge(span: EdgeSpan, laying: Laying): EdgeSpan | undefined {
  const { from, to, at } = laying
  const [count, laidCount, shift] = isAcross(span.edge)
    ? [from.columns, to.columns, at.col]
    : [from.rows, to.rows, at.row]
  const reversed = isReversedAlong(span.edge, laying)
  const place = (position: number): number => shift + (reversed ? count - 1 - position : position)
  const [first, last] = reversed ? [place(span.to), place(span.from)] : [place(span.from), place(span.to)]
  if (span.from < count && (last < 0 || first >= laidCount)) return undefined
  // What reached too far already does so still: a check tells it.
  const end = span.to < count ? Math.min(last, laidCount - 1) : last
  return { ...span, edge: laidEdgeName(span.edge, laying), from: Math.max(0, first), to: Math.max(0, end) }
}

const OPPOSITE_EDGE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

// The top and bottom edge, along which columns are counted.
function isAcross(edge: EdgeName): boolean {
  return edge === 'top' || edge === 'bottom'
}

function laidEdgeName(edge: EdgeName, { columnsReversed, rowsReversed }: Reversal): EdgeName {
  return (isAcross(edge) ? rowsReversed : columnsReversed) ? OPPOSITE_EDGE[edge] : edge
}

function isReversedAlong(edge: EdgeName, { columnsReversed, rowsReversed }: Reversal): boolean {
  return isAcross(edge) ? columnsReversed : rowsReversed
}
