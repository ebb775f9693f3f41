/** French and English at run time, and what assistive technology makes of the page in both. */
import { bringAxe, seriousFaults } from '../support/axe'
import { followScheme, SCHEMES } from '../support/scheme'
import { expect, test } from '../support/test'
import { openSortie } from '../support/workshop'

test('French and English are switched without losing anything', async ({ page, shot }) => {
  const workshop = await openSortie(page)
  await page.keyboard.press('b')
  await workshop.click(await workshop.hex('I13'))
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: /^Undo.*Paint/ })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Findings' })).toContainText('Nothing to report')
  await shot('english')
  await page.getByRole('radio', { name: 'Français' }).click()
  await expect(page.getByRole('button', { name: /^Annuler.*Peindre/ })).toBeEnabled()
})

test('hints and settings of every tool are whole, in both languages', async ({ page }) => {
  await openSortie(page)
  const cut = (part: string): Promise<boolean> =>
    page
      .locator(part)
      .evaluateAll((found) => found.some((element) => element.scrollWidth > element.clientWidth))
  for (const language of ['Français', 'English'])
    for (const [width, height] of [
      [1280, 800],
      [1024, 680],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.getByRole('radio', { name: language }).click()
      for (const tool of await page.locator('.rail-tool').all()) {
        await tool.click()
        await expect(page.locator('.status-words')).not.toBeEmpty()
        for (const part of ['.status-words', '.options', '.swatches'])
          await expect.poll(() => cut(part), part).toBe(false)
      }
    }
})

test('no serious accessibility fault in the light theme and in the dark one', async ({ page, shot }) => {
  await openSortie(page)
  await bringAxe(page)
  for (const scheme of SCHEMES) {
    await followScheme(page, scheme)
    await shot(scheme)
    expect(await seriousFaults(page, 'html')).toEqual([])
  }
})
