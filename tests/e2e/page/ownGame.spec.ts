/**
 * An own game from nothing to paper, by mouse and keyboard alone: a map of 26 x 16, 18 types, 54 counters in an order of battle,
 * set-up zones, a reinforcement, victory, a special rule and texts in both languages, printed as one PDF. Counted are actions: a
 * click, a drag, a key chord, a text typed into a field. Made for the first time it took 525.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '../support/test'
import { Hand } from '../support/hand'
import { createWorkshop, pagesPlanned, savedScenario, type Workshop } from '../support/workshop'

/** Name, abbreviation, quantity, category, attack, defence. */
type Line = readonly [string, string, string, string, string, string]

const KING: readonly Line[] = [
  ['Sénéchal', 'SEN', '1', 'chef', '10', '10'],
  ['Chevalier du roi', 'CHR', '2', 'chevalier à pied', '10', '9'],
  ['Sergent du roi', 'SGR', '5', 'fantassin', '8', '8'],
  ['Piquier', 'PIQ', '4', 'lancier', '7', '8'],
  ['Archer du roi', 'ARR', '4', 'archer', '4', '5'],
  ['Arbalétrier', 'ARB', '3', 'arbalétrier', '5', '6'],
  ['Sapeur', 'SAP', '3', 'fantassin', '6', '6'],
  ['Milicien', 'MIL', '4', 'fantassin', '5', '5'],
  ['Aumônier', 'AUM', '1', 'moine', '1', '4'],
]
const REBELS: readonly Line[] = [
  ['Capitaine', 'CAP', '1', 'chef', '9', '9'],
  ['Chevalier félon', 'CHF', '2', 'chevalier à pied', '9', '9'],
  ['Routier', 'ROU', '5', 'fantassin', '8', '7'],
  ['Vougier', 'VOU', '4', 'lancier', '8', '7'],
  ['Braconnier', 'BRA', '4', 'archer', '4', '4'],
  ['Tireur', 'TIR', '3', 'arbalétrier', '5', '5'],
  ['Faucheur', 'FAU', '4', 'paysan', '4', '4'],
  ['Valet d’armes', 'VAL', '3', 'fantassin', '5', '5'],
  ['Ermite', 'ERM', '1', 'moine', '1', '4'],
]
const TYPES = [...KING, ...REBELS]
const KINGS = 'Les gens du roi'
const REBEL = 'Les révoltés'

test('an own game of 54 counters, in both languages and on paper, in fewer than 350 actions', async ({
  page,
  disk,
  shot,
}) => {
  const hand = new Hand(page)
  const maker = new Maker(page, hand)
  await hand.click(page.getByRole('button', { name: 'Nouveau scénario…' }))
  await maker.newScenario()
  await hand.press('0')
  const map = createWorkshop(page, await savedScenario(page, disk))
  await maker.land(map)
  await shot('own-map')

  await maker.types()
  await maker.order()
  await shot('own-order')

  await hand.press('F7')
  await maker.texts()
  await maker.turns()
  await maker.zone(map, KINGS, ['B2', 'H15'])
  await maker.zone(map, REBEL, ['Q2', 'Y15'])
  await maker.entry(map)
  await maker.victory(map)
  await maker.specialRule()
  await shot('own-game')

  await maker.toTheirZones(KINGS)
  await maker.toTheirZones(REBEL)
  await shot('own-set-up')
  await maker.proofs()

  const game = await savedScenario(page, disk)
  expect([game.map.grid.columns, game.map.grid.rows]).toEqual([26, 16])
  expect(
    Object.values(game.counterTypes).map((type) => [type.name, type.abbreviation, type.quantity]),
  ).toEqual(TYPES.map(([name, abbreviation, quantity]) => [name, abbreviation, Number(quantity)]))
  const counters = Object.values(game.counters)
  expect(counters).toHaveLength(54)
  expect(counters.filter(({ hex }) => hex !== undefined)).toHaveLength(50)
  expect(counters.filter(({ reinforcement }) => reinforcement !== undefined)).toHaveLength(4)
  expect(Object.values(game.victory).map(({ level }) => level)).toEqual(['victory', 'decisive'])
  expect(Object.keys(game.specialRules)).toHaveLength(1)

  const bytes = await maker.onPaper(disk)
  process.stdout.write(
    `own game: ${hand.actions} actions (${hand.clicks} clicks, ${hand.drags} drags, the rest keys and texts)\n`,
  )
  expect(hand.actions).toBeLessThan(350)
  expectBooklet(bytes)
})

