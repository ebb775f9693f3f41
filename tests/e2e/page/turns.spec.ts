/** Turns, set-up and reinforcements (SCN-3, SCN-4): entered in the scenario view, saved, and undone to the byte. */
import { sideId } from '../../../shared/document/ids'
import { hexKey } from '../../../shared/hex/axial'
import { expect, type Locator, type Page, test } from '../support/test'
import { fill, openBareSortie, savedScenario } from '../support/workshop'

async function openSection(page: Page, name: string): Promise<void> {
  await page.keyboard.press('F7')
  await page.getByRole('tab', { name }).click()
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
}

const turn = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: `Tour ${number}`, exact: true })

test('eight turns from half past five, a night, a reinforcement by the left edge, a set-up in zones; undone to the byte', async ({
  page,
  disk,
}) => {
  const map = await openBareSortie(page, disk)
  const { sides } = await savedScenario(page, disk)
  const before = await disk.saved()
  const [garrison, besiegers] = Object.keys(sides).map(sideId)
  if (!garrison || !besiegers) throw new Error('the sortie has two sides')

  await openSection(page, 'Tours')
  await fill(page, 'Nombre de tours', '8')
  await page.getByRole('switch', { name: 'Donner une heure à chaque tour' }).click()
  await fill(page, 'Heure du premier tour', '5:75')
  await expect(page.getByText('Une heure s’écrit 06:30.')).toBeVisible()
  await fill(page, 'Heure du premier tour', '5:30')
  // The row of a turn is reached by keys from the first.
  await turn(page, 1).press('Enter')
  await page.getByLabel('Lumière dès ce tour').selectOption('night')
  await turn(page, 1).focus()
  for (let times = 0; times < 2; times++) await page.keyboard.press('ArrowDown')
  await expect(turn(page, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Lumière dès ce tour').selectOption('day')
  await fill(page, 'Nom en français', 'L’aube')
  await fill(page, 'Nom en anglais', 'Dawn')
  await page.getByRole('switch', { name: 'Phase jouée : tir offensif' }).click()
  await page.getByRole('button', { name: 'La garnison – Jouer plus tard' }).click()
  const rows = page.locator('.turns-row')
  await expect(rows).toHaveCount(8)
  await expect(rows.nth(1)).toHaveText(/^2\s*05:45Nuit$/)
  await expect(rows.nth(2)).toHaveText(/^3\s*06:00L’aubeJourtir offensif$/)
  await expect(rows.nth(7)).toHaveText(/^8\s*07:15Jour$/)

  await page.getByRole('tab', { name: 'Renforts' }).click()
  const own = page.getByRole('region', { name: 'La garnison' })
  await own.getByRole('button', { name: 'Ajouter un renfort' }).click()
  await fill(own, 'Nom', 'Le secours')
  await fill(own, 'Tour d’entrée', '4')
  await own.getByRole('button', { name: 'Ajouter une entrée' }).click()
  await page.getByRole('menuitem', { name: 'Un bord de la carte' }).click()
  await fill(own, 'De la case', 'B9')
  await expect(own.getByText('Le nom d’une case du bord gauche est attendu.')).toBeVisible()
  await fill(own, 'De la case', 'A3')
  await fill(own, 'À la case', 'A6')
  await fill(own, 'Condition en français', 'Si la herse est baissée.')
  await fill(own, 'Condition en anglais', 'If the portcullis is down.')
  await expect(own.getByRole('button', { name: /^Le secours tour 4 · bord gauche de A3 à A6/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Tours' }).click()
  await expect(rows.nth(3)).toContainText('Le secours')

  await page.getByRole('tab', { name: 'Mise en place' }).click()
  await own.getByRole('radio', { name: 'Libre dans ses zones' }).click()
  await own.getByRole('radio', { name: 'Secrète' }).click()
  await expect(own.getByText('Ce camp se place dans ses zones et n’en a pas.')).toBeVisible()
  await own.getByRole('button', { name: 'Nouvelle zone de mise en place' }).click()
  await map.drag([await map.hex('C3'), await map.hex('C4')])
  await page.keyboard.press('F7')
  await expect(own.getByText('La garnison2 cases')).toBeVisible()

  const told = await savedScenario(page, disk)
  expect(told.turns).toEqual({
    count: 8,
    order: [besiegers, garrison],
    clock: { start: '05:30', step: 15 },
    rows: {
      1: { light: 'night' },
      3: { name: { fr: 'L’aube', en: 'Dawn' }, light: 'day', without: ['offensive-fire'] },
    },
  })
  expect(Object.values(told.reinforcements)).toEqual([
    {
      side: garrison,
      name: 'Le secours',
      turn: 4,
      entries: [{ kind: 'edge', edge: 'left', from: 2, to: 5 }],
      condition: { fr: 'Si la herse est baissée.', en: 'If the portcullis is down.' },
      blocked: 'wait',
    },
  ])
  expect(told.sides[garrison]?.setUp).toEqual({
    ...{ order: 1, where: 'zones', facing: 'as-placed', secret: true },
  })
  const zones = Object.values(told.zones).filter(({ kind, side }) => kind === 'setup' && side === garrison)
  expect(zones.map(({ name, hexes }) => [name, hexes.toSorted()])).toEqual([
    ['La garnison', ['C3', 'C4'].map((name) => hexKey(map.axial(name))).toSorted()],
  ])

  const undo = page.getByRole('button', { name: /^Annuler/ })
  while (await undo.isEnabled()) await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).toBe(before)
})

test('the entries of a reinforcement are shown on the map, and the view is as it was left', async ({
  page,
  disk,
}) => {
  await openBareSortie(page, disk)
  await openSection(page, 'Renforts')
  const own = page.getByRole('region', { name: 'La garnison' })
  await own.getByRole('button', { name: 'Ajouter un renfort' }).click()
  const show = own.getByRole('button', { name: 'Renfort 1 – Montrer les entrées sur la carte' })
  await expect(show).toBeDisabled()
  await own.getByRole('button', { name: 'Ajouter une entrée' }).click()
  await page.getByRole('menuitem', { name: 'Un bord de la carte' }).click()
  await show.click()
  await expect(page.getByRole('tablist', { name: 'Rubriques' })).toHaveCount(0)
  // Section and open row are as they were left.
  await page.keyboard.press('F7')
  await expect(own.getByLabel('Tour d’entrée')).toBeVisible()
  await own.getByRole('button', { name: 'Renfort 1 – Supprimer le renfort' }).click()
  await expect(own.getByText('Aucun renfort.')).toBeVisible()
})
