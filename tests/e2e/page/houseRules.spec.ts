/** SCN-1: an author gives a scenario a terrain, a feature, an option and a figure of its own, sees them play, and undoes all. */
import { expect, type Page, test } from '../support/test'
import { openSortie, savedScenario, sortieText } from '../support/workshop'

async function openRules(page: Page): Promise<void> {
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog').getByRole('combobox').fill('règles de ce scénario')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Règles de ce scénario/ })).toBeVisible()
}

async function add(page: Page, french: string, english: string, like: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter…' }).click()
  await page.getByLabel('Nom en français').fill(french)
  await page.getByLabel('Nom en anglais').fill(english)
  await page.getByLabel('Comme', { exact: true }).selectOption({ label: like })
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Prendre en main' })).toBeVisible()
}

test('a terrain, a hexside feature, an option and a figure of one’s own, and all undone', async ({
  page,
  disk,
  shot,
}) => {
  const { hex, side, click } = await openSortie(page)
  await openRules(page)
  await add(page, 'vigne', 'vineyard', 'Verger')
  const cost = page.getByLabel('Points pour entrer à pied')
  await cost.fill('120')
  await cost.press('Enter')
  await expect(page.getByRole('alert')).toContainText('un nombre entier de 0 à 99, ou «\u202finterdit\u202f»')
  await cost.fill('3')
  await cost.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Aspect', { exact: true }).click()
  await page.getByLabel('Broussailles', { exact: true }).click()
  await shot('house-rules')
  await page.getByRole('button', { name: 'Prendre en main' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await click(await hex('I13'))

  await openRules(page)
  await page.getByRole('tab', { name: 'Bords de case' }).click()
  await add(page, 'palissade', 'palisade', 'Clôture')
  await page.getByRole('button', { name: 'Prendre en main' }).click()
  await click(await side('I13/I14'))

  await openRules(page)
  await page.getByRole('tab', { name: 'Options' }).click()
  await page.getByRole('radio', { name: 'À la fin de chaque colonne' }).check()
  await page.getByRole('button', { name: 'Fermer' }).last().click()

  const saved = await savedScenario(page, disk)
  expect(saved.options).toEqual({ blanks: 'end' })
  expect(saved.houseTables).toEqual({
    terrain: [
      { id: 'vineyard', like: 'orchard', name: { fr: 'vigne', en: 'vineyard' }, costFoot: 3, look: 'brush' },
    ],
    hexsides: [{ id: 'palisade', like: 'fence', name: { fr: 'palissade', en: 'palisade' } }],
  })
  expect(Object.values(saved.map.palette)).toContain('vineyard')
  expect(JSON.stringify(saved.map.hexsides)).toContain('"barrier":{"feature":"palisade"')

  await openRules(page)
  await page.getByRole('button', { name: 'Tout rétablir' }).click()
  await page.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(page.getByRole('button', { name: /2\s(erreurs|constats)|erreur/ }).first()).toBeVisible()
  const undo = page.getByRole('button', { name: /^Annuler/ })
  while (await undo.isEnabled()) await undo.click()
  await page.keyboard.press('Control+S')
  await expect.poll(disk.saved).toBe(sortieText())
})

test('a figure of the infiltration table changes the chances of a route at once', async ({ page }) => {
  const { hex, click } = await openSortie(page)
  const unhurt = page
    .getByRole('tabpanel', { name: 'Trajet' })
    .getByRole('row')
    .filter({ hasText: 'Indemne' })
  await page.keyboard.press('t')
  for (const name of ['O7', 'N7', 'M6', 'L6']) await click(await hex(name))
  await page.keyboard.press('Enter')
  await expect(unhurt).toContainText('7/10')
  await openRules(page)
  await page.getByRole('tab', { name: 'Tables' }).click()
  await page.getByLabel('Chercher une table').fill('infiltration')
  await page.getByRole('button', { name: /^Infiltration/ }).click()
  const first = page.getByLabel('1, jusqu’à')
  await first.fill('6')
  await first.press('Tab')
  await expect(page.getByRole('button', { name: 'Rétablir\u202f: 5' })).toBeVisible()
  await page.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(unhurt).toContainText('8/10')
  await page.keyboard.press('Control+Z')
  await expect(unhurt).toContainText('7/10')
})
