/**
 * Bitmaps of the map, least recently shown dropped first. Stale ones stay on screen until their new picture comes;
 * a few requests are under way at a time, so that what is wanted can change with every frame.
 */
import { type Scenario } from '#shared/document/types'
import { type Rect } from '#shared/painter/ops'
import { type PaintClient, startPainting } from '../workers/paintClient'
import { type MapLook, type PaintedTile } from '../workers/paintProtocol'
import { intersect, type TileId, TILE_PX, type TileKey, tileKey, tileRect } from './tiles'

/** 256 KiB each. */
const MOST_TILES = 400
/** Enough to keep the worker busy while an answer travels. */
const UNDER_WAY = 3

interface Tile {
  readonly rect: Rect
  bitmap: ImageBitmap | undefined
  stale: boolean
  /** Asked for; `staleMeanwhile` when what it shows changed after the question. */
  asked: boolean
  staleMeanwhile: boolean
}

export interface TileCache {
  /** The bitmap of a tile, if there is one; it counts as shown now. */
  bitmap(id: TileId): ImageBitmap | undefined
  /** What should be painted next, most urgent first; replaces the last wish. */
  want(ids: readonly TileId[]): void
  /** True when every one of these tiles is there and fresh. */
  ready(ids: readonly TileId[]): boolean
  open(scenario: Scenario): void
  /** The document changed within a rectangle (mm); undefined = anywhere. */
  update(scenario: Scenario, rects: readonly Rect[] | undefined): void
  setLook(look: MapLook): void
  close(): void
}

export function createTileCache(look: MapLook, arrived: () => void): TileCache {
  // In the order last shown: a Map keeps insertion order.
  const tiles = new Map<TileKey, Tile>()
  const painter: PaintClient = startPainting(painted)
  let current = look
  let wanted: readonly TileId[] = []
  let underWay = 0

  function painted({ key, bitmap }: PaintedTile): void {
    underWay--
    const tile = tiles.get(key as TileKey)
    if (tile?.asked) {
      tile.bitmap?.close()
      tile.bitmap = bitmap
      tile.asked = false
      tile.stale = tile.staleMeanwhile
      tile.staleMeanwhile = false
    } else bitmap.close()
    arrived()
    pump()
  }

  function pump(): void {
    for (const id of wanted) {
      if (underWay >= UNDER_WAY) return
      const key = tileKey(id)
      const tile = tiles.get(key) ?? create(id, key)
      if (tile.asked || (tile.bitmap && !tile.stale)) continue
      tile.asked = true
      underWay++
      painter.request({ kind: 'tile', key, rect: tile.rect, px: TILE_PX, look: current })
    }
  }

  function create(id: TileId, key: TileKey): Tile {
    const tile: Tile = {
      rect: tileRect(id),
      bitmap: undefined,
      stale: false,
      asked: false,
      staleMeanwhile: false,
    }
    tiles.set(key, tile)
    for (const [oldest, old] of tiles) {
      if (tiles.size <= MOST_TILES) break
      old.bitmap?.close()
      tiles.delete(oldest)
    }
    return tile
  }

  function spoil(tile: Tile): void {
    tile.stale = true
    tile.staleMeanwhile = tile.asked
  }

  function forget(): void {
    for (const tile of tiles.values()) tile.bitmap?.close()
    tiles.clear()
  }

  return {
    bitmap(id) {
      const key = tileKey(id)
      const tile = tiles.get(key)
      if (!tile?.bitmap) return undefined
      tiles.delete(key)
      tiles.set(key, tile)
      return tile.bitmap
    },
    want(ids) {
      wanted = ids
      pump()
    },
    ready: (ids) =>
      ids.every((id) => {
        const tile = tiles.get(tileKey(id))
        return tile?.bitmap !== undefined && !tile.stale
      }),
    open(scenario) {
      forget()
      painter.open(scenario)
    },
    update(scenario, rects) {
      painter.update(scenario)
      for (const tile of tiles.values())
        if (!rects || rects.some((rect) => intersect(rect, tile.rect))) spoil(tile)
      pump()
    },
    setLook(next) {
      current = next
      for (const tile of tiles.values()) spoil(tile)
      pump()
    },
    close() {
      forget()
      painter.close()
    },
  }
}
