/** The picture of the layout of boards as figures, in widths of a hex: rectangles, letters and spans of each board as it is printed. */
import { edgePositions } from '#shared/document/mapEdges'
import { type EdgeName } from '#shared/document/place'
import { type BoardId } from '#shared/document/ids'
import { type Board, type Scenario } from '#shared/document/types'
import { type Point, SQRT3 } from '#shared/hex/layout'
import { greatestOf, leastOf } from '#shared/lang/extremes'

export interface DrawnBoard {
  readonly id: BoardId
  readonly name: string
  readonly turned: boolean
  /** The centre of the board on the picture; everything else is about it, as printed. */
  readonly center: Point
  readonly width: number
  readonly height: number
  readonly letters: readonly { readonly name: string; readonly at: Point }[]
  readonly spans: readonly DrawnSpan[]
}

interface DrawnSpan {
  readonly name: string
  readonly from: Point
  readonly to: Point
  readonly text: Point & { readonly anchor: 'start' | 'middle' | 'end' }
}

interface LayoutPicture {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** The height of a letter, for a picture as large as this. */
  readonly unit: number
  readonly boards: readonly DrawnBoard[]
}

/** A board's rectangle is that of its frame: from centre to centre of its corner hexes, or hex beside hex. */
export function layoutPicture({ boards, map }: Pick<Scenario, 'boards' | 'map'>): LayoutPicture {
  const { orientation, halfHexes } = map.grid
  const along = SQRT3 / 2
  const [column, row] = orientation === 'flat' ? [along, 1] : [1, along]
  const shared = halfHexes ? 1 : 0
  const all = (Object.entries(boards) as [BoardId, Board][]).map(([id, board]) => ({
    id,
    board,
    x: board.firstColumn * column,
    y: board.firstRow * row,
    width: Math.max(board.columns - shared, 1) * column,
    height: Math.max(board.rows - shared, 1) * row,
  }))
  const [left, top] = [leastOf(all.map(({ x }) => x)), leastOf(all.map(({ y }) => y))]
  const right = greatestOf(all.map(({ x, width }) => x + width))
  const bottom = greatestOf(all.map(({ y, height }) => y + height))
  const unit = Math.max(right - left, bottom - top) / 24
  const margin = unit / 2
  return {
    box: {
      x: left - margin,
      y: top - margin,
      width: right - left + 2 * margin,
      height: bottom - top + 2 * margin,
    },
    unit,
    boards: all.map(({ id, board, x, y, width, height }) => ({
      id,
      name: board.name,
      turned: board.turned,
      center: { x: x + width / 2, y: y + height / 2 },
      width,
      height,
      letters: board.edges.flatMap(({ edge, name }) =>
        name === '' ? [] : { name, at: inward(edge, width, height, 0, unit) },
      ),
      spans: board.edges.flatMap(({ edge, spans }) =>
        spans.map((span) => drawnSpan(span, edge, edgePositions(board, edge), { width, height, unit })),
      ),
    })),
  }
}

function drawnSpan(
  { name, from, to }: Board['edges'][number]['spans'][number],
  edge: EdgeName,
  positions: number,
  { width, height, unit }: { readonly width: number; readonly height: number; readonly unit: number },
): DrawnSpan {
  const long = edge === 'top' || edge === 'bottom' ? width : height
  const place = (position: number): number => (Math.min(Math.max(position / positions, 0), 1) - 0.5) * long
  const [start, end] = [place(from), place(to + 1)]
  const anchor = edge === 'left' ? 'start' : edge === 'right' ? 'end' : 'middle'
  return {
    name,
    from: inward(edge, width, height, start, unit / 6),
    to: inward(edge, width, height, end, unit / 6),
    // Beside the letter of the edge, nearer to the middle of the board.
    text: {
      ...inward(edge, width, height, (start + end) / 2, unit * (anchor === 'middle' ? 2 : 1.7)),
      anchor,
    },
  }
}

/** The point at a distance inside an edge, and along it from its middle. */
function inward(edge: EdgeName, width: number, height: number, along: number, distance: number): Point {
  switch (edge) {
    case 'top':
      return { x: along, y: distance - height / 2 }
    case 'bottom':
      return { x: along, y: height / 2 - distance }
    case 'left':
      return { x: distance - width / 2, y: along }
    case 'right':
      return { x: width / 2 - distance, y: along }
  }
}
