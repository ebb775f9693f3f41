/** PRT-5: what is printed is what is on screen. Every operation through every output, compared by the colours of small cells. */
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { imageHash } from '#shared/document/ids'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { paintScene } from '#shared/painter/picture/paintScene'
import { STYLES } from '#shared/painter/picture/styles'
import { LAYERS } from '#shared/painter/style'
import { findChromium } from '../../scripts/chromium.mjs'
import { FANTASY } from '../../scripts/contactSheet/fantasy'
import { sampleScene } from '../../scripts/contactSheet/sampleMap'
import { EVERY_OP } from '../support/everyOp'
import { hasPoppler } from '../support/measurePdf'
import { createOutputs, type Drawing, SCALE } from '../support/outputs'
import { largestDifference, type Pixels } from '../support/pictures'
import { testBoard } from '../support/board'

const SIZE = { width: 100, height: 80 }
// Cells of 2 mm; renderers differ in how they smooth edges and letters.
const CELL = 2 * SCALE
const SAME = 25

const outputs = createOutputs()
afterAll(() => outputs.close())

const poppler = hasPoppler()
const browser = findChromium()
if (!poppler) console.warn('poppler (pdftoppm) is not installed: the PDF is not compared')
if (browser === undefined) console.warn('no Chrome or Chromium found: the SVG is not compared')

/** Smooth, so that the renderers' ways of enlarging pictures do not matter. */
function checkerPng(): Buffer {
  const canvas = createCanvas(120, 120)
  const context = canvas.getContext('2d')
  for (let square = 0; square < 16; square++) {
    context.fillStyle = square % 3 === 0 ? '#20c0f0' : '#f0c020'
    context.fillRect((square % 4) * 30, Math.floor(square / 4) * 30, 30, 30)
  }
  return canvas.toBuffer('image/png')
}

const png = checkerPng()
const scenario: Scenario = testBoard({
  images: { [imageHash('checker')]: { type: 'image/png', base64: png.toString('base64') } },
})

const PAPER: DrawOp = {
  kind: 'path',
  path: new PathBuilder().rect(0, 0, SIZE.width, SIZE.height).build(),
  fill: solid('#ffffff'),
}

/** Every operation, and a part of a board in each style. */
const PICTURES: readonly (readonly [name: string, ops: readonly DrawOp[]])[] = [
  ['every operation', EVERY_OP],
  ...Object.values(STYLES).map((style) => {
    const rect = { x: 0, y: 0, ...SIZE }
    const scene = sampleScene(FANTASY, 'flat', 12)
    const board = paintScene(scene, { rect, style, layers: LAYERS, detail: 3 })
    return [`a board, ${style.id}`, [PAPER, ...board]] as const
  }),
]

const drawing = (ops: readonly DrawOp[]): Drawing => ({ ...SIZE, scenario, paint: () => ops })

describe.each(PICTURES)('%s', (_, ops) => {
  let png: Pixels
  beforeAll(async () => {
    png = await outputs.png(drawing(ops))
  })

  it.skipIf(!poppler)('is the same in PDF as in PNG', async () => {
    const pdf = await outputs.pdf(drawing(ops))
    expect(largestDifference(png, pdf, CELL)).toBeLessThan(SAME)
  })

  it.skipIf(browser === undefined)('is the same in SVG as in PNG', async () => {
    const svg = await outputs.svg(drawing(ops))
    expect(largestDifference(png, svg, CELL)).toBeLessThan(SAME)
  })
})

it('is told from one that lacks any of its operations', async () => {
  const whole = await outputs.png(drawing(EVERY_OP))
  for (const left of EVERY_OP) {
    const picture = await outputs.png(drawing(EVERY_OP.filter((op) => op !== left)))
    expect(largestDifference(whole, picture, CELL)).toBeGreaterThan(SAME)
  }
})
