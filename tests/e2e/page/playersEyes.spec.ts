/** One player's eyes: the map as a side sees it, on screen and on paper, and back with one click. */
import { expect, test } from '../support/test'
import { createWorkshop } from '../support/workshop'
import { galleryScenario } from '../../support/scenarioFiles'

test('the map seen by one side, which cannot take what the other hides, and exported for it', async ({
  page,
  disk,
  menu,
}) => {
  await page.getByRole('button', { name: /Sous la colline/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /Carte entière/ }).click()
  const workshop = createWorkshop(page, galleryScenario('under-the-hill'))
  const horde = await workshop.hex('1014')
  const inspector = page.locator('.inspector')
  await workshop.click(horde)
  const name = (await inspector.getByRole('heading').first().textContent()) ?? ''
  await expect(inspector).toContainText('Unité cachée')

  await menu.choose('Affichage', 'Vu par', 'L’expédition')
  const chip = page.getByRole('button', { name: 'Vu par\u202f: L’expédition' })
  await expect(chip).toBeVisible()
  // What was selected is known no more, and a click there means the hex.
  await expect(inspector).not.toContainText(name)
  await workshop.click(horde)
  await expect(inspector.getByRole('heading').first()).toHaveText('1014')
  await expect(inspector).not.toContainText(name)

  await page.keyboard.press('Control+E')
  const dialog = page.getByRole('dialog', { name: 'Exporter' })
  await expect(dialog.getByRole('combobox', { name: 'Vu par' })).toHaveValue(/^side:/)
  await dialog.getByText('SVG', { exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Style' }).selectOption({ label: 'Classique' })
  const exported = await disk.exported(async () => {
    await dialog.getByRole('button', { name: 'Exporter' }).click()
    await expect(dialog).toHaveCount(0)
  })
  expect(exported.name).toMatch(/-L’expédition\.svg$/)
  const covers = exported.bytes.toString('utf8').split('>?<').length - 1
  expect(covers).toBe(4)

  await chip.click()
  await expect(chip).toHaveCount(0)
  await workshop.click(horde)
  await expect(inspector.getByRole('heading').first()).toHaveText(name)
})
