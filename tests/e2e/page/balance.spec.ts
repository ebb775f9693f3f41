/** The balance panel by mouse and keys: games run beside the page, are kept when it closes, and one of them is shown at the table (PLY-5, PLY-6). */
import { expect, test } from '../support/test'

test('games are played, kept, gone on with and shown; what stands out is silenced', async ({
  page,
  menu,
  shot,
}) => {
  await page.getByRole('button', { name: /Infiltration 1/ }).click()
  await menu.choose('Fichier', 'Équilibre…')
  const panel = page.getByRole('dialog', { name: 'Équilibre' })
  const played = panel.locator('.balance-played')
  const games = panel.getByLabel('Nombre de parties')
  await panel.getByLabel('Les croisés', { exact: true }).selectOption('random')
  await panel.getByLabel('Consigne (Les croisés)').selectOption({ label: 'Ne tire pas' })
  await games.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(played).toHaveText('0 partie sur 3')
  await panel.getByRole('button', { name: 'Jouer les parties' }).press('Enter')
  await expect(played).toHaveText('3 parties sur 3')
  const report = panel.getByRole('region', { name: 'Compte rendu' })
  await expect(report).toContainText('au hasard, sans tirer')

  // A variant beside it: its games are those of the same dice.
  await panel.getByLabel('Variante').selectOption({ label: '1 tour de plus' })
  await panel.getByRole('button', { name: 'Ajouter' }).click()
  await expect(played).toHaveText('3 parties sur 6')

  // Closed, and the page too: what has been played is there.
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: /Infiltration 1/ }).click()
  await menu.choose('Fichier', 'Équilibre…')
  await expect(played).toHaveText('3 parties sur 6')
  await panel.getByRole('button', { name: 'Continuer' }).click()
  await expect(played).toHaveText('6 parties sur 6')
  await expect(report).toContainText('Deux variantes côte à côte')
  await shot('balance')

  // Silenced with a reason, and none of the checks' findings.
  const facts = report.locator('.balance-facts > li')
  const before = await facts.count()
  expect(before).toBeGreaterThan(0)
  await facts.first().getByRole('button', { name: 'Taire…' }).click()
  await page.keyboard.type('C’est voulu.')
  await page.keyboard.press('Enter')
  await expect(report.getByText('Tus (1)')).toBeVisible()
  await expect(played).toHaveText('6 parties sur 6')

  await report.getByRole('group', { name: 'Montrer une partie' }).getByRole('button').first().click()
  const table = page.locator('.play')
  await expect(table.locator('.play-turn')).toContainText('Tour 1 sur')
  await table.getByText('Retour à la fin').click()
  await expect(table.getByRole('heading', { name: 'Résultat' })).toBeVisible()
  await table.getByRole('button', { name: 'Équilibre…' }).click()
  await expect(played).toHaveText('6 parties sur 6')
})
