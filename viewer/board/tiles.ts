/** The map as square tiles, painted a few milliseconds at a time and kept; what is not painted yet shows through. */
import { paintScene } from '#shared/painter/picture/paintScene'
import { STYLES } from '#shared/painter/picture/styles'
import { detailFor, type LayerId, type StyleId } from '#shared/painter/style'
import { type CanvasHost, toCanvas } from '#shared/painter/toCanvas'
import { contextOf, type Picture } from '../page/pictures'
import { type Shown } from '../page/shown'

/** Device pixels. */
const TILE = 256
/** Kept at most: 100 MB. */
const MOST = 400
/** The time of painting in one frame, ms. */
const SLICE = 10
/** Scales at which tiles are painted, so many to a doubling. */
const STEPS = 4

export interface Look {
  readonly style: StyleId
  readonly layers: readonly LayerId[]
}

interface Tiles {
  /**
   * Draws those in sight, whose transform is from mm to device pixels: `scale` a mm, the map's origin at `x`, `y`. True when none
   * is missing.
   */
  draw(context: CanvasRenderingContext2D, at: { scale: number; x: number; y: number }): boolean
  /** Paints what the last `draw` missed, the middle first, until the slice is over. */
  paintSome(): void
  look(look: Look): void
  /** Paints all anew, in other words. */
  forget(): void
}

interface Wanted {
  readonly key: string
  readonly column: number
  readonly row: number
  readonly scale: number
  readonly far: number
}

export function createTiles(shown: Shown, host: CanvasHost<Picture>, first: Look): Tiles {
  const { layout } = shown
  const kept = new Map<string, OffscreenCanvas>()
  let look = first
  let missing: Wanted[] = []

  function paint({ column, row, scale }: Wanted): OffscreenCanvas {
    const canvas = new OffscreenCanvas(TILE, TILE)
    const context = contextOf(canvas)
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, TILE, TILE)
    context.setTransform(scale, 0, 0, scale, -column * TILE, -row * TILE)
    const size = TILE / scale
    const rect = { x: column * size, y: row * size, width: size, height: size }
    const detail = detailFor(scale * layout.hexMm)
    toCanvas(
      paintScene(shown.scene, { rect, style: STYLES[look.style], layers: look.layers, detail }),
      context,
      host,
    )
    return canvas
  }

  return {
    draw(context, { scale, x, y }) {
      const step = Math.ceil(STEPS * Math.log2(scale) - 1e-6)
      const painted = 2 ** (step / STEPS)
      const size = (TILE * scale) / painted
      const { width, height } = context.canvas
      missing = []
      for (let row = Math.floor(-y / size); row * size + y < height; row++)
        for (let column = Math.floor(-x / size); column * size + x < width; column++) {
          const key = `${look.style} ${look.layers.length} ${look.layers.join()} ${step} ${column} ${row}`
          const tile = kept.get(key)
          const [left, top] = [Math.round(column * size + x), Math.round(row * size + y)]
          if (!tile) {
            const far = Math.hypot(left + size / 2 - width / 2, top + size / 2 - height / 2)
            missing.push({ key, column, row, scale: painted, far })
            continue
          }
          // The last used stay longest.
          kept.delete(key)
          kept.set(key, tile)
          const [right, bottom] = [Math.round((column + 1) * size + x), Math.round((row + 1) * size + y)]
          context.drawImage(tile, left, top, right - left, bottom - top)
        }
      missing.sort((a, b) => b.far - a.far)
      return missing.length === 0
    },
    paintSome() {
      const end = performance.now() + SLICE
      for (let next = missing.pop(); next; next = performance.now() < end ? missing.pop() : undefined)
        kept.set(next.key, paint(next))
      for (const [key] of kept) {
        if (kept.size <= MOST) break
        kept.delete(key)
      }
    },
    look(wish) {
      look = wish
    },
    forget() {
      kept.clear()
      missing = []
    },
  }
}
