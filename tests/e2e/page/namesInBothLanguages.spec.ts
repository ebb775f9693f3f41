/** Names in both languages (SCN-10): a zone, a side and a type are named in each by hand, and the page reads them in its own. */
import { type Locator, type Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { openSortie, savedScenario } from '../support/workshop'

/** Types into a field as hands do. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

test('a zone, a side and a type have a name in each language, in one file', async ({ page, disk, shot }) => {
  const workshop = await openSortie(page)
  const panel = page.getByRole('complementary', { name: /^(Panneaux|Panels)$/ })
  const name = panel.getByLabel('Nom', { exact: true })
  const english = panel.getByLabel('Nom (anglais)', { exact: true })

  // A side, beside its notes.
  await panel.getByRole('button', { name: 'Ajouter un camp' }).click()
  await type(page, panel.getByLabel('Nom du camp', { exact: true }).last(), 'Les pèlerins')
  await panel.getByRole('button', { name: 'Notes sur le camp' }).last().click()
  await type(page, panel.getByLabel('Nom du camp (anglais)', { exact: true }), 'The pilgrims')
  await shot('names-side-fr')

  // A zone.
  await page.getByRole('radio', { name: 'Zones' }).click()
  await workshop.drag([await workshop.hex('D3'), await workshop.hex('D4'), await workshop.hex('E4')])
  await type(page, name, 'Le marais')
  await expect(english).toHaveCount(0)
  await panel.getByRole('button', { name: /^Ajouter.*Nom \(anglais\)/ }).click()
  await type(page, english, 'The marsh')
  await shot('names-zone-fr')
  await page.keyboard.press('Control+Z')
  await expect(english).toHaveValue('')
  await page.keyboard.press('Control+Y')
  await expect(english).toHaveValue('The marsh')

  // A type, in its sheet.
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Pions' }).click()
  await page.getByRole('button', { name: 'Dupliquer le type' }).first().click()
  await type(page, name, 'Pèlerin')
  // The copy has its name in the other language too.
  await type(page, english, 'Pilgrim')
  await shot('names-type-fr')

  // The page reads the other names, and those of the sheet change their places.
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(panel.getByLabel('Name', { exact: true })).toHaveValue('Pilgrim')
  await expect(panel.getByLabel('Name (French)', { exact: true })).toHaveValue('Pèlerin')
  await shot('names-type-en')
  await type(page, panel.getByLabel('Name', { exact: true }), 'Wayfarer')
  await expect(panel.getByLabel('Name (French)', { exact: true })).toHaveValue('Pèlerin')
  await expect(page.getByRole('button', { name: /^Undo.*Wayfarer|^Undo.*Pilgrim/ })).toBeEnabled()

  const { sides, zones, counterTypes } = await savedScenario(page, disk)
  expect(Object.values(sides).at(-1)).toMatchObject({
    name: 'Les pèlerins',
    words: { name: { en: 'The pilgrims' } },
  })
  expect(Object.values(zones).at(-1)).toMatchObject({
    name: 'Le marais',
    words: { name: { en: 'The marsh' } },
  })
  expect(Object.values(counterTypes).at(-1)).toMatchObject({
    name: 'Pèlerin',
    words: { name: { en: 'Wayfarer' } },
  })
})
