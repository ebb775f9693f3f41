/**
 * The counters as one picture in tiles, as the map is: panning blits tiles and draws no counter, a counter that moves is
 * redrawn together with only those it overlaps. A tile without counters has no bitmap.
 */
import { intersection } from '#shared/painter/intersection'
import { type Rect } from '#shared/painter/ops'
import { type BoardFrame } from './boardLayer'
import { visibleRect } from './camera'
import { type CounterCard } from './counterCard'
import { spriteBox, type SpriteOf } from './counterSprites'
import { TILE_PX } from './tiles'
import { blit, emptyTile, type Tile } from './counterTile'

/** 256 KiB each; those of the last frame are kept in any case. */
const MOST_TILES = 256
/** After a change of more squares than this all tiles are painted anew. */
const MANY_SQUARES = 400
/** Counters painted ahead in one frame. */
const COUNTERS_AHEAD = 400

interface CounterTiles {
  /** The counters have changed in these squares (mm); undefined = anywhere. */
  spoil(squares: readonly Rect[] | undefined): void
  /** Paints tiles of a scale (pixels a mm) ahead, no more than fit into a frame. True when a frame finds all it shows. */
  prepare(frame: BoardFrame, scale: number): boolean
  /** Draws what a frame shows with tiles of a scale; those missing or stale are painted first. The context is in device pixels. */
  draw(context: CanvasRenderingContext2D, frame: BoardFrame, scale: number): void
}

export function createCounterTiles(cards: () => readonly CounterCard[], spriteOf: SpriteOf): CounterTiles {
  // In the order last shown.
  const tiles = new Map<string, Tile>()
  // The number of them that the present frame prepares: a large screen must not lose them to those it shows meanwhile.
  let ahead = 0

  function tileAt(column: number, row: number, scale: number): Tile {
    const key = `${scale} ${column} ${row}`
    const box = { x: column * TILE_PX, y: row * TILE_PX, width: TILE_PX, height: TILE_PX }
    const tile = tiles.get(key) ?? { scale, box, context: undefined, stale: box }
    tiles.delete(key)
    tiles.set(key, tile)
    return tile
  }

  function tilesSeen({ camera, screen }: BoardFrame, scale: number): Tile[] {
    const { x, y, width, height } = pixelsOf(visibleRect(camera, screen), scale)
    const seen: Tile[] = []
    for (let row = Math.floor(y / TILE_PX); row * TILE_PX < y + height; row++)
      for (let column = Math.floor(x / TILE_PX); column * TILE_PX < x + width; column++)
        seen.push(tileAt(column, row, scale))
    return seen
  }

  /** Returns how many counters it has painted. */
  function mend(tile: Tile): number {
    const { box, scale, stale } = tile
    if (!stale) return 0
    tile.stale = undefined
    const inside = cards().filter((card) => intersection(spriteBox(card, scale), stale))
    if (inside.length > 0) tile.context ??= emptyTile()
    const { context } = tile
    if (!context) return 0
    context.save()
    context.translate(-box.x, -box.y)
    context.beginPath()
    context.rect(stale.x, stale.y, stale.width, stale.height)
    context.clip()
    context.clearRect(stale.x, stale.y, stale.width, stale.height)
    for (const card of inside) {
      const { x, y } = spriteBox(card, scale)
      context.drawImage(spriteOf(card, scale), x, y)
    }
    context.restore()
    return inside.length
  }

  return {
    spoil(squares) {
      if (!squares || squares.length > MANY_SQUARES) tiles.clear()
      else
        for (const tile of tiles.values())
          for (const square of squares) {
            const part = intersection(pixelsOf(square, tile.scale), tile.box)
            if (part) tile.stale = tile.stale ? around(tile.stale, part) : part
          }
    },
    prepare(frame, scale) {
      let painted = 0
      const coming = tilesSeen(frame, scale)
      ahead = coming.length
      for (const tile of coming) {
        if (tile.stale && painted >= COUNTERS_AHEAD) return false
        painted += mend(tile)
      }
      return true
    },
    draw(context, frame, scale) {
      const seen = tilesSeen(frame, scale)
      for (const tile of seen) {
        mend(tile)
        if (tile.context) blit(tile.context.canvas, tile, context, frame)
      }
      for (const oldest of tiles.keys()) {
        if (tiles.size <= Math.max(MOST_TILES, seen.length + ahead)) break
        tiles.delete(oldest)
      }
      ahead = 0
    },
  }
}

// Whole pixels that hold a rectangle (mm), and one more about it: sprites lie on whole pixels too.
function pixelsOf({ x, y, width, height }: Rect, scale: number): Rect {
  const [left, top] = [Math.floor(x * scale) - 1, Math.floor(y * scale) - 1]
  const right = Math.ceil((x + width) * scale) + 1
  const bottom = Math.ceil((y + height) * scale) + 1
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function around(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const right = Math.max(a.x + a.width, b.x + b.width)
  const bottom = Math.max(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: bottom - y }
}
