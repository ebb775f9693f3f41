/** Layers: shown, alone, locked, faded (MAP-5). */
import { expect, test } from '../support/test'
import { openSortie } from '../support/workshop'

test('a locked layer refuses and says why; an eye shows one layer alone', async ({ page }) => {
  const workshop = await openSortie(page)
  const undo = page.getByRole('button', { name: /^Annuler/ })
  await page.getByRole('tab', { name: 'Calques' }).click()
  const layers = page.getByRole('list', { name: 'Calques' })
  await layers.getByRole('button', { name: 'Verrouiller\u202f: Terrain' }).click()
  const i13 = await workshop.hex('I13')
  await page.keyboard.press('b')
  await workshop.click(i13)
  await expect(page.getByText('Le calque «\u202fTerrain\u202f» est verrouillé')).toBeVisible()
  await expect(undo).toBeDisabled()
  await layers.getByRole('button', { name: 'Déverrouiller\u202f: Terrain' }).click()
  await workshop.click(i13)
  await expect(undo).toBeEnabled()

  const eyes = layers.getByRole('switch')
  const shown = layers.getByRole('switch', { checked: true })
  const count = await eyes.count()
  await expect(shown).toHaveCount(count)
  await layers.getByRole('switch', { name: 'Pions' }).click({ modifiers: ['Alt'] })
  await expect(shown).toHaveCount(1)
  await layers.getByRole('switch', { name: 'Pions' }).press('Alt+Enter')
  await expect(shown).toHaveCount(count)

  const opacity = layers.getByRole('slider', { name: 'Opacité\u202f: Terrain' })
  await opacity.focus()
  await page.keyboard.press('Home')
  await expect(opacity).toHaveAttribute('aria-valuenow', '0')
  await page.keyboard.press('PageUp')
  await expect(opacity).toHaveAttribute('aria-valuenow', '10')
})
