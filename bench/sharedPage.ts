/**
 * Bench of the page to share, B54: The sortie, 26 x 16 illustrated hexes, written with texts, tables and proofs; and how soon its
 * picture of the map is on screen, against a trivial page. `npm run bench -- sharedPage`.
 */
import { type Browser, chromium } from '@playwright/test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { preview } from 'vite'
import { openScenario } from '#shared/format/openScenario'
import { writePage } from '#shared/interchange/page/writePage'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createNodePlatform } from '../main/export/nodePlatform'
import { pageViewer } from '../main/export/pageViewer'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs'
import { atMost, type Figure, median } from './figure'

const GAME = 'assets/gallery/the-sortie.castellan'
const FOLDER = 'dist/bench/sharedPage'
const PORT = 4182
const RUNS = 5

export async function measureSharedPage(): Promise<Figure[]> {
  const opened = await openScenario(readFileSync(GAME, 'utf8'), GAME)
  if (!opened.ok) throw new Error(opened.error.message.en)
  const scenario = opened.value
  const subject = { scenario, ruleset: rulesetOf(scenario) }
  const request = { language: 'fr', baseName: 'index', eyes: 'players' } as const
  const seconds: number[] = []
  let bytes = new Uint8Array()
  for (let run = 0; run < RUNS; run++) {
    const started = process.cpuUsage()
    const platform = { ...(await createNodePlatform(scenario)), pageViewer }
    const { files } = await writePage(subject, request, platform, {})
    const { user, system } = process.cpuUsage(started)
    seconds.push((user + system) / 1e6)
    bytes = files[0]?.bytes.slice() ?? bytes
  }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/index.html`, bytes)
  return [
    atMost('B54', 'page to share, 26 x 16, written, processor time', median(seconds), 's', 2),
    atMost('B54', 'page to share, 26 x 16, size', bytes.length / 1e6, 'MB', 5),
    ...(await firstPictureFigures()),
  ]
}

async function firstPictureFigures(): Promise<Figure[]> {
  const executablePath = findChromium()
  if (!executablePath) {
    console.log('B54: no Chrome or Chromium found, the first picture is not measured')
    return []
  }
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: 'dist/bench' },
    preview: { host: '127.0.0.1', port: PORT, strictPort: true },
  })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const ratios: number[] = []
    for (let pair = 0; pair < RUNS; pair++) {
      const ours = await mapShown(browser)
      ratios.push(ours / (await trivialShown(browser)))
    }
    return [atMost('B54', 'page to share, map on screen, against a trivial page', median(ratios), 'x', 2)]
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Milliseconds from navigation until the picture of the map, which is the largest thing on the page, is painted. */
async function mapShown(browser: Browser): Promise<number> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await page.goto(`http://127.0.0.1:${PORT}/sharedPage/index.html`)
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const found = list
            .getEntries()
            .find((entry) => (entry as unknown as { element?: Element }).element?.id === 'preview')
          if (found) resolve(found.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await page.context().close()
  return time
}

async function trivialShown(browser: Browser): Promise<number> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await page.goto(`http://127.0.0.1:${PORT}/trivialPage/index.html`)
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('castellan:first-picture')[0]?.startTime,
  )
  const time = (await mark.jsonValue()) ?? Number.NaN
  await page.context().close()
  return time
}
