/** The tile of a gid: its tileset, its class and its properties. */
import { type TiledMap, type TiledTile, tilesetOf, type TiledTileset } from './tiledMap'

export interface TileFacts {
  readonly tileset: TiledTileset
  readonly id: number
  /** Undefined for a tile of which its tileset says nothing. */
  readonly tile: TiledTile | undefined
}

/** Undefined for gids of no tileset; the same answer each time a gid is asked about. */
export function tileFacts({ tilesets }: Pick<TiledMap, 'tilesets'>): (gid: number) => TileFacts | undefined {
  const known = new Map<number, TileFacts | undefined>()
  const tiles = new Map(
    tilesets.map((tileset) => [tileset, new Map(tileset.tiles.map((tile) => [tile.id, tile]))]),
  )
  return (gid) => {
    if (known.has(gid)) return known.get(gid)
    const found = gid === 0 ? undefined : tilesetOf(tilesets, gid)
    const facts = found && { ...found, tile: tiles.get(found.tileset)?.get(found.id) }
    known.set(gid, facts)
    return facts
  }
}