function expectBooklet(bytes: Buffer): void {
  const file = test.info().outputPath('game.pdf')
  writeFileSync(file, bytes)
  const text = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' })
  test.skip(text.error !== undefined, 'reading the PDF needs pdftotext (poppler-utils)')
  for (const words of ['Le pont de l’Orbe', 'Le roi veut', KINGS, REBEL, 'La crue', 'Capitaine'])
    expect(text.stdout).toContain(words)
}

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

class Maker {
  constructor(
    private readonly page: Page,
    private readonly hand: Hand,
  ) {}

  /** Into a field, in place of what it holds; Enter or Tab, which ends the text, belongs to it. */
  private async into(field: Locator, text: string, end: 'Enter' | 'Tab' = 'Tab'): Promise<void> {
    await this.hand.click(field)
    await this.hand.press('Control+a')
    await this.hand.type(text)
    await this.page.keyboard.press(end)
  }

  /** Chooses an option by its label or its value. */
  private async choose(field: Locator, option: string): Promise<void> {
    await field.selectOption(option)
    // A click opens the list, one takes from it.
    this.hand.clicks += 2
    this.hand.actions += 2
  }

  private async section(name: string): Promise<void> {
    await this.hand.click(this.page.getByRole('tab', { name, exact: true }))
    await expect(this.page.getByRole('heading', { name, exact: true })).toBeVisible()
  }

