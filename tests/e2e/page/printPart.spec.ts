/** PRT-3: what is selected on the map is printed alone, of the map its hexes, of the counters one counter. */
import { expect, test } from '../support/test'
import { openSortie } from '../support/workshop'

test('the selected hexes, and the selected counter as a picture', async ({ page }) => {
  const workshop = await openSortie(page)
  const dialog = page.getByRole('dialog', { name: 'Exporter' })
  const extent = dialog.getByRole('combobox', { name: 'Étendue' })
  const summary = dialog.locator('.export-summary')

  await page.keyboard.press('Control+E')
  await expect(summary).toContainText('pages')
  await expect(extent).toHaveCount(0)
  await page.keyboard.press('Escape')

  const settings = page.getByRole('region', { name: 'Réglages de l’outil' })
  await settings.getByRole('radio', { name: 'Rectangle (cases)' }).click()
  await workshop.drag([await workshop.hex('I13'), await workshop.hex('J14')])
  await page.keyboard.press('Control+E')
  await extent.selectOption({ label: 'Les cases choisies' })
  await expect(summary).toContainText('1 page')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Escape')
  await settings.getByRole('radio', { name: 'Pions' }).click()
  await workshop.click(await workshop.hex('K9'))
  await page.keyboard.press('Control+E')
  await dialog.getByRole('combobox', { name: 'Contenu' }).selectOption({ label: 'Planches de pions' })
  await dialog.getByText('PNG', { exact: true }).click()
  await extent.selectOption({ label: 'Le pion choisi' })
  // No larger than the card, both its faces.
  await expect(summary).toHaveText(/^2\spages\sde\s1\d\s×\s1\d/)
})
