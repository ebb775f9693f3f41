/** The catalogue of the fantasy game in the page: offered by its rules alone, chosen by several, one step of undo (CTR-4). */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/test'

test('types of the catalogue come into the scenario, in the language of the page', async ({ page }) => {
  await page.locator('.gallery-card').filter({ hasText: 'Le col' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Pions' }).click()
  const tray = page.locator('.tray-item')
  const before = await tray.count()
  await page.getByRole('button', { name: 'Ajouter depuis le catalogue…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Bêtes et monstres' })).toBeVisible()
  const add = dialog.getByRole('button', { name: /^Ajouter/ })
  await expect(add).toBeDisabled()
  await dialog.getByLabel('Camp').selectOption({ label: 'La horde' })
  await dialog.getByRole('button', { name: /^Dragon/ }).click()
  await dialog.getByRole('button', { name: /^Géant/ }).click()
  const { violations } = await new AxeBuilder({ page }).include('.dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await dialog.getByRole('button', { name: 'Ajouter (2)' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(tray).toHaveCount(before + 2)
  const horde = page.locator('.tray-side').filter({ hasText: 'La horde' })
  await expect(horde.locator('.tray-item').filter({ hasText: 'Dragon' })).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(tray).toHaveCount(before)
})

test('rules without a catalogue offer none', async ({ page }) => {
  await page.locator('.gallery-card').filter({ hasText: 'Infiltration 1' }).click()
  await page.getByRole('tab', { name: 'Pions' }).click()
  await expect(page.getByRole('button', { name: 'Nouveau type de pion' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /catalogue/ })).toHaveCount(0)
})
