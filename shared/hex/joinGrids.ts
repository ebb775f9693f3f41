/** Two grids joined along an edge into one (geomorphic boards, MAP-3): whether they fit, and the laying of each. */
import { type Grid, isCut } from './grid'
import { layAt, type Laying } from './laying'

export type Edge = 'top' | 'right' | 'bottom' | 'left'

export interface JoinedGrids {
  readonly grid: Grid
  readonly here: Laying
  readonly there: Laying
}

/** The reason why grids do not fit; `length`: hexes along the edge; `corner`: with half hexes, its line has no corner hex. */
export type GridMisfit =
  | { readonly kind: 'orientation' | 'halfHexes' | 'stagger' | 'corner' }
  | { readonly kind: 'length'; readonly here: number; readonly there: number }

/**
 * Lays `there` along an edge of `here`. With half hexes the rim hexes of both coincide, so that the frames meet; without, the
 * two edges lie side by side.
 */
export function joinGrids(here: Grid, there: Grid, edge: Edge): JoinedGrids | GridMisfit {
  if (here.orientation !== there.orientation) return { kind: 'orientation' }
  if ((here.halfHexes === true) !== (there.halfHexes === true)) return { kind: 'halfHexes' }
  if (here.halfHexes === true && !(isCut(here) && isCut(there))) return { kind: 'halfHexes' }
  const sideways = edge === 'left' || edge === 'right'
  const [mine, other] = sideways ? [here.rows, there.rows] : [here.columns, there.columns]
  if (mine !== other) return { kind: 'length', here: mine, there: other }
  // The one to the left, or above.
  const hereFirst = edge === 'right' || edge === 'bottom'
  const [first, second] = hereFirst ? [here, there] : [there, here]
  const alongLines = sideways === (here.orientation === 'flat')
  const shared = isCut(here) ? 1 : 0
  const at = sideways ? { col: first.columns - shared, row: 0 } : { col: 0, row: first.rows - shared }
  const misfit = isCut(here) ? cutMisfit(first, alongLines) : wholeMisfit(first, second, alongLines)
  if (misfit) return misfit
  const grid: Grid = {
    ...here,
    stagger: isCut(here) ? here.stagger : joinedStagger(first, second, alongLines),
    columns: at.col + second.columns,
    rows: at.row + second.rows,
  }
  const [above, below] = [layAt(first, grid, { col: 0, row: 0 }), layAt(second, grid, at)]
  return hereFirst ? { grid, here: above, there: below } : { grid, here: below, there: above }
}

/** Lines of hexes: columns of a flat grid, rows of a pointy one. */
function linesOf(grid: Grid): number {
  return grid.orientation === 'flat' ? grid.columns : grid.rows
}

// The line on which both meet must be the first line of the second: one with corner hexes. The stagger only says how hexes of
// shifted lines are counted.
function cutMisfit(first: Grid, alongLines: boolean): GridMisfit | undefined {
  return alongLines && linesOf(first) % 2 === 0 ? { kind: 'corner' } : undefined
}

// Line by line the second goes on with the zigzag of the first; a single line is shifted against nothing.
function wholeMisfit(first: Grid, second: Grid, alongLines: boolean): GridMisfit | undefined {
  if (linesOf(first) === 1 || linesOf(second) === 1) return undefined
  const same = first.stagger === second.stagger
  const fits = alongLines && linesOf(first) % 2 === 1 ? !same : same
  return fits ? undefined : { kind: 'stagger' }
}

function joinedStagger(first: Grid, second: Grid, alongLines: boolean): Grid['stagger'] {
  if (linesOf(first) > 1 || !alongLines) return first.stagger
  return second.stagger === 'odd' ? 'even' : 'odd'
}
