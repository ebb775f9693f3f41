/** Waits until a place is at rest: a picture taken earlier shows what no user sees. */
import { type Page } from '@playwright/test'

/** All parts of the page that were asked for have come, and menus are where they belong: until then they stand above the window. */
export async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const UNDER_WAY = '[aria-busy="true"], [data-radix-popper-content-wrapper][style*="-200%"]'
    while (document.querySelector(UNDER_WAY)) await new Promise(requestAnimationFrame)
    // They follow a window of another size in its first frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Previews of all pages on a busy machine. */
const PAINTING_MS = 120_000

/** And all its pictures are painted. */
export async function painted(page: Page): Promise<void> {
  await arrived(page)
  await page.locator('[data-painted="false"]').first().waitFor({ state: 'detached', timeout: PAINTING_MS })
}
