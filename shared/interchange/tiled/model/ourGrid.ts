/** The grid of our maps as Tiled's, and back: odd columns (rows) down (right) is `odd` in both. */
import { type Grid } from '#shared/hex/grid'
import { type TiledGrid } from './tiledMap'

// A side of 60 pixels makes hexes of 103.92: the next even number is nearer than with any other side about as long.
const SIDE = 60
const CORNER_TO_CORNER = 2 * SIDE
const FLAT_TO_FLAT = 104

/** Pixels of the hexes that we write: even numbers, for Tiled halves them. */
export function tiledGridOf({ orientation, stagger }: Pick<Grid, 'orientation' | 'stagger'>): TiledGrid {
  return orientation === 'flat'
    ? {
        ...SHARED,
        staggerAxis: 'x',
        staggerIndex: stagger,
        tileWidth: CORNER_TO_CORNER,
        tileHeight: FLAT_TO_FLAT,
      }
    : {
        ...SHARED,
        staggerAxis: 'y',
        staggerIndex: stagger,
        tileWidth: FLAT_TO_FLAT,
        tileHeight: CORNER_TO_CORNER,
      }
}

const SHARED = { hexSide: SIDE } as const

/** The grid of a map whose first cell is `column`, `row` of Tiled's: parity is of the true number. */
export function ourGridOf(
  { staggerAxis, staggerIndex }: TiledGrid,
  { column, row }: { readonly column: number; readonly row: number },
): Pick<Grid, 'orientation' | 'stagger'> {
  const isOdd = Math.abs((staggerAxis === 'x' ? column : row) % 2) === 1
  const other = staggerIndex === 'odd' ? 'even' : 'odd'
  return {
    orientation: staggerAxis === 'x' ? 'flat' : 'pointy',
    stagger: isOdd ? other : staggerIndex,
  }
}
