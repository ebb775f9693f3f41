/**
 * The guide "Your first scenario", followed word by word by mouse and keyboard alone: in French at the usual size, in English in
 * a small window. Each makes the castle that it promises (curtain wall, towers, gate, keep, moat, village, wood, stream and road)
 * and the game around it: sides, counters, order of battle, set-up, turns and victory.
 */
import { expect, type Page, test } from '../support/test'
import { runChecks } from '../../../shared/checks/runChecks'
import { elevationAt } from '../../../shared/document/map'
import { type Scenario } from '../../../shared/document/types'
import { type Language } from '../../../shared/i18n/localized'
import { analysisOf } from '../../../shared/rules/registry/parts'
import { rulesetOf } from '../../../shared/rules/registry/rulesetOf'
import { GuideReader } from '../support/guideReader'
import { Hand } from '../support/hand'
import { Landscape } from '../support/landscape'
import { type Disk } from '../support/program'
import { savedScenario, scenarioOn } from '../support/workshop'

/** The castle as its file holds it, the file of the blank map, and the hand that did it. */
async function followGuide(page: Page, disk: Disk, language: Language) {
  const hand = new Hand(page)
  let start: string | undefined
  await new GuideReader(page, hand, language).followAll(disk, async () => {
    start ??= await disk.saved()
    const picture = page.locator('.guide img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(452)
  })
  // The last step saves it.
  await expect.poll(disk.saved).not.toBe(start)
  return { built: await scenarioOn(disk), start, hand }
}

test('the guide makes the castle and the game that it promises', async ({ page, disk, shot }) => {
  const { built, start, hand } = await followGuide(page, disk, 'fr')
  const { clicks, drags, keys } = hand
  process.stdout.write(`a first scenario by the guide: ${clicks} clicks, ${drags} drags, ${keys} keys\n`)
  expect(clicks).toBeLessThan(300)
  const end = await disk.saved()
  expect(built.ruleset).toBe('magna-carta')
  expectCastle(built)
  expectLand(built)
  expectGame(built)
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
  expect(steps).toBe(69)
})

test.describe('in English, at 1024 x 640', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1024, height: 640 } })

  test('the guide makes the castle and the game that it promises', async ({ page, disk, shot }) => {
    const { built } = await followGuide(page, disk, 'en')
    expectCastle(built)
    expectLand(built)
    expectGame(built)
    await shot('castle-1024')
  })
})

function expectCastle(scenario: Scenario): void {
  const { map } = scenario
  const findings = runChecks(scenario, rulesetOf(scenario), analysisOf(scenario.ruleset))
  // What the siege means, and its author has silenced.
  expect(findings.map(({ code }) => code)).toEqual(scenario.silenced.map(({ code }) => code))
  expect(scenario.silenced).toHaveLength(1)
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

function expectGame(scenario: Scenario): void {
  const { counters, counterTypes, sides, turns, victory } = scenario
  const all = Object.values(counters)
  expect(all.map(({ hex }) => typeof hex)).toEqual(Array.from({ length: 32 }, () => 'string'))
  const bySide = Object.keys(sides).map(
    (side) => all.filter(({ type }) => counterTypes[type]?.side === side).length,
  )
  expect(bySide).toEqual([13, 19])
  expect(turns?.count).toBe(8)
  const kinds = Object.values(victory).flatMap(({ conditions }) => conditions.map(({ kind }) => kind))
  expect(kinds.sort()).toEqual(['hold', 'survive'])
}
