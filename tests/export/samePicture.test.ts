/** PRT-5: what is printed is what is on screen. Pictures through every output, compared pixel by pixel. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { imageHash } from '#shared/document/ids'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { paintScene } from '#shared/painter/picture/paintScene'
import { STYLES } from '#shared/painter/picture/styles'
import { LAYERS } from '#shared/painter/style'
import { toCanvas } from '#shared/painter/toCanvas'
import { toSvg } from '#shared/painter/toSvg'
import { createPdfPages, pdfBytes } from '#shared/print/pdfPages'
import { createNodePlatform } from '../../main/export/nodePlatform'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs'
import { FANTASY } from '../../scripts/contactSheet/fantasy'
import { sampleScene } from '../../scripts/contactSheet/sampleMap'
import { EVERY_OP } from '../support/everyOp'
import { hasPoppler } from '../support/measurePdf'
import { decodePng, largestDifference, type Pixels } from '../support/pictures'
import { testBoard } from '../support/board'

const SIZE = { width: 100, height: 80 }
// Pixels a mm.
const SCALE = 10
// Cells of 2 mm; renderers differ in how they smooth edges and letters.
const CELL = 20
const SAME = 25

const folder = mkdtempSync(join(tmpdir(), 'castellan-picture-'))
afterAll(() => rmSync(folder, { recursive: true }))

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

async function onCanvas(ops: readonly DrawOp[]): Promise<Pixels> {
  const platform = await createNodePlatform(scenario)
  const canvas = createCanvas(SIZE.width * SCALE, SIZE.height * SCALE)
  const context = canvas.getContext('2d')
  context.scale(SCALE, SCALE)
  toCanvas(ops, context, platform.png.host)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width: canvas.width, height: canvas.height, data }
}

describe.each(PICTURES)('%s', (_, ops) => {
  let canvasPicture: Pixels
  beforeAll(async () => {
    canvasPicture = await onCanvas(ops)
  })

  it.skipIf(!poppler)('is the same in PDF as on canvas', async () => {
    const { createPdf, fonts, imageBytes, text, png } = await createNodePlatform(scenario)
    const document = createPdf({ title: 'Every operation', authors: '', language: 'en' })
    const bytes = pdfBytes(document)
    const pages = createPdfPages(document, {
      fonts,
      image: imageBytes,
      text,
      createDeflate: png.createDeflate,
    })
    await pages.addPage({ widthMm: SIZE.width, heightMm: SIZE.height, paint: () => ops })
    document.end()
    writeFileSync(join(folder, 'every.pdf'), await bytes)
    const dpi = String(25.4 * SCALE)
    const args = ['-r', dpi, '-png', '-singlefile', join(folder, 'every.pdf'), join(folder, 'every')]
    execFileSync('pdftoppm', args)
    const pdfPicture = await decodePng(readFileSync(join(folder, 'every.png')))
    expect(largestDifference(canvasPicture, pdfPicture, CELL)).toBeLessThan(SAME)
  })

  it.skipIf(browser === undefined)('is the same in SVG as on canvas', async () => {
    const { base64, fonts, imageBytes } = await createNodePlatform(scenario)
    const svg = toSvg(ops, {
      ...SIZE,
      fonts: {
        sans: () => base64(fonts.sans),
        'sans-bold': () => base64(fonts['sans-bold']),
        serif: () => base64(fonts.serif),
      },
      image: (hash) => imageBytes(hash) && `data:image/png;base64,${png.toString('base64')}`,
    })
    const path = join(folder, 'every.svg')
    // In pixels, so that a CSS pixel is a picture pixel.
    writeFileSync(path, svg.replace('width="100mm" height="80mm"', 'width="1000" height="800"'))
    const svgPicture = await decodePng(await screenshot(path))
    expect(largestDifference(canvasPicture, svgPicture, CELL)).toBeLessThan(SAME)
  })
})

it('is told from one that lacks any of its operations', async () => {
  const whole = await onCanvas(EVERY_OP)
  for (const left of EVERY_OP) {
    const picture = await onCanvas(EVERY_OP.filter((op) => op !== left))
    expect(largestDifference(whole, picture, CELL)).toBeGreaterThan(SAME)
  }
})

async function screenshot(path: string): Promise<Buffer> {
  const launched = await chromium.launch({ executablePath: browser ?? '', args: CHROMIUM_FLAGS })
  try {
    const page = await launched.newPage({
      viewport: { width: SIZE.width * SCALE, height: SIZE.height * SCALE },
    })
    await page.goto(`file://${path}`)
    return await page.screenshot()
  } finally {
    await launched.close()
  }
}
