/** Victory (SCN-5): entered in the scenario view as data that reads as sentences, saved, and undone to the byte. */
import { sideId } from '../../../shared/document/ids'
import { expect, test } from '../support/test'
import { openBareSortie, savedScenario } from '../support/workshop'

test('a decisive victory of two conditions and one by points, each read as a sentence; undone to the byte', async ({
  page,
  disk,
}) => {
  const map = await openBareSortie(page, disk)
  const { sides } = await savedScenario(page, disk)
  const before = await disk.saved()
  const [garrison, besiegers] = Object.keys(sides).map(sideId)
  await page.keyboard.press('F7')
  await page.getByRole('tab', { name: 'Victoire' }).click()
  const own = page.getByRole('region', { name: 'La garnison' })
  await own.getByRole('button', { name: 'Ajouter une condition de victoire' }).click()
  await own.getByLabel('Niveau').selectOption('decisive')
  const add = async (kind: string): Promise<void> => {
    await own.getByRole('button', { name: 'Ajouter une condition', exact: true }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  await add('Sortir de la carte')
  const sentence = own.locator('.open-row-name')
  await expect(sentence).toContainText('sortent de la carte par le bord gauche')
  await add('Éliminer des pions')
  const eliminate = own.getByRole('region', { name: /éliminés/ })
  await eliminate.getByRole('radio', { name: 'Une part' }).click()
  const percent = eliminate.getByLabel('Pour cent')
  await percent.fill('40')
  await percent.press('Enter')
  await expect(sentence).toContainText(/^Victoire décisive.*40\s%/)
  await own.getByRole('radio', { name: 'Des points' }).click()
  const needed = own.getByLabel('Points nécessaires')
  await needed.fill('3')
  await needed.press('Enter')
  await expect(sentence).toContainText('avec au moins 3 points')

  // Long lists are searched: accents and capitals do not count; Enter takes the first.
  await eliminate.getByRole('button', { name: 'Ajouter des pions' }).click()
  await page.keyboard.type('chevalier ECU')
  await expect(page.getByText('Rien ne porte ce nom.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Chercher' }).press('Control+a')
  await page.keyboard.type('ecuyer')
  await expect(page.getByRole('menu', { name: 'Ajouter des pions' }).getByRole('menuitem')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(eliminate.getByRole('group', { name: 'Pions concernés' })).toContainText('Écuyer')
  await page.keyboard.press('Control+z')
  const saved = Object.values((await savedScenario(page, disk)).victory)
  expect(saved).toEqual([
    {
      side: garrison,
      level: 'decisive',
      join: 'points',
      least: 3,
      conditions: [
        { kind: 'exit', who: [{ kind: 'side', side: garrison }], place: { kind: 'edge', edge: 'left' } },
        {
          kind: 'eliminate',
          who: [{ kind: 'side', side: besiegers }],
          least: { kind: 'share', percent: 40 },
        },
      ],
    },
  ])
  const undo = page.getByRole('button', { name: /^Annuler/ })
  while (await undo.isEnabled()) await undo.click()
  await expect(own.getByText('Aucune condition de victoire.')).toBeVisible()
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(before)
  await page.keyboard.press('F7')
  await expect(map.board).toBeVisible()
})
