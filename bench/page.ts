/**
 * B5 to B8, B11, B33 and the frames of B50, in a real Chrome or Chromium: frames of the real canvas, its memory, and how soon a
 * file is on screen.
 */
import { type Browser, type JSHandle, type Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { writeScenario } from '../shared/format/write'
import { madeUpMap } from './canvas/madeUpMap'
import { atMost, type Figure, median, quantile } from './figure'
import { ADDRESS, firstPicture, inChromium, openPage, TRIVIAL_PAGE } from './inChromium'

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
/** The bytes of the tiles that a page keeps at most (renderer/canvas/tileCache.ts), outside any heap. */
const TILE_BYTES = 400 * 2 ** 18
const PAN_PX = 60
const PAIRS = 5

interface CanvasBench {
  ready(): boolean
  look(zoom: number | 'fit'): Promise<number>
  pan(count: number, px: number): Promise<{ frames: number[] }>
  zoom(count: number): Promise<{ frames: number[] }>
  paint(count: number): Promise<{ frames: number[]; fresh: number[] }>
  drag(count: number): Promise<{ frames: number[] }>
}

interface TableBench {
  ready(): boolean
  scroll(count: number, px: number): Promise<number[]>
}

export async function measurePage(): Promise<Figure[]> {
  writeFileSync('dist/bench/openPage/map.castellan', writeScenario(madeUpMap(400, 250, 0)))
  return inChromium('B5 to B8, B11, B33, B50', async (browser) => [
    ...(await panFigures(browser)),
    ...(await illustratedFigures(browser)),
    ...(await counterFigures(browser)),
    ...(await tableFigures(browser)),
    await firstPictureFigure(browser),
  ])
}

async function panFigures(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [size, columns, rows] of SIZES) {
    const { page, bench } = await openCanvas(browser, { columns, rows, style: 'classic' })
    for (const [name, zoom, middle, high] of ZOOMS) {
      const { frames } = await bench.evaluate(
        async (it, { look, count, px }) => {
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
    if (size === '1 M hexes') figures.push(await memoryFigure(page))
    await page.context().close()
  }
  return figures
}

async function openCanvas(browser: Browser, wish: Readonly<Record<string, string | number>>) {
  const page = await openPage(browser)
  const query = Object.entries(wish).map(([name, value]) => `${name}=${value}`)
  await page.goto(`${ADDRESS}canvas/index.html?${query.join('&')}`)
  const bench = (await page.waitForFunction(() => {
    const found = (window as unknown as { canvasBench?: CanvasBench }).canvasBench
    return found?.ready() ? found : undefined
  })) as JSHandle<CanvasBench>
  return { page, bench }
}

/**
 * Measures what the page holds after the map has been panned across at every zoom: heaps of page and workers, and all the tiles
 * it may keep.
 */
async function memoryFigure(page: Page): Promise<Figure> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number
    backingStorageSize?: number
  }
  const workers = await Promise.all(
    page
      .workers()
      .map((worker) =>
        worker.evaluate(
          () =>
            (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0,
        ),
      ),
  )
  const bytes = usedSize + (backingStorageSize ?? 0) + workers.reduce((sum, one) => sum + one, 0) + TILE_BYTES
  return atMost('B11', 'page memory, 1 M hexes panned across', bytes / 2 ** 20, 'MiB', 700)
}

/** B6 and B7: the style that takes longest, at a zoom with all its detail. */
async function illustratedFigures(browser: Browser): Promise<Figure[]> {
  const { page, bench } = await openCanvas(browser, { columns: 400, rows: 250, style: 'illustrated' })
  // New ground first, then the same again.
  const pan = () => bench.evaluate((it, count) => it.pan(count, 20), FRAMES)
  await bench.evaluate((it) => it.look(0.25))
  const fresh = await pan()
  const seen = await pan()
  const zoom = await bench.evaluate((it, count) => it.zoom(count), 40)
  await bench.evaluate((it) => it.look(0.25))
  const paint = await bench.evaluate((it) => it.paint(20))
  await page.context().close()
  return [
    atMost('B6', 'illustrated pan frame, new tiles, p95', quantile(fresh.frames, 0.95), 'ms', 20),
    atMost('B6', 'illustrated pan frame, new tiles, p99', quantile(fresh.frames, 0.99), 'ms', 50),
    atMost('B6', 'illustrated pan frame, tiles seen, median', median(seen.frames), 'ms', 6),
    atMost('B7', 'illustrated zoom frame, median', median(zoom.frames), 'ms', 10),
    atMost('B7', 'frame that paints one hex, median', median(paint.frames), 'ms', 10),
  ]
}

/** B33: many counters in sight. */
async function counterFigures(browser: Browser): Promise<Figure[]> {
  const { page, bench } = await openCanvas(browser, {
    columns: 60,
    rows: 50,
    style: 'classic',
    counters: 2000,
  })
  await bench.evaluate((it) => it.look('fit'))
  // Their painter comes behind the first picture.
  await page.waitForTimeout(1500)
  const pan = await bench.evaluate((it, count) => it.pan(count, 4), FRAMES)
  const drag = await bench.evaluate((it, count) => it.drag(count), 60)
  await page.context().close()
  return [
    atMost('B33', '2,000 counters, pan frame, median', median(pan.frames), 'ms', 8),
    atMost('B33', '2,000 counters, drag frame, median', median(drag.frames), 'ms', 8),
  ]
}

/** B50: 500 types scrolled down and to the side. */
async function tableFigures(browser: Browser): Promise<Figure[]> {
  const page = await openPage(browser)
  await page.goto(`${ADDRESS}table/index.html`)
  const bench = (await page.waitForFunction(() => {
    const found = (window as unknown as { tableBench?: TableBench }).tableBench
    return found?.ready() ? found : undefined
  })) as JSHandle<TableBench>
  const frames = await bench.evaluate((it, count) => it.scroll(count, 45), FRAMES)
  await page.context().close()
  return [
    atMost('B50', 'scroll frame of the table of 500 types, median', median(frames), 'ms', 8),
    atMost('B50', 'scroll frame of the table of 500 types, p95', quantile(frames, 0.95), 'ms', 16),
  ]
}

async function firstPictureFigure(browser: Browser): Promise<Figure> {
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const ours = await firstPicture(browser, 'openPage/index.html')
    ratios.push(ours / (await firstPicture(browser, TRIVIAL_PAGE)))
  }
  return atMost('B8', 'a file of 100 k hexes on screen, against a trivial page', median(ratios), 'x', 1.5)
}
