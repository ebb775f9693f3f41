/** A page zoomed by the browser, which gives it fewer and larger pixels: the map stays as fine as the screen. */
import { expect, type Page, test } from '../support/test'
import { openSortie } from '../support/workshop'

/** Device pixels a CSS pixel, of each canvas of the map. */
function ratios(page: Page): Promise<number[]> {
  return page
    .getByRole('application')
    .locator('canvas')
    .evaluateAll((found) =>
      (found as HTMLCanvasElement[]).map(({ width, clientWidth }) => width / clientWidth),
    )
}

test('the map has the pixels of the screen when the browser zooms in and back', async ({ page }) => {
  await openSortie(page)
  expect(await ratios(page)).toEqual([1, 1])
  const session = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  for (const zoom of [2, 1]) {
    const size = { width: width / zoom, height: height / zoom }
    await session.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: zoom,
      mobile: false,
    })
    await expect.poll(() => ratios(page)).toEqual([zoom, zoom])
  }
  // With it goes what it has overridden.
  await session.detach()
})
