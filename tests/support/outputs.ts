/** The same operations through every output, as pixels of one size: what a test of their likeness compares. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { type Scenario } from '#shared/document/types'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { FONT_FILES, FONT_IDS } from '#shared/painter/fonts'
import { toSvg } from '#shared/painter/toSvg'
import { drawPng, type PixelKind } from '#shared/print/drawPng'
import { createPdfPages, pdfBytes } from '#shared/print/pdfPages'
import { createMemoryFile, TooManyColours } from '#shared/print/png'
import { type Shown } from '#shared/print/printPlan'
import { fontBytes } from '../../main/export/fonts'
import { createNodePlatform } from '../../main/export/nodePlatform'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs'
import { decodePng, type Pixels } from './pictures'
import { type Sheet, type Tile, type TilesOnCanvas } from './tilesOnCanvas'

/** Pixels a mm. */
export const SCALE = 10
const DPI = 25.4 * SCALE

/** A picture to be drawn; sizes are in tenths of mm, so that it has whole pixels. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** Gives the draw operations seen in a part of it. */
  paint(part: Rect): readonly DrawOp[]
  /** The scenario whose pictures are drawn. */
  readonly scenario: Scenario
}

/** Draws on this machine's outputs; `close` when all is drawn. */
interface Outputs {
  /** Draws as the command line and the page write PNG. */
  png(drawing: Drawing): Promise<Pixels>
  /** Drawn by poppler. */
  pdf(drawing: Drawing): Promise<Pixels>
  /** Drawn by the browser. */
  svg(drawing: Drawing): Promise<Pixels>
  /** Draws on the browser's canvas, tile by tile as on the screen; without pictures of the document. */
  screen(drawing: Drawing): Promise<Pixels>
  close(): Promise<void>
}

/** `svg` and `screen` need a browser (`findChromium`), `pdf` needs poppler (`hasPoppler`). */
export function createOutputs(): Outputs {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-picture-'))
  let launched: Promise<Browser> | undefined
  const browser = (): Promise<Browser> =>
    (launched ??= chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS }))
  let forSvg: Promise<Page> | undefined
  let forTiles: Promise<Page> | undefined
  return {
    png: drawnPng,
    pdf: (drawing) => drawnPdf(drawing, folder),
    async svg(drawing) {
      forSvg ??= browser().then((opened) => opened.newPage())
      return drawnSvg(drawing, await forSvg, folder)
    },
    async screen(drawing) {
      forTiles ??= browser().then(tilesPage)
      return drawnTiles(drawing, await forTiles)
    },
    async close() {
      rmSync(folder, { recursive: true })
      await (await launched)?.close()
    },
  }
}

const whole = ({ width, height }: Drawing): Rect => ({ x: 0, y: 0, width, height })

async function drawnPng(drawing: Drawing): Promise<Pixels> {
  const { png } = await createNodePlatform(drawing.scenario)
  const { width, height } = drawing
  const page = {
    name: 'A1',
    widthMm: width,
    heightMm: height,
    paint: ({ part = whole(drawing) }: Shown = {}) => [...drawing.paint(part)],
  }
  const draw = async (kind: PixelKind): Promise<Uint8Array> => {
    const file = createMemoryFile()
    await drawPng(page, { dpi: DPI, kind }, png, file.write, {})
    return file.bytes()
  }
  const drawn = draw('indexed').catch((error: unknown) => {
    if (error instanceof TooManyColours) return draw('full')
    throw error
  })
  return decodePng(await drawn)
}

async function drawnPdf(drawing: Drawing, folder: string): Promise<Pixels> {
  const { createPdf, fonts, imageBytes, text, png } = await createNodePlatform(drawing.scenario)
  const document = createPdf({ title: 'A picture', authors: '', language: 'en' })
  const bytes = pdfBytes(document)
  const pages = createPdfPages(document, { fonts, image: imageBytes, text, createDeflate: png.createDeflate })
  const { width, height } = drawing
  await pages.addPage({ widthMm: width, heightMm: height, paint: () => drawing.paint(whole(drawing)) })
  document.end()
  const stem = join(folder, 'drawn')
  writeFileSync(`${stem}.pdf`, await bytes)
  // Sizes in points are not whole: without the last two, the picture might be a pixel larger.
  const [columns, rows] = [width, height].map((mm) => String(Math.round(mm * SCALE))) as [string, string]
  const size = ['-x', '0', '-y', '0', '-W', columns, '-H', rows]
  execFileSync('pdftoppm', ['-r', String(DPI), ...size, '-png', '-singlefile', `${stem}.pdf`, stem])
  return decodePng(readFileSync(`${stem}.png`))
}

async function drawnSvg(drawing: Drawing, page: Page, folder: string): Promise<Pixels> {
  const { width, height, scenario } = drawing
  const { base64, fonts } = await createNodePlatform(scenario)
  const svg = toSvg(drawing.paint(whole(drawing)), {
    width,
    height,
    fonts: Object.fromEntries(FONT_IDS.map((font) => [font, () => base64(fonts[font])])),
    image: (hash) => {
      const image = Object.entries(scenario.images).find(([key]) => key === hash)?.[1]
      return image && `data:${image.type};base64,${image.base64}`
    },
  })
  const path = join(folder, 'drawn.svg')
  // In pixels, so that a CSS pixel is a picture pixel.
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) }
  const sized = `width="${size.width}" height="${size.height}"`
  writeFileSync(path, svg.replace(`width="${width}mm" height="${height}mm"`, sized))
  await page.setViewportSize(size)
  await page.goto(`file://${path}`)
  return decodePng(await page.screenshot())
}

const TILE_PX = 256

/** A page with the fonts and the way to a canvas, that of `tilesOnCanvas.ts`. */
async function tilesPage(browser: Browser): Promise<Page> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'tilesOnCanvas.ts'), formats: ['iife'], name: 'tiles' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('the script of the canvas was not built')
  const page = await browser.newPage()
  await page.addScriptTag({ content: output.output[0].code })
  const bytes = fontBytes()
  const faces = FONT_IDS.map((font) => ({
    ...FONT_FILES[font],
    base64: Buffer.from(bytes[font]).toString('base64'),
  }))
  await page.evaluate((fonts) => (globalThis as unknown as TilesOnCanvas).loadFaces(fonts), faces)
  return page
}

async function drawnTiles(drawing: Drawing, page: Page): Promise<Pixels> {
  const [width, height] = [Math.round(drawing.width * SCALE), Math.round(drawing.height * SCALE)]
  const edge = TILE_PX / SCALE
  const tiles: Tile[] = []
  for (let y = 0; y < height; y += TILE_PX)
    for (let x = 0; x < width; x += TILE_PX)
      tiles.push({ x, y, ops: drawing.paint({ x: x / SCALE, y: y / SCALE, width: edge, height: edge }) })
  const address = await page.evaluate(
    (text) => (globalThis as unknown as TilesOnCanvas).drawTiles(text),
    JSON.stringify({ width, height, scale: SCALE, tilePx: TILE_PX, tiles } satisfies Sheet),
  )
  return decodePng(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
}
