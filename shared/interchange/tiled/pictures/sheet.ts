/** Tiles of one size in one picture, made as they are asked for: what looks the same is one tile. */
import { type DrawOp } from '#shared/painter/ops'
import { type TiledLayer, type TiledProperties, type TiledTileset } from '../model/tiledMap'

export interface SheetTile {
  /** Its class in Tiled. */
  readonly kind: string
  readonly properties: TiledProperties
  /** Paints about the middle, mm of the map. */
  paint(): readonly DrawOp[]
}

export interface Sheet {
  /** The name of the tileset, and the end of the name of its picture. */
  readonly name: string
  /** Pixels of a tile. */
  readonly width: number
  readonly height: number
  readonly tiles: readonly SheetTile[]
}

export interface OpenSheet extends Sheet {
  /** The number of the tile of a key, from 0; new ones are made. */
  numberOf(key: string, make: () => SheetTile): number
}

export function openSheet(name: string, width: number, height: number): OpenSheet {
  const tiles: SheetTile[] = []
  const numbers = new Map<string, number>()
  return {
    name,
    width,
    height,
    tiles,
    numberOf(key, make) {
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, tiles.length)
      tiles.push(make())
      return tiles.length - 1
    },
  }
}

/** The gid of a tile of a sheet. */
export type GidOf = (sheet: Sheet, tile: number) => number

/** Layers of a map and the sheets of their tiles, whose gids are known when all sheets are. */
export interface Part {
  readonly sheets: readonly Sheet[]
  layers(gidOf: GidOf): readonly TiledLayer[]
}

/** Tiles in a row of a picture. */
export const SHEET_COLUMNS = 8

export function sheetSize({ width, height, tiles }: Sheet): {
  readonly width: number
  readonly height: number
} {
  return {
    width: width * Math.min(SHEET_COLUMNS, tiles.length),
    height: height * Math.ceil(tiles.length / SHEET_COLUMNS),
  }
}

/** The tiles that its picture has room for: Tiled counts them by the picture. */
export function roomOf(sheet: Sheet): number {
  const { width, height } = sheetSize(sheet)
  return (width / sheet.width) * (height / sheet.height)
}

export function tilesetOfSheet(sheet: Sheet, firstGid: number, baseName: string): TiledTileset {
  const { name, width, height, tiles } = sheet
  return {
    firstGid,
    name,
    tileWidth: width,
    tileHeight: height,
    columns: Math.min(SHEET_COLUMNS, tiles.length),
    tileCount: roomOf(sheet),
    spacing: 0,
    margin: 0,
    image: { source: `${baseName}-${name}.png`, ...sheetSize(sheet) },
    tiles: tiles.map(({ kind, properties }, id) => ({ id, kind, properties })),
  }
}
