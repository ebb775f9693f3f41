/**
 * A grid turned by a quarter: flat hexes become pointy ones, columns become rows, and every hex keeps its neighbours. The only
 * change of orientation under which a rectangle of hexes stays one and nothing on it comes apart.
 */
import { turning } from './motion'
import { type Grid, isCut, type OffsetCoord, toAxial } from './grid'
import { type Laying, type QuarterTurn } from './laying'

/** True when the lines of hexes (columns of a flat grid, rows of a pointy one) are counted from the other end afterwards. */
export function reversesLines({ orientation }: Pick<Grid, 'orientation'>, way: QuarterTurn): boolean {
  return (orientation === 'flat') === (way === 'anticlockwise')
}

/** The grid turned; undefined with half hexes when an even number of lines would begin with one that has no corner hex. */
export function quarterTurnGrid(grid: Grid, way: QuarterTurn): Laying | undefined {
  const lines = grid.orientation === 'flat' ? grid.columns : grid.rows
  const reversed = reversesLines(grid, way)
  if (isCut(grid) && reversed && lines % 2 === 0) return undefined
  // Counted from the other end, every other line of an even number is another; else what was shifted down is shifted left.
  const kept = reversed && lines % 2 === 1
  const to: Grid = {
    ...grid,
    orientation: grid.orientation === 'flat' ? 'pointy' : 'flat',
    stagger: kept ? grid.stagger : grid.stagger === 'odd' ? 'even' : 'odd',
    columns: grid.rows,
    rows: grid.columns,
  }
  const first: OffsetCoord =
    way === 'clockwise' ? { col: grid.rows - 1, row: 0 } : { col: 0, row: grid.columns - 1 }
  return {
    from: grid,
    to,
    columnsReversed: false,
    rowsReversed: false,
    quarter: { way, motion: turning(sixths(grid, way)) },
    at: { col: 0, row: 0 },
    shift: toAxial(first, to),
  }
}

// Directions are 30 degrees apart on the two kinds of grid: see `directionAngle`.
function sixths({ orientation }: Grid, way: QuarterTurn): number {
  if (orientation === 'flat') return way === 'clockwise' ? 2 : -1
  return way === 'clockwise' ? 1 : -2
}
