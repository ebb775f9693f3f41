/** Pieces of the map through the system's clipboard: copied by keys, hung under the pointer, turned, pasted, cut, moved. */
import { expect, test } from '../support/test'
import { terrainAt } from '../../../shared/document/map'
import { type Scenario } from '../../../shared/document/types'
import { parseHexName } from '../../../shared/hex/numbering'
import { openSortie, savedScenario } from '../support/workshop'

const terrain = ({ map }: Scenario, name: string): string | undefined => {
  const hex = parseHexName(name, map.numbering, map.grid)
  return hex && terrainAt(map, hex)
}

test('copy, paste, turn, cut and move a wood by keys and pointer', async ({ page, disk }) => {
  const workshop = await openSortie(page)
  const settings = page.getByRole('region', { name: 'Réglages de l’outil' })
  const undo = page.getByRole('button', { name: /^Annuler/ })
  const [i13, i14, l13] = [await workshop.hex('I13'), await workshop.hex('I14'), await workshop.hex('L13')]
  await page.keyboard.press('b')
  await settings.getByRole('radio', { name: 'Bois' }).click()
  await workshop.drag([i13, i14])

  await page.keyboard.press('v')
  await settings.getByRole('radio', { name: 'Rectangle (cases)' }).click()
  await workshop.drag([i13, i14])
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await expect(settings).toContainText('Tampon')
  await workshop.click(l13)
  await expect(undo).toHaveAccessibleName(/Coller/)
  await expect(settings).toContainText('Sélection')
  const pasted = await savedScenario(page, disk)
  expect([terrain(pasted, 'L13'), terrain(pasted, 'L14')]).toEqual(['wood', 'wood'])

  // What was pasted is selected: it is cut, and Escape leaves the map alone.
  await page.keyboard.press('Control+x')
  await expect(undo).toHaveAccessibleName(/Couper/)
  await page.keyboard.press('Control+v')
  await expect(settings).toContainText('Tampon')
  await page.keyboard.press('Escape')
  await expect(settings).toContainText('Sélection')
  await expect(undo).toHaveAccessibleName(/Couper/)

  // Turned in the hand: what lay below lies below left.
  await page.keyboard.press('Control+v')
  await page.mouse.move(l13.x, l13.y)
  await page.keyboard.press('r')
  await workshop.click(l13)
  const turned = await savedScenario(page, disk)
  expect(['L13', 'L14', 'K13'].map((name) => terrain(turned, name))).toEqual(['wood', 'clear', 'wood'])
  await page.keyboard.press('Control+z')
  await expect(undo).toHaveAccessibleName(/Couper/)

  // Moved by its own hexes, in one step.
  await workshop.drag([i13, i14])
  await workshop.drag([i13, l13])
  await expect(undo).toHaveAccessibleName(/Déplacer une région/)
  const moved = await savedScenario(page, disk)
  expect(['I13', 'I14', 'L13', 'L14'].map((name) => terrain(moved, name))).toEqual([
    'clear',
    'clear',
    'wood',
    'wood',
  ])
})