  async newScenario(): Promise<void> {
    const { page, hand } = this
    const dialog = page.getByRole('dialog', { name: 'Nouveau scénario' })
    await this.into(dialog.getByLabel('Titre'), 'Le pont de l’Orbe')
    await this.choose(dialog.getByLabel('Camps', { exact: true }), '2')
    await this.into(dialog.getByLabel('Nom du camp 1'), KINGS)
    await this.into(dialog.getByLabel('Nom du camp 2'), REBEL)
    await hand.click(dialog.getByRole('button', { name: 'Créer' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  async land(map: Workshop): Promise<void> {
    const { page, hand } = this
    const take = (name: string) =>
      hand.click(page.locator('.options').getByRole('radio', { name, exact: true }))
    const drag = async (...names: readonly string[]) => {
      const [first, ...others] = await Promise.all(names.map((name) => map.hex(name)))
      if (first) await hand.drag(first, ...others)
    }
    await hand.press('b')
    await take('Bois')
    await drag('A1', 'C1', 'E2', 'B3')
    await drag('X14', 'Z15', 'V16')
    await drag('J15', 'K16')
    await hand.press('3')
    await take('Cour')
    await drag('R6', 'V10')
    await hand.press('w', '3')
    await take('Mur')
    await drag('R6', 'V10')
    await hand.press('1')
    await take('Porte')
    await hand.click(await map.side('R8/Q8'))
    await hand.press('o', '2')
    await take('Ruisseau')
    await drag('M1', 'M5', 'L8', 'M12', 'M16')
    await take('Route')
    await hand.click(...(await Promise.all(['A8', 'M8', 'R8'].map((name) => map.hex(name)))))
    await hand.press('Enter', 'b', '1')
    await take('Pont')
    await hand.click(await map.hex('L8'))
    await hand.press('v')
  }

  /** Down the columns of the table; what repeats is filled. */
  async types(): Promise<void> {
    const { page, hand } = this
    await hand.press('F4')
    await expect(page.locator('.armies-field')).toBeFocused()
    const grid = page.getByRole('grid', { name: 'Tableau des pions' })
    const cell = async (row: number, column: string): Promise<Locator> => {
      const heading = grid.locator('.armies-heading').filter({ has: page.getByText(column, { exact: true }) })
      const index = await heading.first().getAttribute('aria-colindex')
      return grid.locator(`[data-row="${row}"][aria-colindex="${index}"]`)
    }
    const down = async (values: readonly string[], usual: string): Promise<void> => {
      for (const value of values)
        if (value === usual) await hand.press('ArrowDown')
        else {
          await hand.type(value)
          await page.keyboard.press('Enter')
        }
    }
    await down(
      TYPES.map(([name]) => name),
      '',
    )
    const column = async (name: string, nth: 1 | 2 | 3 | 4 | 5, usual: string): Promise<void> => {
      await hand.click(await cell(0, name))
      await down(
        TYPES.map((line) => line[nth]),
        usual,
      )
    }
    await column('Sigle', 1, '')
    await column('Quantité', 2, '1')
    await column('Catégorie', 3, 'fantassin')
    await column('Attaque', 4, '')
    await column('Défense', 5, '')
    for (const [first, last, side] of [
      [0, 8, KINGS],
      [9, 17, REBEL],
    ] as const) {
      await hand.click(await cell(first, 'Camp'))
      await page.keyboard.down('Shift')
      await hand.click(await cell(last, 'Camp'))
      await page.keyboard.up('Shift')
      await hand.type(side)
      await page.keyboard.press('Control+Enter')
    }
    await expect(page.locator('.armies-faults')).toHaveCount(0)
  }

  /** All counters at once from the quantities; four of them come later. */
  async order(): Promise<void> {
    const { page, hand } = this
    await hand.press('Shift+F4')
    await expect(page.locator('.order-hint')).toContainText('il manque 54')
    await hand.click(page.getByRole('button', { name: 'Un groupe par catégorie' }))
    await expect(page.locator('.order-hint')).toHaveCount(0)
    const scythes = page.getByRole('treeitem').filter({ hasText: /Faucheur/ })
    await hand.click(scythes)
    await hand.click(page.getByRole('button', { name: 'Nouveau renfort' }))
    await this.choose(page.locator('.order-details').getByLabel('Entrée en jeu'), 'Renfort 1')
  }

  private async both(within: Locator, french: string, english: string): Promise<void> {
    await this.into(within.getByRole('textbox', { name: /Français/ }), french)
    await this.into(within.getByRole('textbox', { name: /Anglais/ }), english)
  }

  async texts(): Promise<void> {
    const { page } = this
    await this.section('Textes')
    await this.both(
      part(page, 'Situation'),
      'Le roi veut le pont. Les révoltés tiennent la cour du péage.',
      'The king wants the bridge. The rebels hold the courtyard of the toll.',
    )
    await this.both(part(page, 'Notes de l’auteur'), 'Deux joueurs, deux heures.', 'Two players, two hours.')
  }

  async turns(): Promise<void> {
    await this.section('Tours')
    await this.into(this.page.getByLabel('Nombre de tours', { exact: true }), '10', 'Enter')
  }

  async zone(map: Workshop, side: string, corners: readonly [string, string]): Promise<void> {
    const { page, hand } = this
    await this.section('Mise en place')
    const own = part(page, side)
    await hand.click(own.getByRole('radio', { name: 'Libre dans ses zones' }))
    await hand.click(own.getByRole('button', { name: 'Nouvelle zone de mise en place' }))
    await hand.press('3')
    await hand.drag(await map.hex(corners[0]), await map.hex(corners[1]))
    await hand.press('F7')
  }

  private async done(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Terminé' })).toBeEnabled()
    await this.hand.press('Enter')
  }

  async entry(map: Workshop): Promise<void> {
    const { page, hand } = this
    await this.section('Renforts')
    const own = part(page, REBEL)
    await hand.click(own.locator('.open-row-name').last())
    await this.into(own.getByLabel('Tour d’entrée', { exact: true }), '4', 'Enter')
    await hand.click(own.getByRole('button', { name: 'Ajouter une entrée' }))
    await hand.click(page.getByRole('menuitem', { name: 'Un bord de la carte' }))
    await hand.click(own.locator('.place').getByRole('button', { name: 'Choisir sur la carte' }))
    await hand.click(await map.hex('Z4'), await map.hex('Z9'))
    await this.done()
  }

  private async way(own: Locator, level: string, condition: string): Promise<void> {
    const { page, hand } = this
    await hand.click(own.getByRole('button', { name: 'Ajouter une condition de victoire' }))
    await this.choose(own.getByLabel('Niveau').last(), level)
    await hand.click(own.getByRole('button', { name: 'Ajouter une condition', exact: true }))
    await hand.click(page.getByRole('menuitem', { name: condition }))
  }

  async victory(map: Workshop): Promise<void> {
    const { page, hand } = this
    await this.section('Victoire')
    const king = part(page, KINGS)
    await this.way(king, 'victory', 'Tenir un lieu')
    await hand.click(king.getByRole('button', { name: 'Choisir un lieu' }))
    await hand.click(page.getByRole('menuitem', { name: /choisir sur la carte/ }))
    await hand.click(await map.hex('L8'))
    await this.done()
    const rebels = part(page, REBEL)
    await this.way(rebels, 'decisive', 'Éliminer des pions')
    await hand.click(rebels.getByRole('button', { name: 'Ajouter des pions' }))
    await hand.type('senechal')
    await page.keyboard.press('Enter')
    // Not him and all the king's men, whom a new condition names.
    await expect(rebels.locator('.open-row-name')).toContainText(/le pion «\sSénéchal\s» est éliminé/)
  }

  async specialRule(): Promise<void> {
    const { page, hand } = this
    await this.section('Règles spéciales')
    await hand.click(page.getByRole('button', { name: 'Ajouter une règle spéciale', exact: true }))
    const card = page.locator('.special-rule').last()
    await this.into(card.getByLabel('Titre en français', { exact: true }), 'La crue', 'Enter')
    await this.into(card.getByLabel('Titre en anglais', { exact: true }), 'The flood', 'Enter')
    await this.both(card, 'Le ruisseau ne se passe qu’au pont.', 'The stream is crossed by the bridge alone.')
  }

  /** A side has its zones: nothing more is asked. */
  async toTheirZones(side: string): Promise<void> {
    const { page, hand } = this
    await hand.press('Shift+F4')
    await hand.click(page.getByRole('treeitem').filter({ hasText: side }).first())
    await hand.click(page.getByRole('toolbar').getByRole('button', { name: 'Placer sur la carte' }))
    await expect(page.locator('.order')).toHaveCount(0)
  }

  async proofs(): Promise<void> {
    const { page, hand } = this
    await hand.press('F7')
    await this.section('Preuves')
    await expect(page.getByRole('button', { name: 'Prouver à nouveau' })).toBeVisible()
    await expect(page.locator('.proof[data-answer="no"]')).toHaveCount(0)
    await hand.press('F7')
  }

  async onPaper(disk: { exported(act: () => Promise<void>): Promise<{ readonly bytes: Buffer }> }) {
    const { page, hand } = this
    await hand.click(page.getByRole('menuitem', { name: 'Fichier' }))
    await hand.click(page.getByRole('menuitem', { name: 'Tout le jeu en un PDF…' }))
    const dialog = page.getByRole('dialog', { name: 'Exporter' })
    expect(await pagesPlanned(dialog)).toBeGreaterThan(8)
    const { bytes } = await disk.exported(async () => {
      await hand.click(dialog.getByRole('button', { name: 'Exporter' }))
      await expect(dialog).toHaveCount(0)
    })
    return bytes
  }
}
