/** Blits the map: tiles of the zoom's level, coarser or finer ones where they are missing, the overview under all. */
import { intersection } from '#shared/painter/intersection'
import { type Rect } from '#shared/painter/ops'
import { type Camera, type Size, visibleRect } from './camera'
import { type Overview } from './overview'
import { type TileCache } from './tileCache'
import { levelFor, levelScale, TILE_PX, type TileId, tileRect, tilesIn } from './tiles'

/** Hexes smaller than this (device pixels) are shown by the overview alone. */
const OVERVIEW_BELOW_PX = 5
/** Levels tried for a missing tile, nearest first; positive = finer. */
const STAND_INS = [-1, 1, -2, 2, -3, -4, -5, -6]

export interface BoardFrame {
  readonly camera: Camera
  readonly screen: Size
  readonly pixelRatio: number
  /** The paper that exists, mm. */
  readonly paper: Rect
  readonly hexMm: number
}

/** Draws one frame and tells the cache what it misses. The context is in device pixels, cleared. */
export function drawBoard(
  context: CanvasRenderingContext2D,
  frame: BoardFrame,
  tiles: TileCache,
  overview: Overview,
): void {
  const seen = intersection(visibleRect(frame.camera, frame.screen), frame.paper)
  const scale = frame.camera.scale * frame.pixelRatio
  if (!seen) {
    tiles.want([])
    return
  }
  if (frame.hexMm * scale < OVERVIEW_BELOW_PX) {
    overview.draw(context, seen, devicePixels(seen, frame))
    tiles.want([])
    return
  }
  const level = levelFor(scale)
  const visible = tilesIn(seen, level)
  context.save()
  clipToPaper(context, frame)
  // Pixel on pixel there is nothing to smooth.
  const scaled = Math.abs(levelScale(level) / scale - 1) > 1e-6
  for (const id of visible) {
    const bitmap = tiles.bitmap(id)
    const box = devicePixels(tileRect(id), frame)
    context.imageSmoothingEnabled = scaled
    if (bitmap) context.drawImage(bitmap, box.x, box.y, box.width, box.height)
    else drawStandIn(context, { id, frame }, tiles, overview)
  }
  context.restore()
  // One tile beyond the screen on each side, so that a slow pan finds its tiles there.
  const margin = TILE_PX / scale
  const around = {
    x: seen.x - margin,
    y: seen.y - margin,
    width: seen.width + 2 * margin,
    height: seen.height + 2 * margin,
  }
  const reachable = intersection(around, frame.paper)
  tiles.want(reachable ? [...visible, ...tilesIn(reachable, level)] : visible)
}

// The frame may cut the rim hexes in half; what lies beyond is not printed either.
function clipToPaper(context: CanvasRenderingContext2D, frame: BoardFrame): void {
  const paper = devicePixels(frame.paper, frame)
  context.beginPath()
  context.rect(paper.x, paper.y, paper.width, paper.height)
  context.clip()
  context.fillStyle = '#ffffff'
  context.fillRect(paper.x, paper.y, paper.width, paper.height)
}

/** The tiles on screen; empty while the overview alone is shown. */
export function tilesOnScreen(frame: BoardFrame): TileId[] {
  const seen = intersection(visibleRect(frame.camera, frame.screen), frame.paper)
  const scale = frame.camera.scale * frame.pixelRatio
  return !seen || frame.hexMm * scale < OVERVIEW_BELOW_PX ? [] : tilesIn(seen, levelFor(scale))
}

// The first level that has all of the missing tile's paper, else the overview.
function drawStandIn(
  context: CanvasRenderingContext2D,
  missing: { readonly id: TileId; readonly frame: BoardFrame },
  tiles: TileCache,
  overview: Overview,
): void {
  const { id, frame } = missing
  const rect = intersection(tileRect(id), frame.paper)
  if (!rect) return
  context.imageSmoothingEnabled = true
  for (const offset of STAND_INS) {
    const parts = tilesIn(rect, id.level + offset).map((other) => ({
      rect: tileRect(other),
      bitmap: tiles.bitmap(other),
    }))
    if (parts.some((part) => part.bitmap === undefined)) continue
    for (const part of parts) {
      const shared = intersection(part.rect, rect)
      if (part.bitmap && shared) drawPart(context, part.bitmap, { whole: part.rect, part: shared }, frame)
    }
    return
  }
  overview.draw(context, rect, devicePixels(rect, frame))
}

function drawPart(
  context: CanvasRenderingContext2D,
  bitmap: ImageBitmap,
  { whole, part }: { readonly whole: Rect; readonly part: Rect },
  frame: BoardFrame,
): void {
  const px = bitmap.width / whole.width
  const box = devicePixels(part, frame)
  context.drawImage(
    bitmap,
    (part.x - whole.x) * px,
    (part.y - whole.y) * px,
    part.width * px,
    part.height * px,
    box.x,
    box.y,
    box.width,
    box.height,
  )
}

// Both edges are rounded, not edge and size: neighbours then share their edge, and no seam shows.
function devicePixels(rect: Rect, { camera, pixelRatio }: BoardFrame): Rect {
  const scale = camera.scale * pixelRatio
  const left = Math.round((rect.x - camera.x) * scale)
  const top = Math.round((rect.y - camera.y) * scale)
  const right = Math.round((rect.x + rect.width - camera.x) * scale)
  const bottom = Math.round((rect.y + rect.height - camera.y) * scale)
  return { x: left, y: top, width: right - left, height: bottom - top }
}
