/**
 * Bench of the page to share, B54: The sortie, 26 x 16 illustrated hexes, written with texts, tables and proofs; and how soon its
 * picture of the map is on screen, against a trivial page. `npm run bench -- sharedPage`.
 */
import { type Browser } from '@playwright/test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openScenario } from '#shared/format/openScenario'
import { writePage } from '#shared/interchange/page/writePage'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createNodePlatform } from '../main/export/nodePlatform'
import { pageViewer } from '../main/export/pageViewer'
import { atMost, type Figure, median } from './figure'
import { ADDRESS, firstPicture, inChromium, openPage, TRIVIAL_PAGE } from './inChromium'

const GAME = 'assets/gallery/the-sortie.castellan'
const FOLDER = 'dist/bench/sharedPage'
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
    ...(await inChromium('B54', async (browser) => [await firstPictureFigure(browser)])),
  ]
}

async function firstPictureFigure(browser: Browser): Promise<Figure> {
  const ratios: number[] = []
  for (let pair = 0; pair < RUNS; pair++) {
    const ours = await mapShown(browser)
    ratios.push(ours / (await firstPicture(browser, TRIVIAL_PAGE)))
  }
  return atMost('B54', 'page to share, map on screen, against a trivial page', median(ratios), 'x', 2)
}

/** Milliseconds from navigation until the picture of the map, which is the largest thing on the page, is painted. */
async function mapShown(browser: Browser): Promise<number> {
  const page = await openPage(browser)
  await page.goto(`${ADDRESS}sharedPage/index.html`)
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
