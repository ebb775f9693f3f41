/** A grid just large enough for a piece of a map. */
import { type RegionClip } from '#shared/document/region/clip'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, toOffset } from '#shared/hex/grid'

/** Open hexes round it; even, so that columns keep their stagger. */
const MARGIN = 2

// Spread over arguments, a large region would be too many.
export const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity)

/** A grid that holds the clip; `from` is where its first column and row lie as the clip counts them from its anchor. */
export function gridRound(
  clip: RegionClip,
  orientation: Grid['orientation'],
): Grid & { readonly from: { readonly col: number; readonly row: number } } {
  const endless: Grid = { orientation, stagger: 'even', columns: 1, rows: 1 }
  const places = (Object.keys(clip.hexes) as HexKey[]).map((key) => toOffset(parseHexKey(key), endless))
  const even = (value: number): number => 2 * Math.floor(value / 2)
  const [cols, rows] = [places.map(({ col }) => col), places.map(({ row }) => row)]
  const from = { col: even(least(cols) - MARGIN), row: even(least(rows) - MARGIN) }
  const size = (all: readonly number[], first: number): number =>
    -least(all.map((one) => -one)) - first + 1 + MARGIN
  return { ...endless, columns: size(cols, from.col), rows: size(rows, from.row), from }
}
