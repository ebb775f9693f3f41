/** The library of stamps: a tower placed and turned, the selection kept as a stamp, renamed, deleted and put back. */
import { expect, test } from '../support/test'
import { terrainAt } from '../../../shared/document/map'
import { type Scenario } from '../../../shared/document/types'
import { parseHexName } from '../../../shared/hex/numbering'
import { openSortie, savedScenario } from '../support/workshop'

const terrain = ({ map }: Scenario, name: string): string | undefined => {
  const hex = parseHexName(name, map.numbering, map.grid)
  return hex && terrainAt(map, hex)
}

test('a starter stamp is laid turned; a piece of one’s own is kept, found, renamed and deleted', async ({
  page,
  disk,
  shot,
}) => {
  const workshop = await openSortie(page)
  const settings = page.getByRole('region', { name: 'Réglages de l’outil' })
  const side = page.getByRole('complementary', { name: 'Panneaux' })
  const [l12, l13, c2] = [await workshop.hex('L12'), await workshop.hex('L13'), await workshop.hex('C2')]

  // With nothing in the hand the tool shows the library.
  await page.keyboard.press('i')
  await side.getByRole('searchbox', { name: 'Chercher un tampon' }).fill('douve')
  await expect(side.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2)
  await side.getByRole('button', { name: 'Douve', exact: true }).click()
  await expect(settings).toContainText('Douve')
  await page.mouse.move(l13.x, l13.y)
  await page.mouse.move(l12.x, l12.y)
  await shot('stamp-ghost')
  await page.keyboard.press('r')
  await workshop.click(l12)
  const laid = await savedScenario(page, disk)
  expect(['L11', 'L12', 'M13'].map((name) => terrain(laid, name))).toEqual(['moat', 'moat', 'moat'])
  // It stays in the hand.
  await expect(settings).toContainText('Douve')
  await page.keyboard.press('Escape')

  await workshop.click(l12)
  await side.getByRole('textbox', { name: 'Nom du nouveau tampon' }).fill('Mon fossé')
  await side.getByRole('button', { name: 'Garder la sélection' }).click()
  const own = side.getByRole('button', { name: 'Mon fossé', exact: true })
  await expect(own).toBeVisible()
  await own.click()
  await page.mouse.move(l13.x, l13.y)
  await workshop.click(c2)
  await shot('stamps')
  expect(terrain(await savedScenario(page, disk), 'C2')).toBe('moat')

  await side.getByRole('button', { name: 'Mon fossé – Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Renommer' }).click()
  await expect(side.locator('.stamp-rename')).toBeFocused()
  await page.keyboard.type('Ma douve')
  await page.keyboard.press('Enter')
  await expect(side.getByRole('button', { name: 'Ma douve', exact: true })).toBeVisible()
  await side.getByRole('button', { name: 'Ma douve – Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await expect(side.getByRole('heading', { name: 'Mes tampons' })).toHaveCount(0)
  await side.getByRole('button', { name: 'Rétablir' }).click()
  await expect(side.getByRole('button', { name: 'Ma douve', exact: true })).toBeVisible()
  await expect(side.getByRole('button', { name: 'Rétablir' })).toHaveCount(0)
})

test('a stamp comes from a file; a broken one is told', async ({ page }) => {
  await openSortie(page)
  const side = page.getByRole('complementary', { name: 'Panneaux' })
  await side.getByRole('tab', { name: 'Tampons' }).click()
  const chooser = side.locator('input[type="file"]')
  await chooser.setInputFiles('assets/stamps/turret.castellan-stamp')
  await expect(side.getByRole('heading', { name: 'Mes tampons' })).toBeVisible()
  await expect(side.getByRole('button', { name: 'Tourelle', exact: true })).toHaveCount(2)
  const broken = { name: 'x.castellan-stamp', mimeType: 'text/plain', buffer: Buffer.from('{"format": 1') }
  await chooser.setInputFiles(broken)
  const refusal = page.getByRole('dialog', { name: 'Ce tampon n’a pas pu être traité' })
  await expect(refusal).toContainText(/Fichier «.x\.castellan-stamp.»/)
  await refusal.getByRole('button', { name: 'Compris' }).click()
  await expect(side.getByRole('button', { name: 'Tourelle', exact: true })).toHaveCount(2)
})
