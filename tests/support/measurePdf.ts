/** Measuring printed PDFs with poppler: what a ruler on paper would say. */
import { execFileSync } from 'node:child_process'

/** True when poppler's programs can be run; tests that need them say so and are skipped otherwise. */
export function hasPoppler(): boolean {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A narrow strip of a page, mm from its top left corner. */
interface Strip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Gray {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Part of a page in grey, rendered at `dpi`. */
function renderGray(pdf: string, page: number, strip: Strip, dpi: number): Gray {
  const pixels = (mm: number): string => String(Math.round((mm * dpi) / 25.4))
  const place = [
    '-x',
    pixels(strip.x),
    '-y',
    pixels(strip.y),
    '-W',
    pixels(strip.width),
    '-H',
    pixels(strip.height),
  ]
  const number = String(page)
  const pgm = execFileSync(
    'pdftoppm',
    ['-r', String(dpi), '-gray', '-f', number, '-l', number, ...place, pdf],
    {
      maxBuffer: 1 << 30,
    },
  )
  // P5, width, height, 255, one white space, then the pixels.
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.subarray(0, 64).toString('latin1'))
  if (!header) throw new Error('pdftoppm did not write a grey picture')
  return { width: Number(header[1]), height: Number(header[2]), pixels: pgm.subarray(header[0].length) }
}

/**
 * Measures the dark lines that lie across the strip: the middle of each, mm along its longer side from its top or its left end.
 * A line counts when it is at least half as dark as the darkest.
 */
export function darkLines(pdf: string, page: number, strip: Strip, dpi = 1200): number[] {
  const { width, height, pixels } = renderGray(pdf, page, strip, dpi)
  const isUpright = height > width
  const [along, across] = isUpright ? [height, width] : [width, height]
  const darkness = Array.from({ length: along }, (_, at) => {
    let sum = 0
    for (let beside = 0; beside < across; beside++)
      sum += 255 - (pixels[isUpright ? at * width + beside : beside * width + at] as number)
    return sum / across
  })
  const enough = Math.max(...darkness) / 2
  const lines: number[] = []
  let weight = 0
  let moment = 0
  darkness.forEach((value, row) => {
    if (value >= enough && enough > 0) {
      weight += value
      moment += value * (row + 0.5)
    } else if (weight > 0) {
      lines.push(((moment / weight) * 25.4) / dpi)
      weight = moment = 0
    }
  })
  return lines
}

/** The box of all that is not white in a part of a page, mm from the page's corner; undefined when all of it is white. */
export function inkBox(pdf: string, page: number, strip: Strip, dpi = 600): Strip | undefined {
  const { width, height, pixels } = renderGray(pdf, page, strip, dpi)
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if ((pixels[row * width + column] as number) > 245) continue
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = row
    }
  if (right < 0) return undefined
  const mm = (pixel: number): number => (pixel * 25.4) / dpi
  const first = (at: number): number => Math.round((at * dpi) / 25.4)
  return {
    x: mm(first(strip.x) + left),
    y: mm(first(strip.y) + top),
    width: mm(right - left + 1),
    height: mm(bottom - top + 1),
  }
}

/**
 * The length of `count` hexes on a printed map, mm: a strip through the centres of one column (of one row where hexes are
 * `pointy`) crosses only hexsides that are one hex apart. `x` and `y` are a point of it before the first hexside to count.
 * Export the map with the layer `grid` alone, so that nothing else is dark.
 */
export function measureHexes(
  pdf: string,
  at: { page: number; x: number; y: number; pointy?: boolean },
  count: number,
  hexMm: number,
): number {
  const length = (count + 1.5) * hexMm
  const strip = at.pointy
    ? { x: at.x, y: at.y - 0.5, width: length, height: 1 }
    : { x: at.x - 0.5, y: at.y, width: 1, height: length }
  const lines = darkLines(pdf, at.page, strip)
  const [first, last] = [lines[0], lines[count]]
  if (first === undefined || last === undefined)
    throw new Error(`${lines.length} hexsides found from ${at.x}, ${at.y} mm, ${count + 1} needed`)
  return last - first
}
