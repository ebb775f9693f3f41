/** One tile of the layer of counters, and copying it to the screen. */
import { type Rect } from '#shared/painter/ops'
import { type BoardFrame } from './boardLayer'
import { TILE_PX } from './tiles'

export interface Tile {
  /** Pixels a mm. */
  readonly scale: number
  /** Its pixels of the map at this scale. */
  readonly box: Rect
  context: OffscreenCanvasRenderingContext2D | undefined
  /** The part of the box that is to be painted. */
  stale: Rect | undefined
}

export function emptyTile(): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(TILE_PX, TILE_PX).getContext('2d')
  if (!context) throw new Error('this browser gives no 2D canvas')
  return context
}

// Both edges are rounded, not edge and size: neighbours then share their edge. At the frame's own scale nothing is scaled.
export function blit(
  picture: OffscreenCanvas,
  { box, scale }: Tile,
  context: CanvasRenderingContext2D,
  { camera, pixelRatio }: BoardFrame,
): void {
  const real = camera.scale * pixelRatio
  const onScreen = (px: number, origin: number): number => Math.round((px / scale) * real - origin * real)
  const [left, top] = [onScreen(box.x, camera.x), onScreen(box.y, camera.y)]
  const right = onScreen(box.x + box.width, camera.x)
  const bottom = onScreen(box.y + box.height, camera.y)
  context.drawImage(picture, left, top, right - left, bottom - top)
}
