/** Numberings, boards and edges of a map that is laid elsewhere. Turned or mirrored, every hex keeps its name. */
import { type Grid, isCut } from '#shared/hex/grid'
import { isMirrored, type Laying, type QuarterTurn } from '#shared/hex/laying'
import { reversesLines } from '#shared/hex/quarterTurn'
import { edgePositions } from './mapEdges'
import { type Board, type ScenarioMap } from './types'
import { endsSwapped, mirroredEdge, quarterTurnedEdge, type Reversal } from './laidEdges'

type Numbering = ScenarioMap['numbering']

/** Columns and rows are counted from the other end: every hex keeps its name. */
function reversedNumbering(numbering: Numbering, { columnsReversed, rowsReversed }: Reversal): Numbering {
  const { columnsDescend, rowsDescend } = numbering
  if (!columnsReversed && !rowsReversed) return numbering
  return {
    ...numbering,
    columnsDescend: columnsReversed !== columnsDescend,
    rowsDescend: rowsReversed !== rowsDescend,
  }
}

/** Every hex keeps its name, where a numbering can say it: see `keepsNames`. Turned by a quarter, what was counted first is now second. */
export function laidNumbering(numbering: Numbering, laying: Laying): Numbering {
  if (!laying.quarter) return reversedNumbering(numbering, laying)
  const { way } = laying.quarter
  if (!keepsNames(numbering, laying.from, way)) return numbering
  const { columnsDescend, rowsDescend } = numbering
  return {
    ...numbering,
    style: numbering.style === 'column-row' ? 'row-column' : 'column-row',
    firstColumn: numbering.firstRow,
    firstRow: numbering.firstColumn,
    columnsDescend: way === 'clockwise' ? !rowsDescend : rowsDescend,
    rowsDescend: way === 'clockwise' ? columnsDescend : !columnsDescend,
  }
}

/**
 * Can a numbering name every hex as before when the map turns by a quarter? Letters stand for columns only; and of half hexes,
 * shifted lines that are counted from the other end begin with another number.
 */
export function keepsNames({ style }: Pick<Numbering, 'style'>, grid: Grid, way: QuarterTurn): boolean {
  return style !== 'letter-number' && !(isCut(grid) && !reversesLines(grid, way))
}

/** Edges, spans and numbering are those of the board as printed: they turn with it, but are mirrored. */
export function laidBoard(board: Board, laying: Laying): Board {
  const { from, at, columnsReversed, rowsReversed } = laying
  const { firstColumn, firstRow, columns, rows, numbering } = board
  if (laying.quarter) return quarterTurnedBoard(board, laying, laying.quarter.way)
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

function quarterTurnedBoard(board: Board, laying: Laying, way: QuarterTurn): Board {
  const { from } = laying
  const { firstColumn, firstRow, columns, rows, numbering } = board
  return {
    ...board,
    firstColumn: way === 'clockwise' ? from.rows - firstRow - rows : firstRow,
    firstRow: way === 'clockwise' ? firstColumn : from.columns - firstColumn - columns,
    columns: rows,
    rows: columns,
    ...(numbering ? { numbering: laidNumbering(numbering, laying) } : {}),
    edges: board.edges.map((edge) => {
      const last = edgePositions(board, edge.edge) - 1
      const turned = { ...edge, edge: quarterTurnedEdge(edge.edge, way) }
      if (!endsSwapped(edge.edge, way)) return turned
      const spans = edge.spans.map((span) => ({
        ...span,
        from: Math.max(0, last - span.to),
        to: Math.max(0, last - span.from),
      }))
      return { ...turned, spans: spans.reverse() }
    }),
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
