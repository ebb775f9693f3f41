/** Labels typed on the map, zones painted and hatched; both are in the file. */
import { expect, test } from '../support/test'
import { openSortie, savedScenario } from '../support/workshop'

test('a label is typed, moved, turned, typed anew; a click elsewhere ends the typing', async ({
  page,
  disk,
}) => {
  const workshop = await openSortie(page)
  const undo = page.getByRole('button', { name: /^Annuler/ })
  const [i13, l13, m6] = [await workshop.hex('I13'), await workshop.hex('L13'), await workshop.hex('M6')]
  const field = page.getByRole('textbox', { name: 'Texte de l’étiquette' })
  await page.keyboard.press('n')
  await workshop.click(i13)
  await field.fill('Le gué')
  await page.keyboard.press('Enter')
  await expect(undo).toHaveAccessibleName(/Écrire l’étiquette/)
  await workshop.drag([i13, l13])
  await expect(undo).toHaveAccessibleName(/Déplacer l’étiquette/)
  await page.keyboard.press('r')
  await expect(undo).toHaveAccessibleName(/Tourner l’étiquette/)
  await workshop.click(l13)
  await expect(field).toHaveValue('Le gué')
  await page.keyboard.type('Le pont')
  await workshop.click(m6)
  await expect(undo).toHaveAccessibleName(/Modifier l’étiquette/)
  await expect(field).toHaveCount(0)
  const { labels, map } = await savedScenario(page, disk)
  const written = Object.values(labels).find(({ text }) => text === 'Le pont')
  expect(written).toMatchObject({ hex: Object.values(workshop.axial('L13')).join(','), angle: 15 })
  expect(written?.sizeMm).toBe(Math.round((map.hexMm / 3) * 2) / 2)
})

test('a zone is painted, reduced, named and hatched', async ({ page, disk }) => {
  const workshop = await openSortie(page)
  const undo = page.getByRole('button', { name: /^Annuler/ })
  const names = ['I13', 'I14', 'I15'] as const
  const [i13, i14, i15] = await Promise.all(names.map((name) => workshop.hex(name)))
  if (!i13 || !i14 || !i15) throw new Error('hexes of the map')
  await page.keyboard.press('z')
  await workshop.drag([i13, i14, i15])
  await expect(undo).toHaveAccessibleName(/Créer la zone/)
  await page.keyboard.down('Shift')
  await workshop.click(i14)
  await page.keyboard.up('Shift')
  await expect(undo).toHaveAccessibleName(/Réduire la zone/)
  const panel = page.getByRole('complementary', { name: 'Panneaux' })
  await panel.getByRole('radiogroup', { name: 'Hachures' }).getByRole('radio', { name: 'Croisées' }).click()
  await panel.getByLabel('Nom', { exact: true }).fill('Le marais')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Le marais' })).toBeVisible()
  // The key of a tool takes the tool, and chooses no other line of a list that has the focus.
  const use = panel.getByLabel('Usage')
  await use.selectOption('other')
  await use.focus()
  await page.keyboard.press('v')
  await expect(page.getByRole('radio', { name: 'Sélection' })).toBeChecked()
  await expect(use).toHaveValue('other')
  const { zones } = await savedScenario(page, disk)
  const marsh = Object.values(zones).find(({ name }) => name === 'Le marais')
  expect(marsh).toMatchObject({ kind: 'other', hatching: 'crossed' })
  expect(marsh?.hexes).toHaveLength(2)
})
