/** The design of the cards: chosen in its dialog, on the map at once, undone, saved and read back (CTR-5). */
import AxeBuilder from '@axe-core/playwright'
import { type Page } from '@playwright/test'
import { writeScenario } from '../../../shared/format/write'
import { parseHexKey } from '../../../shared/hex/axial'
import { hexName } from '../../../shared/hex/numbering'
import { expect, test } from '../support/test'
import { createWorkshop, savedScenario } from '../support/workshop'
import { galleryScenario, scenarioOf } from '../../support/scenarioFiles'

/** Takes pictures of the map about Bohémond while the whole map is shown: his card, and no more than the ground beside it. */
async function cameraOnBohemond(page: Page): Promise<() => Promise<Buffer>> {
  const scenario = galleryScenario('infiltration-1')
  const { map, counters } = scenario
  const bohemond = Object.values(counters).find(({ name }) => name === 'Bohémond')
  if (bohemond?.hex === undefined) throw new Error('Bohémond is not on the map')
  const name = hexName(parseHexKey(bohemond.hex), map.numbering, map.grid)
  const { x, y } = await createWorkshop(page, scenario).hex(name)
  return () => page.screenshot({ clip: { x: x - 25, y: y - 25, width: 50, height: 50 } })
}

test('a design is chosen, changed, undone and saved', async ({ page, disk, menu }) => {
  await page.locator('.gallery-card').filter({ hasText: 'Infiltration 1' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Carte entière' }).click()
  await page.mouse.move(0, 0)
  const picture = await cameraOnBohemond(page)
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false')
  const before = await picture()
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
  await page.mouse.move(0, 0)
  await expect.poll(async () => (await picture()).equals(before)).toBe(false)
  const design = { base: 'boxed', widthMm: 20.5, corners: 'round', shows: { name: false } }
  const saved = await savedScenario(page, disk)
  expect(saved.cardDesign).toEqual(design)
  const text = writeScenario(saved)
  expect(writeScenario(scenarioOf(text))).toBe(text)

  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await picture()).equals(before)).toBe(true)
  expect((await savedScenario(page, disk)).cardDesign).toBeUndefined()

  await disk.put(text, 'other.castellan')
  await menu.choose('Carte', 'Dessin des pions…')
  await dialog.getByRole('button', { name: 'Reprendre d’un scénario…' }).click()
  await expect(dialog.getByRole('radio', { name: 'Boîte des années 1980' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Appliquer' }).click()
  // Into a file of its own: it holds the very text of the other one.
  await disk.put('', 'third.castellan')
  const taken = await savedScenario(page, disk)
  expect(taken.cardDesign).toEqual(design)
  expect(writeScenario(taken)).toBe(text)
})
