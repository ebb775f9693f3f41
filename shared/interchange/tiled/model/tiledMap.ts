/** A hexagonal map of Tiled as data: what both its forms (TMX, TMJ) hold of it, places and flags of turned tiles left out. */
import { type Localized } from '#shared/i18n/localized'

export type TiledValue = string | number | boolean
export type TiledProperties = Readonly<Record<string, TiledValue>>

/** The shape of the grid; pixels. `x` staggers columns (flat hexes), `y` rows (pointy ones). */
export interface TiledGrid {
  readonly staggerAxis: 'x' | 'y'
  /** The lines that are shifted by half a hex: those of odd or even number, counted from 0. */
  readonly staggerIndex: 'odd' | 'even'
  readonly hexSide: number
  readonly tileWidth: number
  readonly tileHeight: number
}

/** A rectangle of cells; of infinite maps it may begin anywhere. */
export interface CellBox {
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
}

/** The place of a thing in the file it was read from, for what is said about it. */
interface Placed {
  readonly at?: () => Localized
}

export interface TiledMap extends Placed {
  readonly grid: TiledGrid
  readonly box: CellBox
  readonly properties: TiledProperties
  readonly tilesets: readonly TiledTileset[]
  /** In drawing order; groups are taken apart. */
  readonly layers: readonly TiledLayer[]
}

export interface TiledImage {
  /** Beside the map. */
  readonly source: string
  readonly width: number
  readonly height: number
}

export interface TiledTileset extends Placed {
  readonly firstGid: number
  readonly name: string
  readonly tileWidth: number
  readonly tileHeight: number
  /** The columns of the picture of all tiles; 0 when each has its own. */
  readonly columns: number
  readonly tileCount: number
  readonly spacing: number
  readonly margin: number
  readonly image?: TiledImage
  /** Those of which more is said than that they are there. */
  readonly tiles: readonly TiledTile[]
}

export interface TiledTile {
  readonly id: number
  readonly kind: string
  readonly properties: TiledProperties
  readonly image?: TiledImage
}

export type TiledLayer = TileLayer | ObjectLayer | ImageLayer

interface LayerBase extends Placed {
  readonly name: string
  readonly properties: TiledProperties
  readonly visible: boolean
  /** 0 to 1 */
  readonly opacity: number
}

export interface TileLayer extends LayerBase {
  readonly kind: 'tiles'
  readonly box: CellBox
  /** Row by row; 0 = nothing. */
  readonly gids: Uint32Array
  /** By which it is drawn beside the cells, pixels; absent = not at all. */
  readonly shift?: { readonly x: number; readonly y: number }
}

export interface ObjectLayer extends LayerBase {
  readonly kind: 'objects'
  readonly objects: readonly TiledObject[]
}

export interface ImageLayer extends LayerBase {
  readonly kind: 'image'
  readonly x: number
  readonly y: number
  readonly image: TiledImage
}

/** Pixels of the map; degrees, clockwise, about (x, y). */
export interface TiledObject extends Placed {
  readonly name: string
  /** Its class: `type` in most versions of the format. */
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rotation: number
  /** The tile it shows, standing with its lower left corner on (x, y). */
  readonly gid?: number
  readonly text?: TiledText
  readonly properties: TiledProperties
}

export interface TiledText {
  readonly text: string
  readonly pixels: number
  /** `#rrggbb` */
  readonly color?: string
  readonly bold: boolean
  /** The name of the letters. */
  readonly family?: string
}

/** The tileset that a gid belongs to, and the number of its tile there. */
export function tilesetOf(
  tilesets: readonly TiledTileset[],
  gid: number,
): { readonly tileset: TiledTileset; readonly id: number } | undefined {
  let found: TiledTileset | undefined
  for (const tileset of tilesets)
    if (tileset.firstGid <= gid && tileset.firstGid > (found?.firstGid ?? 0)) found = tileset
  return found && { tileset: found, id: gid - found.firstGid }
}
