/**
 * The tile pyramid: bitmaps of 256 device pixels on a grid fixed to the map, one grid a level.
 * Half-octave levels about the actual size: a tile is shown at 71 to 100 % of its size, so text stays crisp and little is
 * rastered in vain; at 100, 50 and 25 % pixel meets pixel, which is several times faster than scaling.
 */
import { type Rect } from '#shared/painter/ops'
import { ACTUAL_SCALE } from './camera'

/** Edge of a tile, device pixels. */
export const TILE_PX = 256

/** Level 0 is the actual size; each level has √2 times the pixels a mm of the one below. */
export interface TileId {
  readonly level: number
  readonly column: number
  readonly row: number
}

export type TileKey = string & { readonly __brand: 'TileKey' }

export function tileKey({ level, column, row }: TileId): TileKey {
  return `${level}/${column}/${row}` as TileKey
}

/** Device pixels a mm of a level. */
export function levelScale(level: number): number {
  return ACTUAL_SCALE * 2 ** (level / 2)
}

/** The level whose tiles serve a scale (device pixels a mm): the first that is no coarser. */
export function levelFor(scale: number): number {
  return Math.ceil(2 * Math.log2(scale / ACTUAL_SCALE) - 1e-6)
}

/** The part of the paper a tile shows, mm. */
export function tileRect({ level, column, row }: TileId): Rect {
  const edge = TILE_PX / levelScale(level)
  return { x: column * edge, y: row * edge, width: edge, height: edge }
}

/** Tiles of a level that meet a rectangle (mm), nearest to its middle first. */
export function tilesIn(rect: Rect, level: number): TileId[] {
  const edge = TILE_PX / levelScale(level)
  const tiles: TileId[] = []
  for (let row = Math.floor(rect.y / edge); row * edge < rect.y + rect.height; row++)
    for (let column = Math.floor(rect.x / edge); column * edge < rect.x + rect.width; column++)
      tiles.push({ level, column, row })
  const middle = { x: (rect.x + rect.width / 2) / edge - 0.5, y: (rect.y + rect.height / 2) / edge - 0.5 }
  const distance = (tile: TileId): number => Math.hypot(tile.column - middle.x, tile.row - middle.y)
  return tiles.sort((a, b) => distance(a) - distance(b))
}
