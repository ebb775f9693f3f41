/** Patches tiles: one bitmap of the change is drawn into every tile it touches, instead of repainting each. */
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { intersection } from '#shared/painter/intersection'
import { type Rect } from '#shared/painter/ops'
import { levelScale, TILE_PX } from './tiles'

/** Larger changes than this many tiles are painted tile by tile. */
const MOST_TILES = 6

export interface Patch {
  readonly level: number
  /** mm, on whole pixels of the level. */
  readonly rect: Rect
}

/** The patch that covers all rectangles (mm) at a level; undefined when it would be larger than painting the tiles. */
export function patchOver(rects: readonly Rect[], level: number): Patch | undefined {
  const scale = levelScale(level)
  const left = Math.floor(leastOf(rects.map(({ x }) => x)) * scale)
  const top = Math.floor(leastOf(rects.map(({ y }) => y)) * scale)
  const right = Math.ceil(greatestOf(rects.map(({ x, width }) => x + width)) * scale)
  const bottom = Math.ceil(greatestOf(rects.map(({ y, height }) => y + height)) * scale)
  const [width, height] = [right - left, bottom - top]
  if (!(width * height <= MOST_TILES * TILE_PX * TILE_PX)) return undefined
  return { level, rect: { x: left / scale, y: top / scale, width: width / scale, height: height / scale } }
}

/** The tile with the patch laid in; the old bitmap is closed. */
export function patched(
  tile: { readonly rect: Rect; readonly bitmap: ImageBitmap },
  patch: Patch,
  picture: ImageBitmap,
): ImageBitmap {
  const shared = intersection(tile.rect, patch.rect)
  const canvas = new OffscreenCanvas(TILE_PX, TILE_PX)
  const context = canvas.getContext('2d')
  if (!shared || !context) return tile.bitmap
  const scale = levelScale(patch.level)
  const px = (mm: number): number => Math.round(mm * scale)
  const [x, y] = [px(shared.x - tile.rect.x), px(shared.y - tile.rect.y)]
  const [width, height] = [px(shared.width), px(shared.height)]
  context.drawImage(tile.bitmap, 0, 0)
  // The rim of the map is transparent: what was there must go first.
  context.clearRect(x, y, width, height)
  const [fromX, fromY] = [px(shared.x - patch.rect.x), px(shared.y - patch.rect.y)]
  context.drawImage(picture, fromX, fromY, width, height, x, y, width, height)
  tile.bitmap.close()
  return canvas.transferToImageBitmap()
}
