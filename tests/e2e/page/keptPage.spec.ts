/** The page that tests share: the one before leaves nothing to the next. */
import { browserProgram } from '../support/browserProgram'
import { createKeptPage } from '../support/keptPage'
import { expect, test } from '../support/test'
import { openSortie, plant } from '../support/workshop'

const SIZE = { width: 1280, height: 800 }

test('a page that was worked in, left unsaved and looked at otherwise is that of a first visit again', async ({
  browser,
  locale,
}) => {
  const kept = createKeptPage()
  const look = { viewport: SIZE, locale }
  const first = await kept.take(browser, look)
  expect(first.page).toBeUndefined()
  const before = browserProgram(first.context)
  const page = await before.start()
  const workshop = await openSortie(page)
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(() => before.disk.saved()).not.toBe('')
  await plant(page, workshop, 'I13')
  await expect.poll(async () => (await before.disk.kept()).length).toBe(1)
  await page.getByRole('radio', { name: 'English' }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 640, height: 400 })
  await page.locator('html[lang="en"][data-theme="dark"]').waitFor()
  kept.keep(page)

  const next = await kept.take(browser, look)
  expect(next.page).toBe(page)
  const after = browserProgram(next.context, '/', next.page)
  expect(await after.start()).toBe(page)
  await expect(page.getByRole('dialog')).toContainText('Scénarios prêts à jouer')
  await page.locator('html[lang="fr"][data-theme="light"]').waitFor()
  expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([SIZE.width, SIZE.height])
  expect([await after.disk.saved(), await after.disk.kept(), after.errors]).toEqual(['', [], []])

  // Other options need another context.
  expect((await kept.take(browser, { ...look, locale: 'en-GB' })).page).toBeUndefined()
  await kept.close()
})
