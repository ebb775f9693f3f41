/** The sign of the program, a tower in a hex: from the page's own picture of it, redrawn on the pixels of small icons. */
import { readFileSync } from 'node:fs'
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'

/** Shapes on a square of `units`, bottom first. */
interface Mark {
  readonly units: number
  readonly shapes: readonly { readonly fill: string; readonly d: string }[]
}

const svg = readFileSync(new URL('../../renderer/favicon.svg', import.meta.url), 'utf8')

export const MARK: Mark = {
  units: 32,
  shapes: [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, fill = '', d = '']) => ({
    fill,
    d,
  })),
}

const [HEX_BLUE, TOWER_WHITE] = MARK.shapes.map(({ fill }) => fill) as [string, string]

// On few pixels the merlons would fall between them: these follow the pixels.
const SMALL: readonly Mark[] = [
  {
    units: 10,
    shapes: [
      { fill: HEX_BLUE, d: 'M5 0 10 2.5v5L5 10 0 7.5v-5z' },
      { fill: TOWER_WHITE, d: 'M2 2h2v1h2V2h2v6H6V6H4v2H2z' },
    ],
  },
  {
    units: 14,
    shapes: [
      { fill: HEX_BLUE, d: 'M7 0 13 3.5v7L7 14 1 10.5v-7z' },
      { fill: TOWER_WHITE, d: 'M3 4h2v1h1V4h2v1h1V4h2v3h-1v4H8V9H6v2H4V7H3z' },
    ],
  },
  {
    units: 16,
    shapes: [
      { fill: HEX_BLUE, d: 'M8 0 15 4v8L8 16 1 12V4z' },
      { fill: TOWER_WHITE, d: 'M4 4h2v2h1V4h2v2h1V4h2v3l-1 1v5H9v-3H7v3H5V8L4 7z' },
    ],
  },
  {
    units: 24,
    shapes: [
      { fill: HEX_BLUE, d: 'M12 0 22 6v12L12 24 2 18V6z' },
      { fill: TOWER_WHITE, d: 'M7 6h2v2h2V6h2v2h2V6h2v5l-1 1v6h-3v-4h-2v4H8v-6l-1-1z' },
    ],
  },
]

/** Draws the mark on a square at x, y, `size` pixels wide. */
export function drawMark(context: SKRSContext2D, x: number, y: number, size: number): void {
  const { units, shapes } = SMALL.find((mark) => mark.units === size) ?? MARK
  context.save()
  context.translate(x, y)
  context.scale(size / units, size / units)
  for (const { fill, d } of shapes) {
    context.fillStyle = fill
    context.fill(new Path2D(d))
  }
  context.restore()
}
