/** Bench of the table of a game in the built page, B63: The sortie, played by people who take counters in the hand and choose for them. */
import { type Browser } from '@playwright/test'
import { atMost, type Figure, median, quantile } from './figure'
import { ADDRESS, inChromium } from './inChromium'

/** Clicks at most: it ends where a hex of the map is to be pointed at. */
const CLICKS = 200

export function measurePlayPage(): Promise<Figure[]> {
  return inChromium('B63', figuresOf, 'dist/page')
}

async function figuresOf(browser: Browser): Promise<Figure[]> {
  const times = await clicksAtTable(browser)
  const what = `The sortie, a decision shown in the page, ${times.length} clicks`
  return [
    atMost('B63', `${what}, median`, median(times), 'ms', 100),
    atMost('B63', `${what}, p95`, quantile(times, 0.95), 'ms', 100),
  ]
}

/** Milliseconds from each click to the frame that shows what it led to. */
async function clicksAtTable(browser: Browser): Promise<number[]> {
  const page = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  ).newPage()
  await page.goto(ADDRESS)
  const card = page.getByRole('listitem').filter({ hasText: /sortie/i })
  await card.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.play-acts button').first().waitFor()
  const times = await page.evaluate(async (count) => {
    const found: number[] = []
    for (let click = 0; click < count; click++) {
      // Every third time nobody is taken in the hand: the phase ends, or the side passes.
      const actors = click % 3 === 2 ? [] : document.querySelectorAll('.play-actors button')
      const choices = actors.length > 0 ? actors : document.querySelectorAll('.play-acts .play-act')
      const target = choices[(click * 7) % Math.max(1, choices.length)]
      if (!(target instanceof HTMLElement)) break
      const begun = performance.now()
      target.click()
      // The frame in which it is drawn, and what comes after.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      found.push(performance.now() - begun)
    }
    return found
  }, CLICKS)
  await page.context().close()
  return times
}
