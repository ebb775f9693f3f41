/** The choices of the opponents' owners and the events of the turn, said beside a route by keyboard (MC-INF-5, MC-INF-6). */
import { expect, test } from '../support/test'
import { createWorkshop } from '../support/workshop'
import { galleryScenario } from '../../support/scenarioFiles'

test('an owner holds its attack back or makes it; who fired in defence makes none', async ({ page }) => {
  await page.locator('.gallery-card').filter({ hasText: 'Infiltration 1' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /Carte entière/ }).click()
  const { hex, click } = createWorkshop(page, galleryScenario('infiltration-1'))
  const panel = page.getByRole('tabpanel', { name: 'Trajet' })
  await page.keyboard.press('t')
  for (const name of ['G6', 'H6', 'I6', 'I7']) await click(await hex(name))
  await page.keyboard.press('Enter')
  const unhurt = panel.getByRole('row').filter({ hasText: 'Indemne' })
  await expect(unhurt).toContainText('5/10')

  const made = panel.getByRole('combobox', { name: 'Attaques faites' })
  await made.focus()
  // Letters are shortcuts of the tools, here too.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(made).toHaveValue('none')
  await expect(unhurt).toContainText('1/1')
  await page.keyboard.press('ArrowDown')
  const yusuf = panel.getByRole('checkbox', { name: /Yusuf/ })
  await expect(yusuf).not.toBeChecked()
  await expect(unhurt).toContainText('1/1')
  await yusuf.focus()
  await page.keyboard.press('Space')
  await expect(yusuf).toBeChecked()
  await expect(unhurt).toContainText('5/10')

  const turn = panel.locator('section').filter({ has: page.getByRole('heading', { name: 'Ce tour-ci' }) })
  await turn.locator('summary').filter({ hasText: 'Yusuf' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(turn.getByRole('switch', { name: 'A tiré en défense' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(unhurt).toContainText('1/1')
  await turn.getByRole('button', { name: 'Tour suivant' }).focus()
  await page.keyboard.press('Enter')
  await expect(unhurt).toContainText('5/10')
  await expect(page.getByRole('button', { name: 'Annuler' }).first()).toBeDisabled()
})
