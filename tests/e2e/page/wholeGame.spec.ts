/**
 * A map with counters becomes a game in the scenario view (SCN-3 to SCN-6): the sortie without its game gets zones, eight
 * turns, two reinforcements, three levels of victory, two special rules and texts in both languages, until nothing is found
 * and every proof says yes.
 */
import { expect, type Locator, type Page, test } from '../support/test'
import { fill, openBareSortie, savedScenario, type Workshop } from '../support/workshop'

test('The sortie becomes a game of eight turns, without a finding, all proofs yes; undone to the byte', async ({
  page,
  disk,
  shot,
}) => {
  const map = await openBareSortie(page, disk)
  const findings = page.getByRole('region', { name: 'Constats' })
  await savedScenario(page, disk)
  const picture = await disk.saved()
  await page.keyboard.press('F7')

  await section(page, 'Textes')
  await both(
    part(page, 'Situation'),
    'Aymar assiège la tour de **Guy**.',
    'Aymar besieges the tower of **Guy**.',
  )
  await both(part(page, 'Notes de l’auteur'), 'Deux joueurs, une heure.', 'Two players, one hour.')

  await section(page, 'Tours')
  await fill(page, 'Nombre de tours', '8')

  await section(page, 'Mise en place')
  await setUpZone(page, map, 'La garnison', ['N1', 'Z16'])
  await setUpZone(page, map, 'Les assiégeants', ['A1', 'M16'])

  await section(page, 'Renforts')
  await reinforce(page, map, 'La garnison', { turn: '3', edge: ['Z4', 'Z9'], who: ['X5'] })
  await reinforce(page, map, 'Les assiégeants', { turn: '5', edge: ['A6', 'A12'], who: ['D9', 'E11'] })
  await shot('reinforcements')

  await section(page, 'Victoire')
  const garrison = part(page, 'La garnison')
  await way(page, garrison, 'decisive', 'Éliminer des pions')
  await way(page, garrison, 'marginal', 'Garder des pions en vie')
  const besiegers = part(page, 'Les assiégeants')
  await way(page, besiegers, 'victory', 'Tenir un lieu')
  await besiegers.getByRole('button', { name: 'Choisir un lieu' }).click()
  await page.getByRole('menuitem', { name: /choisir sur la carte/ }).click()
  await map.click(await map.hex('S8'))
  await done(page)
  await expect(besiegers.locator('.place-name').first()).toContainText('S8')
  await shot('victory')

  await section(page, 'Règles spéciales')
  await specialRule(
    page,
    ['Le gué', 'The ford'],
    ['Le ruisseau se passe à gué.', 'The stream can be forded.'],
  )
  await specialRule(
    page,
    ['La rançon', 'The ransom'],
    ['Un noble pris vaut rançon.', 'A noble is worth a ransom.'],
  )

  await section(page, 'Preuves')
  await expect(page.getByRole('button', { name: 'Prouver à nouveau' })).toBeVisible()
  // Two set-ups, two entries, the hex to hold.
  await expect(page.locator('.proof')).toHaveCount(5)
  await expect(page.locator('.proof[data-answer="yes"]')).toHaveCount(5)
  await shot('proofs')

  await page.keyboard.press('F7')
  await expect(findings.getByText('Rien à signaler')).toBeVisible()
  await shot('map')
  const game = await savedScenario(page, disk)
  expect(game.turns?.count).toBe(8)
  expect(Object.values(game.zones).map(({ kind }) => kind)).toEqual(['setup', 'setup'])
  expect(Object.values(game.reinforcements).map(({ turn, entries }) => [turn, entries])).toEqual([
    [3, [{ kind: 'edge', edge: 'right', from: 3, to: 8 }]],
    [5, [{ kind: 'edge', edge: 'left', from: 5, to: 11 }]],
  ])
  expect(Object.values(game.victory).map(({ level }) => level)).toEqual(['decisive', 'marginal', 'victory'])
  expect(Object.keys(game.specialRules)).toHaveLength(2)

  const undo = page.getByRole('button', { name: /^Annuler/ })
  while (await undo.isEnabled()) await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).toBe(picture)
})

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function section(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

async function both(within: Locator, french: string, english: string): Promise<void> {
  await within.getByRole('textbox', { name: /Français/ }).fill(french)
  await within.getByRole('textbox', { name: /Anglais/ }).fill(english)
}

async function setUpZone(page: Page, map: Workshop, side: string, corners: readonly string[]): Promise<void> {
  const own = part(page, side)
  await own.getByRole('radio', { name: 'Libre dans ses zones' }).click()
  await own.getByRole('button', { name: 'Nouvelle zone de mise en place' }).click()
  // A rectangle.
  await page.keyboard.press('3')
  await map.drag(await Promise.all(corners.map((name) => map.hex(name))))
  await page.keyboard.press('F7')
}

/** The choice on the map is made. */
async function done(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Terminé' })).toBeEnabled()
  await page.keyboard.press('Enter')
}

interface Coming {
  readonly turn: string
  readonly edge: readonly string[]
  readonly who: readonly string[]
}

async function reinforce(
  page: Page,
  map: Workshop,
  side: string,
  { turn, edge, who }: Coming,
): Promise<void> {
  const own = part(page, side)
  await own.getByRole('button', { name: 'Ajouter un renfort' }).click()
  await fill(own, 'Tour d’entrée', turn)
  await own.getByRole('button', { name: 'Ajouter une entrée' }).click()
  await page.getByRole('menuitem', { name: 'Un bord de la carte' }).click()
  await own.locator('.place').getByRole('button', { name: 'Choisir sur la carte' }).click()
  for (const name of edge) await map.click(await map.hex(name))
  await done(page)
  await own
    .getByRole('group', { name: 'Pions', exact: true })
    .getByRole('button', { name: 'Choisir sur la carte' })
    .click()
  await page.keyboard.down('Shift')
  for (const name of who) await map.click(await map.hex(name))
  await page.keyboard.up('Shift')
  await done(page)
  await own.locator('.open-row-name').last().click()
}

async function way(page: Page, own: Locator, level: string, condition: string): Promise<void> {
  await own.getByRole('button', { name: 'Ajouter une condition de victoire' }).click()
  await own.getByLabel('Niveau').last().selectOption(level)
  await own.getByRole('button', { name: 'Ajouter une condition', exact: true }).click()
  await page.getByRole('menuitem', { name: condition }).click()
}

async function specialRule(page: Page, title: readonly string[], text: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une règle spéciale', exact: true }).click()
  const card = page.locator('.special-rule').last()
  const [french = '', english = ''] = title
  await fill(card, 'Titre en français', french)
  await fill(card, 'Titre en anglais', english)
  const [fr = '', en = ''] = text
  await both(card, fr, en)
}
