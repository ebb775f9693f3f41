/**
 * A castle in fifteen minutes: from an empty board to curtain wall, towers, gate, keep, moat, village, wood, stream and road, by
 * mouse and keyboard alone, with every click counted.
 */
import { expect, type Page, test } from './support/test'
import { runChecks } from '../../shared/checks/runChecks'
import { elevationAt } from '../../shared/document/map'
import { type Scenario } from '../../shared/document/types'
import { type Point } from '../../shared/hex/layout'
import { analysisOf } from '../../shared/rules/registry/analyses'
import { rulesetOf } from '../../shared/rules/registry/rulesetOf'
import { Hand } from './support/hand'
import { Landscape } from './support/landscape'
import { createWorkshop, savedScenario, type Workshop } from './support/workshop'

/** The places of a story: `L4 V11`, or of sides `Q11/Q12`. */
type Names = string

class Builder {
  constructor(
    readonly page: Page,
    readonly workshop: Workshop,
    readonly hand: Hand,
  ) {}

  private points(names: Names): Promise<Point[]> {
    const { workshop } = this
    return Promise.all(
      names.split(' ').map((name) => (name.includes('/') ? workshop.side(name) : workshop.hex(name))),
    )
  }

  async click(names: Names): Promise<void> {
    await this.hand.click(...(await this.points(names)))
  }

  async drag(names: Names): Promise<void> {
    const [first, ...others] = await this.points(names)
    if (first) await this.hand.drag(first, ...others)
  }

  /** Takes a tool by its key, sets it by others. */
  async keys(...keys: readonly string[]): Promise<void> {
    await this.hand.press(...keys)
  }

  /** What the tool lays. */
  async take(name: string): Promise<void> {
    const settings = this.page.getByRole('region', { name: 'Réglages de l’outil' })
    await this.hand.click(settings.getByRole('radio', { name, exact: true }))
  }

  async takeStamp(name: string): Promise<void> {
    const panels = this.page.getByRole('complementary', { name: 'Panneaux' })
    await this.hand.click(panels.getByRole('button', { name, exact: true }))
  }

  /** How it is laid: the first field has the focus. */
  async openSettings(): Promise<void> {
    await this.hand.click(this.page.getByRole('button', { name: 'Réglages', exact: true }))
    await expect(this.page.locator('[role="dialog"]:focus-within')).toHaveCount(1)
  }
}

async function digMoatAndYard(builder: Builder): Promise<void> {
  await builder.keys('b', '3')
  await builder.take('Douve')
  await builder.drag('K3 W11')
  await builder.drag('L12 V12')
  await builder.take('Cour')
  await builder.drag('L4 V11')
}

async function raiseWalls(builder: Builder): Promise<void> {
  await builder.keys('w', '3')
  await builder.take('Créneaux')
  await builder.drag('L4 V11')
  await builder.keys('2')
  await builder.click('L4 V4 L11 V11')
  await builder.keys(']')
  await builder.click('Q7')
  await builder.take('Meurtrière')
  await builder.openSettings()
  await builder.keys('ArrowDown', 'ArrowDown', 'Escape')
  await builder.click('Q7')
  await builder.keys('3')
  await builder.drag('L4 V11')
}

async function hangGateAndDoors(builder: Builder): Promise<void> {
  const { hand, page } = builder
  await builder.keys('1')
  await builder.take('Entrée de fortification')
  await builder.openSettings()
  await hand.click(page.getByRole('radio', { name: 'Ouverte' }))
  await builder.keys('Tab', 'l', 'Escape')
  await builder.click('Q11/Q12')
  await builder.take('Porte')
  await builder.click('Q8/Q9 L4/L5 V4/V5 L10/L11 V10/V11')
}

async function layFloors(builder: Builder): Promise<void> {
  await builder.keys('b', '1', '[')
  await builder.take('Tour')
  await builder.click('L4 V4 L11 V11')
  await builder.keys(']')
  await builder.click('Q7')
  await builder.keys('h', ']')
  await builder.click('Q7')
}

async function settleLand(builder: Builder): Promise<void> {
  await builder.keys('b', '[')
  await builder.take('Bois')
  await builder.drag('B2 E2 G3 D4 B5')
  await builder.keys('[')
  await builder.take('Pont')
  await builder.click('Q12 I14')
  await builder.keys('i')
  await builder.takeStamp('Chaumière')
  await builder.click('C9 F14')
  await builder.keys('r')
  await builder.click('F10')
  await builder.takeStamp('Chapelle')
  await builder.click('B13')
}

