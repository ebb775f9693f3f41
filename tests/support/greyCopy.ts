/** A photocopy of a small map, as it is seen at arm's length: greys of half a millimetre, and how far two of them are apart. */
import { createCanvas } from '@napi-rs/canvas'
import { type Rect } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { type Scene } from '#shared/painter/scene'
import { LAYERS, type LayerId, type Style } from '#shared/painter/style'
import { type CanvasTarget, toCanvas } from '#shared/painter/toCanvas'
import { canvasHost } from '../../main/export/nodePlatform'

/** Pixels along the edge of a cell. */
const CELL = 3

interface Copied {
  readonly scene: Scene
  readonly style: Style
  /** mm */
  readonly rect: Rect
  readonly layers?: readonly LayerId[]
  /** Pixels a mm; cells of half a millimetre by default. */
  readonly scale?: number
}

const host = canvasHost(() => undefined)

/** The greys of a rectangle in cells, row by row, 0 (black) to 255. */
export function greyCopy({ scene, style, rect, layers = LAYERS, scale = 6 }: Copied): number[] {
  const [width, height] = [Math.floor(rect.width * scale), Math.floor(rect.height * scale)]
  const context = createCanvas(width, height).getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale)
  toCanvas(
    paintScene(scene, { rect, style, layers, detail: 3 }),
    context as unknown as CanvasTarget<never>,
    host,
  )
  const { data } = context.getImageData(0, 0, width, height)
  const greys: number[] = []
  for (let y = 0; y + CELL <= height; y += CELL)
    for (let x = 0; x + CELL <= width; x += CELL) {
      let sum = 0
      for (let dy = 0; dy < CELL; dy++)
        for (let dx = 0; dx < CELL; dx++) {
          const at = ((y + dy) * width + x + dx) * 4
          sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
        }
      greys.push(sum / CELL ** 2)
    }
  return greys
}

/** How far two copies of one size are apart: the root of the mean square of their differences, 0 to 255. */
export function greyDistance(one: readonly number[], other: readonly number[]): number {
  const squares = one.reduce((sum, grey, index) => sum + (grey - (other[index] ?? NaN)) ** 2, 0)
  return Math.sqrt(squares / one.length)
}

/** The darkness of a copy, 0 (paper) to 1 (all black). */
export function darkness(greys: readonly number[]): number {
  return 1 - greys.reduce((sum, grey) => sum + grey, 0) / greys.length / 255
}
