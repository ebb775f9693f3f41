/** Questions to the rules, with mouse and keyboard: a field of fire, a shot item by item, its text, a pin on a printed map, a retreat played. */
import { expect, test } from '../support/test'
import { openSortie } from '../support/workshop'

test('an archer is asked whom it can shoot; the answer is copied, pinned, and offered for printing', async ({
  page,
  shot,
}) => {
  const { board, hex, click } = await openSortie(page)
  const panel = page.getByRole('tabpanel', { name: 'Questions' })
  const undo = page.getByRole('button', { name: /^Annuler/ })
  await page.keyboard.press('x')
  await expect(panel).toBeVisible()
  await click(await hex('X5'))
  await expect(panel.getByRole('heading', { name: 'Perrin' })).toBeVisible()
  await panel.getByRole('radio', { name: 'Tir', exact: true }).click()
  await expect(panel.getByRole('status')).toContainText('Wat')
  await expect(panel.getByRole('heading', { name: 'Légende' })).toBeVisible()
  await shot('field of fire')

  // A click on the map picks the target.
  await click(await hex('K7'))
  await expect(panel).toContainText('Contre')
  await expect(panel.getByText('MC-FIR-1').first()).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Chances' })).toBeVisible()
  await panel.getByRole('button', { name: 'Copier le texte' }).click()
  await expect(page.locator('.status-words')).toContainText('Réponse copiée.')
  await panel.getByRole('button', { name: 'Épingler' }).click()
  await expect(panel.getByRole('region', { name: 'Épinglées' })).toContainText('Perrin')

  // On the map Escape takes the pick back, then the counter.
  await board.focus()
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('status')).toContainText('cibles')
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('heading', { name: 'Perrin' })).toBeHidden()
  await expect(undo).toBeDisabled()

  await page.keyboard.press('Control+e')
  await page.getByLabel('Réponses épinglées').check()
  await shot('printed answer')
})

test('a retreat is chosen among the legal ones and played in one step', async ({ page }) => {
  const { hex, click } = await openSortie(page)
  const panel = page.getByRole('tabpanel', { name: 'Questions' })
  const undo = page.getByRole('button', { name: /^Annuler/ })
  await page.keyboard.press('x')
  await click(await hex('M7'))
  await panel.getByRole('radio', { name: 'Retraite' }).click()
  await expect(panel.getByRole('status')).toContainText('la plus sûre')
  await panel.getByRole('button', { name: 'Jouer' }).first().click()
  await expect(undo).toBeEnabled()
  await undo.click()
  await expect(undo).toBeDisabled()
})
