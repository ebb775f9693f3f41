/** The choice of rules: a ruleset for a new scenario, its options beside the map, house tables with the file. */
import { expect, test } from '../support/test'
import { HOUSE_SCENARIO } from '../../rules/house/scenarioText'
import { leaveDialog } from '../support/workshop'

test('a new scenario follows Savoy, and its options can be chosen and undone', async ({ page, disk }) => {
  await page.getByRole('button', { name: /Nouveau scénario/ }).click()
  await page.getByLabel('Règles').selectOption({ label: 'Savoie' })
  await page.getByRole('button', { name: 'Créer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const inspector = page.locator('.inspector')
  await expect(inspector).toContainText('Savoie')
  const wounded = page.getByLabel(/Modificateurs des blessés/)
  await expect(wounded).toHaveValue('printed')
  await wounded.selectOption('magna-carta')
  const chosen = '"woundedModifiers": "magna-carta"'
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).toContain(chosen)
  expect(await disk.saved()).toContain('"ruleset": "savoy"')
  await page.keyboard.press('Control+Z')
  await expect(wounded).toHaveValue('printed')
  await page.keyboard.press('Control+S')
  await expect.poll(disk.saved).not.toContain(chosen)

  // Readings of open texts are folded away, counted.
  const retreat = page.getByLabel(/^Première case d’un recul/)
  await expect(retreat).toBeHidden()
  await page.getByText('Lectures ouvertes (?) · 4').click()
  await expect(retreat).toHaveValue('farther')
})

test('a file with its own terrain, feature and weapon is drawn, judged and painted with', async ({
  page,
  disk,
}) => {
  await disk.put(HOUSE_SCENARIO)
  await leaveDialog(page)
  await page.keyboard.press('Control+O')
  const inspector = page.locator('.inspector')
  await expect(inspector).toContainText('The heath')
  await expect(inspector).toContainText('Tables de l’auteur')
  await expect(page.getByRole('button', { name: 'Rien à signaler' })).toBeVisible()
  await page.keyboard.press('b')
  await page.getByRole('radio', { name: 'Lande' }).click()
  await page.getByRole('application').click({ position: { x: 150, y: 150 } })
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).toContain('"H.....",')
})
