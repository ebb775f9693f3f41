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

/** The colours of a rectangle in cells, row by row: red, green and blue of each, 0 to 255. */
export function colorCopy({ scene, style, rect, layers = LAYERS, scale = 6 }: Copied): number[] {
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
  const meanOf = (left: number, top: number, channel: number): number => {
    let sum = 0
    for (let y = top; y < top + CELL; y++)
      for (let x = left; x < left + CELL; x++) sum += data[(y * width + x) * 4 + channel] ?? 0
    return sum / CELL ** 2
  }
  const colors: number[] = []
  for (let y = 0; y + CELL <= height; y += CELL)
    for (let x = 0; x + CELL <= width; x += CELL)
      colors.push(meanOf(x, y, 0), meanOf(x, y, 1), meanOf(x, y, 2))
  return colors
}

/** The greys of a rectangle in cells, row by row, 0 (black) to 255. */
export function greyCopy(copied: Copied): number[] {
  return inGrey(colorCopy(copied))
}

/** One grey for each cell of a copy in colours. */
export function inGrey(colors: readonly number[]): number[] {
  return Array.from({ length: colors.length / 3 }, (_, cell) => {
    const [red = NaN, green = NaN, blue = NaN] = colors.slice(3 * cell, 3 * cell + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
}

/** Measures how far two copies of one size, grey or coloured, are apart: the root mean square of their differences, 0 to 255. */
export function greyDistance(one: readonly number[], other: readonly number[]): number {
  const squares = one.reduce((sum, grey, index) => sum + (grey - (other[index] ?? NaN)) ** 2, 0)
  return Math.sqrt(squares / one.length)
}

/** The darkness of a copy, 0 (paper) to 1 (all black). */
export function darkness(greys: readonly number[]): number {
  return 1 - greys.reduce((sum, grey) => sum + grey, 0) / greys.length / 255
}
