/** The tilesets of a map: in it, or in files beside it. */
import { isObject } from '#shared/json/decode'
import { localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { refuse } from '../../exchange/fault'
import { type TiledImage, type TiledTile, type TiledTileset } from '../model/tiledMap'
import { type Cursor, integerAt, numberAt, textAt } from './cursor'
import { cursorOf, type TiledInput } from './openFile'
import { propertiesIn } from './readProperties'

const MOST_GIDS = 0x0fffffff
const MOST_PIXELS = 100_000

export async function readTilesets(list: Cursor, input: Pick<TiledInput, 'beside'>): Promise<TiledTileset[]> {
  const tilesets: TiledTileset[] = []
  for (const at of list.items()) {
    const firstGid = integerAt(at, 'firstgid', [1, MOST_GIDS])
    const source = textAt(at, 'source', '')
    if (source === '') tilesets.push(readTileset(at, firstGid, ''))
    else {
      const bytes = await input.beside(source)
      if (!bytes) return refuseMissing(at, source)
      tilesets.push(readTileset(cursorOf(bytes, source, 'tileset'), firstGid, folderOf(source)))
    }
  }
  return withOwnNames(tilesets)
}

/** A name is how a mapping tells tilesets apart. */
function withOwnNames(tilesets: readonly TiledTileset[]): TiledTileset[] {
  const taken = new Set<string>()
  return tilesets.map((tileset) => {
    const name = taken.has(tileset.name) ? `${tileset.name}-${tileset.firstGid}` : tileset.name
    taken.add(name)
    return { ...tileset, name }
  })
}

function refuseMissing(at: Cursor, source: string): never {
  const shown = quotable(source)
  return refuse(
    at.file,
    localized(
      `le jeu de tuiles «\u202f${shown}\u202f» n’est pas à côté de la carte`,
      `the tileset "${shown}" is not beside the map`,
    ),
    at.place(),
  )
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/** @param folder of the tileset, from the map: its pictures are named from there */
function readTileset(at: Cursor, firstGid: number, folder: string): TiledTileset {
  const image = readImage(at, folder)
  return {
    firstGid,
    name: textAt(at, 'name', ''),
    at: at.place,
    tileWidth: integerAt(at, 'tilewidth', [0, MOST_PIXELS], 0),
    tileHeight: integerAt(at, 'tileheight', [0, MOST_PIXELS], 0),
    columns: integerAt(at, 'columns', [0, MOST_GIDS], 0),
    tileCount: integerAt(at, 'tilecount', [0, MOST_GIDS], 0),
    spacing: integerAt(at, 'spacing', [0, MOST_PIXELS], 0),
    margin: integerAt(at, 'margin', [0, MOST_PIXELS], 0),
    ...(image && { image }),
    tiles: tilesOf(at, folder),
  }
}

function tilesOf(at: Cursor, folder: string): TiledTile[] {
  const tiles = at.member('tiles')
  const tileOf = (id: number, tile: Cursor, properties: Cursor): TiledTile => {
    const own = readImage(tile, folder)
    return { id, kind: kindAt(tile), properties: propertiesIn(properties), ...(own && { image: own }) }
  }
  if (Array.isArray(tiles.value))
    return tiles
      .items()
      .map((tile) => tileOf(integerAt(tile, 'id', [0, MOST_GIDS]), tile, tile.member('properties')))
  // TMJ before Tiled 1.2 has objects by id: the tiles, and their properties beside them.
  const properties = at.member('tileproperties')
  const ids = [tiles, properties].flatMap(({ value }) => (isObject(value) ? Object.keys(value) : []))
  return [...new Set(ids)]
    .filter((id) => /^\d{1,9}$/.test(id))
    .map((id) => tileOf(Number(id), tiles.member(id), properties.member(id)))
}

/** Its class: `type`, in one version `class`. */
export function kindAt(at: Cursor): string {
  return textAt(at, 'type', '') || textAt(at, 'class', '')
}

export function readImage(at: Cursor, folder: string): TiledImage | undefined {
  const source = textAt(at, 'image', '')
  if (source === '') return undefined
  return {
    source: folder + source,
    width: numberAt(at, 'imagewidth', 0),
    height: numberAt(at, 'imageheight', 0),
  }
}
