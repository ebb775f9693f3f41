/**
 * Bitmaps of the map, least recently shown dropped first. Stale ones stay on screen until their new picture comes;
 * a few requests are under way at a time, so that what is wanted can change with every frame. A small change is painted
 * as one patch and laid into the tiles it touches.
 */
import { append } from '#shared/lang/append'
import { intersection } from '#shared/painter/intersection'
import { type Change } from '#shared/commands/history'
import { type Scenario } from '#shared/document/types'
import { type Rect } from '#shared/painter/ops'
import { startPainting } from '../workers/paintClient'
import { type MapLook, type Painted } from '../workers/paintProtocol'
import { type Patch, patched, patchOver } from './tilePatch'
import { levelScale, type TileId, type TileKey, tileKey, tileRect } from './tiles'

/** 256 KiB each. */
const MOST_TILES = 400

interface Tile {
  readonly level: number
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
  /** Requests tiles to paint next, most urgent first; replaces the last request. */
  want(ids: readonly TileId[]): void
  /** True when every one of these tiles is painted and shows the present document. */
  ready(ids: readonly TileId[]): boolean
  open(scenario: Scenario): void
  /** The document changed within rectangles (mm); undefined = anywhere. */
  update(change: Change, rects: readonly Rect[] | undefined): void
  /** The map looks otherwise within rectangles (mm); absent = anywhere. */
  setLook(look: MapLook, rects?: readonly Rect[]): void
  /** A picture that is no tile; undefined when another document is opened first. */
  picture(rect: Rect, scale: number, look: MapLook): Promise<ImageBitmap | undefined>
  close(): void
}

export function createTileCache(look: MapLook, arrived: () => void): TileCache {
  // In the order last shown: a Map keeps insertion order.
  const tiles = new Map<TileKey, Tile>()
  const painter = startPainting(painted)
  // Tiles asked for, by request; an answer to a request that was forgotten is thrown away.
  const asked = new Map<number, Tile>()
  const pictures = new Map<number, (bitmap: ImageBitmap | undefined) => void>()
  let requests = 0
  let current = look
  let wanted: readonly TileId[] = []
  // One patch is painted at a time; changes that come meanwhile gather for the next.
  let patch: (Patch & { readonly request: number }) | undefined
  let changes: Rect[] = []

  function request(rect: Rect, scale: number, under = current): number {
    painter.request({ kind: 'paint', id: ++requests, rect, scale, look: under })
    return requests
  }

  function painted({ id, bitmap }: Painted): void {
    const hand = pictures.get(id)
    pictures.delete(id)
    if (hand) return hand(bitmap)
    if (patch?.request === id) layPatch(patch, bitmap)
    else layTile(id, bitmap)
    arrived()
    pump()
  }

  function layTile(id: number, bitmap: ImageBitmap): void {
    const tile = asked.get(id)
    asked.delete(id)
    if (!tile) {
      bitmap.close()
      return
    }
    tile.bitmap?.close()
    tile.bitmap = bitmap
    tile.asked = false
    tile.stale = tile.staleMeanwhile
    tile.staleMeanwhile = false
  }

  function layPatch(laid: Patch, picture: ImageBitmap): void {
    for (const tile of tiles.values())
      if (tile.bitmap && tile.level === laid.level && intersection(tile.rect, laid.rect))
        tile.bitmap = patched({ rect: tile.rect, bitmap: tile.bitmap }, laid, picture)
    picture.close()
    patch = undefined
  }

  function pump(): void {
    requestPatch()
    for (const id of wanted) {
      if (asked.size >= painter.capacity) return
      const key = tileKey(id)
      const tile = tiles.get(key) ?? create(id, key)
      if (tile.asked || (tile.bitmap && !tile.stale)) continue
      tile.asked = true
      asked.set(request(tile.rect, levelScale(id.level)), tile)
    }
  }

  function requestPatch(): void {
    if (patch || changes.length === 0) return
    const level = wanted[0]?.level
    const next = level === undefined ? undefined : patchOver(changes, level)
    for (const tile of tiles.values()) {
      // A tile on its way may have been painted before the change, and come after the patch.
      const mended = next && tile.level === next.level && !tile.asked
      if (!mended && changes.some((rect) => intersection(rect, tile.rect))) spoil(tile)
    }
    changes = []
    if (next) patch = { ...next, request: request(next.rect, levelScale(next.level)) }
  }

  function create(id: TileId, key: TileKey): Tile {
    const tile: Tile = {
      level: id.level,
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

  function spoilAll(): void {
    changes = []
    patch = undefined
    for (const tile of tiles.values()) spoil(tile)
  }

  function forget(): void {
    changes = []
    patch = undefined
    asked.clear()
    for (const hand of pictures.values()) hand(undefined)
    pictures.clear()
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
      !patch &&
      changes.length === 0 &&
      ids.every((id) => {
        const tile = tiles.get(tileKey(id))
        return tile?.bitmap !== undefined && !tile.stale
      }),
    open(scenario) {
      forget()
      painter.open(scenario)
    },
    update(change, rects) {
      painter.follow(change)
      if (rects) append(changes, rects)
      else spoilAll()
      pump()
    },
    setLook(next, rects) {
      current = next
      if (rects) append(changes, rects)
      else spoilAll()
      pump()
    },
    picture: (rect, scale, under) =>
      new Promise((resolve) => pictures.set(request(rect, scale, under), resolve)),
    close() {
      forget()
      painter.close()
    },
  }
}
