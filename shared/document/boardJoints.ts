/** The joints of the boards of a map: which of them lie side by side, and by which of their edges (SCN-7). */
import { isCut } from '#shared/hex/grid'
import { type BoardId } from './ids'
import { type EdgeName } from './place'
import { type Board, type Scenario } from './types'

/** The first line that both boards have, and the one behind the last, counted on the map. */
export type Common = readonly [from: number, end: number]

/** Two boards of which the second lies at the right of the first, or below it, along more than a corner. */
export interface Joint {
  readonly first: BoardId
  readonly second: BoardId
  readonly boards: readonly [Board, Board]
  readonly lies: 'right' | 'below'
  /** Rows along which a board lies at the right of the other, columns where it lies below. */
  readonly common: Common
}

/** Each joint once, in the order of the boards. With half hexes both boards have the line of hexes on which they meet. */
export function jointsOf({ boards, map }: Pick<Scenario, 'boards' | 'map'>): Joint[] {
  const all = Object.entries<Board>(boards) as [BoardId, Board][]
  const shared = isCut(map.grid) ? 1 : 0
  return all.flatMap(([first, a]) =>
    all.flatMap(([second, b]): Joint[] => {
      if (first === second) return []
      const two = { first, second, boards: [a, b] } as const
      const rows = common(a.firstRow, a.rows, b.firstRow, b.rows)
      const columns = common(a.firstColumn, a.columns, b.firstColumn, b.columns)
      const beside = a.firstColumn + a.columns - shared === b.firstColumn && rows[1] - rows[0] > 1
      const below = a.firstRow + a.rows - shared === b.firstRow && columns[1] - columns[0] > 1
      return [
        ...(beside ? [{ ...two, lies: 'right', common: rows } as const] : []),
        ...(below ? [{ ...two, lies: 'below', common: columns } as const] : []),
      ]
    }),
  )
}

function common(a: number, aCount: number, b: number, bCount: number): Common {
  return [Math.max(a, b), Math.min(a + aCount, b + bCount)]
}

export const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** The edge of a board as it is printed that lies on this side of it; the same again for the way back. */
export function printedEdgeOf({ turned }: Pick<Board, 'turned'>, lying: EdgeName): EdgeName {
  return turned ? OPPOSITE[lying] : lying
}