async function leadWays(builder: Builder): Promise<void> {
  await builder.keys('o', '2')
  await builder.take('Ruisseau')
  await builder.drag('I1 I4 H8 I14 J16')
  await builder.take('Route')
  await builder.click('A11 I14 P15 Q13 Q9')
  await builder.keys('Enter', 'v', 'Escape')
}

test('a castle in fifteen minutes', async ({ page, disk, shot }) => {
  const hand = new Hand(page)
  await hand.click(page.getByRole('button', { name: /Nouveau scénario/ }))
  await hand.type('Montfaucon')
  await hand.press('Tab', 's')
  await hand.click(page.getByRole('button', { name: 'Créer' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await hand.press('0')
  const empty = await savedScenario(page, disk)
  const start = await disk.saved()
  expect(empty.ruleset).toBe('savoy')
  const builder = new Builder(page, createWorkshop(page, empty), hand)

  await digMoatAndYard(builder)
  await raiseWalls(builder)
  await hangGateAndDoors(builder)
  await layFloors(builder)
  await settleLand(builder)
  await leadWays(builder)

  const { clicks, drags, keys } = hand
  process.stdout.write(`castle in fifteen minutes: ${clicks} clicks, ${drags} drags, ${keys} keys\n`)
  expect(clicks).toBeLessThan(250)
  const findings = page.getByRole('region', { name: 'Constats' })
  await expect(findings).toContainText('Rien à signaler')
  const built = await savedScenario(page, disk)
  const end = await disk.saved()
  expectCastle(built)
  expectLand(built)
  await shot('castle')

  const [undo, redo] = [/^Annuler/, /^Rétablir/].map((name) => page.getByRole('button', { name }))
  if (!undo || !redo) throw new Error('the buttons of the bar')
  let steps = 0
  for (; await undo.isEnabled(); steps++) await page.keyboard.press('Control+z')
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(start)
  for (let left = steps; left > 0; left--) await page.keyboard.press('Control+y')
  await expect(redo).toBeDisabled()
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(end)
  expect(steps).toBe(35)
})

function expectCastle(scenario: Scenario): void {
  const { map } = scenario
  expect(runChecks(scenario, rulesetOf(scenario), analysisOf(scenario.ruleset))).toEqual([])
  const land = new Landscape(scenario)
  const towers = ['L4', 'V4', 'L11', 'V11']
  const yard = land.shutInWith('M8')
  expect(
    [yard, ...[...towers, 'Q7'].map((name) => land.shutInWith(name))].map(({ length }) => length),
  ).toEqual([77, 1, 1, 1, 1, 7])
  expect(land.of('tower')).toEqual(expect.arrayContaining([...towers, 'P7', 'Q6', 'Q7', 'Q8', 'R8']))
  const keep = land.shutInWith('Q7')
  expect(keep.map((hex) => elevationAt(map, hex))).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(land.outerSides(keep).filter(({ built }) => built.opening?.feature === 'door')).toHaveLength(1)

  const castle = [...yard, ...keep, ...towers.flatMap((name) => land.shutInWith(name))]
  const curtain = land.outerSides(castle)
  const faces = curtain.filter(({ built }) => built.opening?.feature === 'arrow-slit')
  expect([...new Set(faces.map(({ facing }) => facing))].sort()).toEqual([0, 1, 2, 3, 4, 5])
  expect(faces.map(({ built, half }) => built.opening?.inside === half)).toEqual(faces.map(() => true))
  expect(curtain.filter(({ built }) => !built.barrier)).toEqual([])
  const gates = curtain.flatMap(({ built }) => (built.opening?.feature === 'gate' ? built.opening : []))
  expect(gates).toEqual([{ feature: 'gate', state: 'open', portcullis: 'raised' }])
  const round = land.terrainsRound(castle)
  expect(round.filter((terrain) => terrain !== 'moat')).toEqual(['bridge'])
  expect(round).toHaveLength(40)
}

function expectLand(scenario: Scenario): void {
  const land = new Landscape(scenario)
  expect(land.of('bridge')).toEqual(['Q12', 'I14'])
  expect(land.of('house')).toHaveLength(6)
  expect(land.of('church')).toHaveLength(3)
  expect(land.of('wood').length).toBeGreaterThan(20)
  const road = land.reached('road', 'A11')
  expect(['I14', 'Q13', 'Q12', 'Q11', 'Q9'].filter((name) => !road.has(name))).toEqual([])
  expect([...land.reached('stream', 'I1')]).toEqual(expect.arrayContaining(['I14', 'J16']))
}
