/** PRT-5: a photograph that is marked as turned is the same in every output, in each of the eight orientations. */
import { afterAll, describe, expect, it } from 'vitest'
import { asStored } from '#shared/images/exifOrientation'
import { importImage } from '#shared/images/importImage'
import { greatestOf } from '#shared/lang/extremes'
import { type DrawOp } from '#shared/painter/ops'
import { findChromium } from '../../scripts/chromium.mjs'
import { testBoard } from '../support/board'
import { hasPoppler } from '../support/measurePdf'
import { createOutputs, type Drawing, SCALE } from '../support/outputs'
import { ORIENTATIONS, PHOTOGRAPH, photograph, storedColours } from '../support/photographs'
import { type Pixels } from '../support/pictures'

const outputs = createOutputs()
afterAll(() => outputs.close())

const isComplete = hasPoppler() && findChromium() !== undefined
if (!isComplete)
  console.warn('skipped: comparing the outputs needs poppler (pdftoppm) and Chrome or Chromium')

/** mm, of a square of the picture. */
const EACH = 4
/** mm, of the place of each picture: its longer side either way. */
const PLACE = EACH * Math.max(PHOTOGRAPH.length, PHOTOGRAPH[0].length)

interface Shown {
  readonly name: string
  readonly bytes: Uint8Array
  readonly colours: readonly (readonly string[])[]
}

const SHOWN: readonly Shown[] = ORIENTATIONS.flatMap((orientation) => {
  const bytes = photograph(orientation)
  return [
    { name: `orientation ${orientation}, upright`, bytes, colours: PHOTOGRAPH },
    // VASSAL turns nothing: boards and counters of a module are measured so.
    {
      name: `orientation ${orientation}, of a module`,
      bytes: asStored(bytes),
      colours: storedColours(orientation),
    },
  ]
})

const taken = SHOWN.map(({ name, bytes }) => {
  const found = importImage(bytes, name)
  if (!found.ok) throw new Error(found.error.message.en)
  return found.value
})

/** One below the other. */
const drawing: Drawing = {
  width: PLACE,
  height: PLACE * taken.length,
  scenario: testBoard({ images: Object.fromEntries(taken.map(({ hash, image }) => [hash, image])) }),
  paint: () =>
    taken.map(({ hash }, index): DrawOp => {
      const colours = SHOWN[index]?.colours ?? []
      const [width, height] = [EACH * (colours[0]?.length ?? 0), EACH * colours.length]
      return { kind: 'image', hash, x: 0, y: index * PLACE, width, height }
    }),
}

/** The largest distance of the middle of a square from its colour, over all squares. */
function mostOff({ data, width }: Pixels, { colours }: Shown, index: number): number {
  const off = colours.flatMap((line, row) =>
    line.flatMap((colour, column) => {
      const [x, y] = [(column + 0.5) * EACH * SCALE, (index * PLACE + (row + 0.5) * EACH) * SCALE]
      const at = 4 * (Math.round(y) * width + Math.round(x))
      return [0, 1, 2].map((channel) => {
        const wanted = parseInt(colour.slice(1 + 2 * channel, 3 + 2 * channel), 16)
        return Math.abs(wanted - (data[at + channel] ?? 999))
      })
    }),
  )
  return greatestOf(off)
}

describe.skipIf(!isComplete)('is the same in PNG, SVG and PDF', async () => {
  const drawn = isComplete
    ? { png: await outputs.png(drawing), svg: await outputs.svg(drawing), pdf: await outputs.pdf(drawing) }
    : {}

  it.each(SHOWN.map((shown, index) => ({ ...shown, index })))('$name', ({ index, ...shown }) => {
    const far = Object.entries(drawn).map(([output, picture]) => [
      output,
      mostOff(picture, shown, index) <= 6,
    ])
    expect(far).toEqual([
      ['png', true],
      ['svg', true],
      ['pdf', true],
    ])
  })
})
