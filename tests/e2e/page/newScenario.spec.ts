/** The new-scenario dialog (SCN-2): sheets of paper, sides, and a ready scenario to begin from. */
import { expect, test } from '../support/test'

test('a number of sheets makes the map, sides come with their colours', async ({ page }) => {
  await page.getByRole('button', { name: 'Nouveau scénario…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau scénario' })
  const sheets = dialog.getByLabel('Feuilles A4')
  await expect(sheets).toHaveValue('6')
  await sheets.fill('4')
  await expect(dialog.getByLabel('Colonnes', { exact: true })).toHaveValue('26')
  await expect(dialog.getByLabel('Rangées', { exact: true })).toHaveValue('15')
  await expect(dialog.locator('.new-scenario-size')).toContainText('4 feuilles A4')
  await dialog.getByLabel('Largeur d’une case (mm)').fill('20')
  await expect(sheets).toHaveValue('4')
  await dialog.getByLabel('Rangées', { exact: true }).fill('9')
  await expect(sheets).toHaveValue('2')
  await dialog.getByLabel('Camps', { exact: true }).selectOption('2')
  await dialog.getByLabel('Nom du camp 1').fill('Le duc')
  await dialog.getByRole('button', { name: 'Créer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Pions' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Pions' })
  await expect(panel).toContainText('Le duc')
  await expect(panel).toContainText('Camp 2')
})

test('a copy of a ready scenario is untitled and unsaved, with all that lies on its map', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Nouveau scénario…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau scénario' })
  const like = dialog.getByLabel('Sur le modèle de')
  await expect(like.locator('option')).toHaveCount(12)
  await like.selectOption({ label: 'L’embuscade' })
  await expect(dialog.getByLabel('Règles')).toHaveCount(0)
  await dialog.getByLabel('Titre').fill('Mon embuscade')
  await dialog.getByRole('button', { name: 'Créer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('heading', { name: 'Mon embuscade' })).toBeVisible()
  await page.getByRole('tab', { name: 'Pions' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Pions' })).toContainText('Les Dauphinois')
})
