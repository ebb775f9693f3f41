/** B5 and B8, in a real Chrome or Chromium: frames of the real canvas, and how soon a file is on screen. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { preview } from 'vite'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs'
import { writeScenario } from '../shared/format/write'
import { madeUpMap } from './canvas/madeUpMap'
import { atMost, type Figure, median, quantile } from './figure'

const PORT = 4181
const ADDRESS = `http://127.0.0.1:${PORT}/`
const SIZES: [name: string, columns: number, rows: number][] = [
  ['100 k hexes', 400, 250],
  ['1 M hexes', 1000, 1000],
]
/** Zoom as part of actual size, with the limits of the median and of the 95th percentile, ms. */
const ZOOMS: [name: string, zoom: number | 'fit', middle: number, high: number][] = [
  ['fit', 'fit', 5, 16],
  ['25 %', 0.25, 5, 16],
  ['100 %', 1, 5, 16],
  ['8 %', 0.08, 10, 20],
  ['16 %', 0.16, 10, 20],
]
const FRAMES = 120
const PAN_PX = 60
const PAIRS = 5

interface CanvasBench {
  ready(): boolean
  look(zoom: number | 'fit'): Promise<number>
  pan(count: number, px: number): Promise<{ frames: number[] }>
}

export async function measurePage(): Promise<Figure[]> {
  const executablePath = findChromium()
  if (!executablePath) {
    console.log('B5, B8: no Chrome or Chromium found, not measured')
    return []
  }
  writeFileSync('dist/bench/openPage/map.castellan', writeScenario(madeUpMap(400, 250, 0)))
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: 'dist/bench' },
    preview: { host: '127.0.0.1', port: PORT, strictPort: true },
  })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    return [...(await panFigures(browser)), await firstPictureFigure(browser)]
  } finally {
    await browser.close()
    await server.close()
  }
}

async function openPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
}

async function panFigures(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [size, columns, rows] of SIZES) {
    const page = await openPage(browser)
    await page.goto(`${ADDRESS}canvas/index.html?columns=${columns}&rows=${rows}&style=classic`)
    const bench = await page.waitForFunction(() => {
      const found = (window as unknown as { canvasBench?: CanvasBench }).canvasBench
      return found?.ready() ? found : undefined
    })
    for (const [name, zoom, middle, high] of ZOOMS) {
      const { frames } = await bench.evaluate(
        async (it, { look, count, px }) => {
          if (!it) throw new Error('the canvas is not ready')
          await it.look(look)
          return it.pan(count, px)
        },
        { look: zoom, count: FRAMES, px: PAN_PX },
      )
      figures.push(
        atMost('B5', `pan frame, ${size}, ${name}, median`, median(frames), 'ms', middle),
        atMost('B5', `pan frame, ${size}, ${name}, p95`, quantile(frames, 0.95), 'ms', high),
      )
    }
    await page.context().close()
  }
  return figures
}

// Milliseconds from navigation to the mark that both pages set.
async function firstPicture(browser: Browser, path: string): Promise<number> {
  const page = await openPage(browser)
  await page.goto(ADDRESS + path)
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('castellan:first-picture')[0]?.startTime,
  )
  const time = (await mark.jsonValue()) ?? Number.NaN
  await page.context().close()
  return time
}

async function firstPictureFigure(browser: Browser): Promise<Figure> {
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const ours = await firstPicture(browser, 'openPage/index.html')
    ratios.push(ours / (await firstPicture(browser, 'trivialPage/index.html')))
  }
  return atMost('B8', 'a file of 100 k hexes on screen, against a trivial page', median(ratios), 'x', 1.5)
}
