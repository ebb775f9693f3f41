/** The light and the dark theme, as the system asks for them, for specs that judge colours. */
import { type Page } from '@playwright/test'

export const SCHEMES = ['light', 'dark'] as const

/** Sets the colour scheme that the user chooses in the system: the page follows at once. */
export async function followScheme(page: Page, scheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.locator(`html[data-theme="${scheme}"]`).waitFor()
  await colorsAtRest(page)
}

/** Colours pass over into each other, dialogs fade in: all that has ended when it is looked at. */
export async function colorsAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}
