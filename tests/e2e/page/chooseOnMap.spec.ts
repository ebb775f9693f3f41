/** Places of the game are chosen by pointing at the map, drawn there, and found from there (SCN-4, SCN-5). */
import { sideId } from '../../../shared/document/ids'
import { nameOfHex } from '../../../shared/document/placeNames'
import { hexKey, parseHexKey } from '../../../shared/hex/axial'
import { hexNamed } from '../../support/names'
import { expect, test } from '../support/test'
import { openBareSortie, savedScenario } from '../support/workshop'

test('entry hexes, the hex to hold and counters are chosen on the map; the menu there leads back', async ({
  page,
  disk,
}) => {
  const map = await openBareSortie(page, disk)
  const before = await savedScenario(page, disk)
  const bytes = await disk.saved()
  const at = (name: string) => hexKey(hexNamed(before, name))
  const bar = page.getByRole('region', { name: 'Choix sur la carte' })

  await page.keyboard.press('F7')
  await page.getByRole('tab', { name: 'Renforts' }).click()
  const garrison = page.getByRole('region', { name: 'La garnison' })
  await garrison.getByRole('button', { name: 'Ajouter un renfort' }).click()
  await garrison.getByRole('button', { name: 'Ajouter une entrée' }).click()
  await page.getByRole('menuitem', { name: /choisir sur la carte/ }).click()
  await expect(bar.getByRole('button', { name: 'Terminé' })).toBeDisabled()
  await map.drag([await map.hex('A6'), await map.hex('A8')])
  await map.click(await map.hex('A7'))
  await expect(bar).toContainText('2 cases')
  await page.keyboard.press('Enter')
  await expect(bar).toBeHidden()
  await expect(garrison.locator('.place-name')).toContainText('A6')

  // Given up, all is as before.
  await garrison.locator('.place').getByRole('button', { name: 'Choisir sur la carte' }).click()
  await map.click(await map.hex('B9'))
  await page.keyboard.press('Escape')
  await expect(garrison.locator('.place-count')).toHaveText('2 cases')

  await page.getByRole('tab', { name: 'Victoire' }).click()
  await garrison.getByRole('button', { name: 'Ajouter une condition de victoire' }).click()
  await garrison.getByRole('button', { name: 'Ajouter une condition', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Éliminer des pions' }).click()
  await garrison.locator('.victory-who').getByRole('button').click()
  await garrison.getByRole('button', { name: 'Ajouter des pions' }).click()
  await page.getByRole('menuitem', { name: /choisir sur la carte/ }).click()
  const soldier = Object.entries(before.counters).find(([, { hex }]) => hex !== undefined)
  const stands = soldier?.[1].hex && nameOfHex(before, parseHexKey(soldier[1].hex))
  await expect(bar).toContainText('rien de choisi')
  await map.click(await map.hex(stands ?? ''))
  await expect(bar).toContainText('1 pion')
  await bar.getByRole('button', { name: 'Terminé' }).click()

  const saved = await savedScenario(page, disk)
  const [reinforcement] = Object.values(saved.reinforcements)
  expect(reinforcement).toMatchObject({
    side: sideId(Object.keys(before.sides)[0] as string),
    entries: [{ kind: 'hexes', hexes: [at('A6'), at('A8')] }],
  })

  expect(Object.values(saved.victory)[0]?.conditions).toMatchObject([
    { kind: 'eliminate', who: [{ kind: 'counter', counter: soldier?.[0] }] },
  ])

  await page.keyboard.press('F7')
  const entry = await map.hex('A6')
  await page.mouse.click(entry.x, entry.y, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Voir le renfort qui entre ici' }).click()
  await expect(page.getByRole('tab', { name: 'Renforts' })).toHaveAttribute('data-state', 'active')
  await expect(garrison.locator('.place-name')).toContainText('A6')

  const undo = page.getByRole('button', { name: /^Annuler/ })
  while (await undo.isEnabled()) await undo.click()
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(bytes)
})
