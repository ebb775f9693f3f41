/** The design of the cards: chosen in its dialog, on the map at once, undone, saved and read back (CTR-5). */
import AxeBuilder from '@axe-core/playwright'
import { readScenario } from '../../shared/format/read'
import { writeScenario } from '../../shared/format/write'

import { expect, test } from './support/test'
import { savedScenario } from './support/workshop'

test('a design is chosen, changed, undone and saved', async ({ page, disk, menu }) => {
  await page.locator('.gallery-card').filter({ hasText: 'Infiltration 1' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await menu.choose('Carte', 'Dessin des pions…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Boîte des années 1980' }).click()
  await dialog.getByLabel('Largeur d’un pion d’une case (mm)').fill('20,5')
  await dialog.getByRole('radio', { name: 'Arrondis' }).click()
  await dialog.getByRole('switch', { name: 'Nom' }).click()
  const { violations } = await new AxeBuilder({ page }).include('.dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  await expect(dialog).toHaveCount(0)
  const design = { base: 'boxed', widthMm: 20.5, corners: 'round', shows: { name: false } }
  const saved = await savedScenario(page, disk)
  expect(saved.cardDesign).toEqual(design)
  const text = writeScenario(saved)
  const read = readScenario(text, 'x')
  expect(read.ok && writeScenario(read.value)).toBe(text)

  await page.keyboard.press('Control+z')
  expect((await savedScenario(page, disk)).cardDesign).toBeUndefined()

  await disk.put(text, 'other.castellan')
  await menu.choose('Carte', 'Dessin des pions…')
  await dialog.getByRole('button', { name: 'Reprendre d’un scénario…' }).click()
  await expect(dialog.getByRole('radio', { name: 'Boîte des années 1980' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  expect((await savedScenario(page, disk)).cardDesign).toEqual(design)
})
