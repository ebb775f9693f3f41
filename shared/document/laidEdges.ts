/** Edges of boards, and their spans, on a map that is laid elsewhere. */
import { type Laying, type QuarterTurn } from '#shared/hex/laying'
import { OPPOSITE } from './boardJoints'
import { edgePositions } from './mapEdges'
import { type EdgeName, type EdgeSpan } from './place'
import { type Board, type BoardEdge } from './types'

/** The ends that are swapped. */
export type Reversal = Pick<Laying, 'columnsReversed' | 'rowsReversed'>

const CLOCKWISE = { top: 'right', right: 'bottom', bottom: 'left', left: 'top' } as const

const ANTICLOCKWISE = { top: 'left', left: 'bottom', bottom: 'right', right: 'top' } as const

export function quarterTurnedEdge(edge: EdgeName, way: QuarterTurn): EdgeName {
  return (way === 'clockwise' ? CLOCKWISE : ANTICLOCKWISE)[edge]
}

// Clockwise, what was at the bottom of the left edge is at the left of the top one.
export function endsSwapped(edge: EdgeName, way: QuarterTurn): boolean {
  return isAcross(edge) === (way === 'anticlockwise')
}

export function mirroredEdge(edge: BoardEdge, board: Board, laying: Reversal): BoardEdge {
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
  const count = edgePositions(from, span.edge)
  const name = laidEdgeName(span.edge, laying)
  const laidCount = edgePositions(to, name)
  const shift = isAcross(span.edge) ? at.col : at.row
  const { quarter } = laying
  const reversed = quarter ? endsSwapped(span.edge, quarter.way) : isReversedAlong(span.edge, laying)
  const place = (position: number): number => shift + (reversed ? count - 1 - position : position)
  const [first, last] = reversed ? [place(span.to), place(span.from)] : [place(span.from), place(span.to)]
  if (span.from < count && (last < 0 || first >= laidCount)) return undefined
  // A span that reached too far still does: a check reports it.
  const end = span.to < count ? Math.min(last, laidCount - 1) : last
  return { ...span, edge: name, from: Math.max(0, first), to: Math.max(0, end) }
}

// The top and bottom edge, along which columns are counted.
function isAcross(edge: EdgeName): boolean {
  return edge === 'top' || edge === 'bottom'
}

/** The edge on which one of the map lies afterwards. */
export function laidEdgeName(
  edge: EdgeName,
  { columnsReversed, rowsReversed, quarter }: Reversal & Pick<Laying, 'quarter'>,
): EdgeName {
  if (quarter) return quarterTurnedEdge(edge, quarter.way)
  return (isAcross(edge) ? rowsReversed : columnsReversed) ? OPPOSITE[edge] : edge
}

function isReversedAlong(edge: EdgeName, { columnsReversed, rowsReversed }: Reversal): boolean {
  return isAcross(edge) ? columnsReversed : rowsReversed
}
