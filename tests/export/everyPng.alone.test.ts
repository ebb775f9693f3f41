/** PRT-5: an author's picture is the same in every output, whatever kind of PNG it is: a colour taken from each of its squares. */
import { afterAll, describe, expect, it } from 'vitest'
import { type ImageHash } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { importImage } from '#shared/images/importImage'
import { isProvenForPdf } from '#shared/images/provenForPdf'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { testBoard } from '../support/board'
import { EVERY_PNG, SQUARES } from '../support/everyPng'
import { hasPoppler } from '../support/measurePdf'
import { createOutputs, type Drawing, SCALE } from '../support/outputs'
import { type Pixels } from '../support/pictures'

const outputs = createOutputs()
afterAll(() => outputs.close())

const poppler = hasPoppler()
if (!poppler) console.warn('poppler (pdftoppm) is not installed: the PDF is not compared')

const ACROSS = 8
/** mm */
const EACH = 16

const taken = EVERY_PNG.map(({ name, bytes }) => {
  const found = importImage(bytes, name)
  if (!found.ok) throw new Error(`${name}: ${found.error.message.en}`)
  return { name, bytes, ...found.value }
})
const scenario: Scenario = testBoard({
  images: Object.fromEntries(taken.map(({ hash, image }) => [hash, image])),
})
const placeOf = (index: number) => ({ x: (index % ACROSS) * EACH, y: Math.floor(index / ACROSS) * EACH })
const size = { width: ACROSS * EACH, height: Math.ceil(taken.length / ACROSS) * EACH }

/** All of them on a colour that shows through. */
const OPS: readonly DrawOp[] = [
  {
    kind: 'path',
    path: new PathBuilder().rect(0, 0, size.width, size.height).build(),
    fill: solid('#3c8c50'),
  },
  ...taken.map(({ hash }, index): DrawOp => {
    return { kind: 'image', hash: hash satisfies ImageHash, ...placeOf(index), width: EACH, height: EACH }
  }),
]

function colours({ data, width }: Pixels, index: number): number[][] {
  const { x, y } = placeOf(index)
  const step = (EACH / SQUARES) * SCALE
  return Array.from({ length: SQUARES * SQUARES }, (_, square) => {
    const column = Math.round(x * SCALE + ((square % SQUARES) + 0.5) * step)
    const line = Math.round(y * SCALE + (Math.floor(square / SQUARES) + 0.5) * step)
    return [...data.subarray(4 * (line * width + column), 4 * (line * width + column) + 3)]
  })
}

describe.skipIf(!poppler)('in PDF as in PNG', async () => {
  const drawing: Drawing = { ...size, scenario, paint: () => OPS }
  const [png, pdf] = poppler ? [await outputs.png(drawing), await outputs.pdf(drawing)] : []

  it.each(taken.map(({ name }, index) => [name, index] as const))('%s', (_, index) => {
    const [seen, printed] = [colours(png!, index), colours(pdf!, index)]
    const far = seen.map((colour, square) =>
      Math.max(...colour.map((value, channel) => Math.abs(value - (printed[square]?.[channel] ?? 999)))),
    )
    expect(Math.max(...far), JSON.stringify([seen, printed])).toBeLessThanOrEqual(2)
    // Something is seen of each: not one colour alone.
    expect(new Set(seen.map((colour) => colour.join())).size).toBeGreaterThan(1)
  })
})

it('goes as it is where nothing is lost: eight bits, not interlaced, nothing see-through but by its own alpha', () => {
  const plain = taken.filter(({ bytes, image }) => isProvenForPdf(image.type, bytes)).map(({ name }) => name)
  expect(plain).toEqual(['grey 8', 'rgb 8', 'palette 8', 'grey with alpha 8', 'rgb with alpha 8'])
})
