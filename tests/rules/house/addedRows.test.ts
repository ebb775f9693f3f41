/** Adding a weapon, a terrain or a hexside feature is a row of data, in the scenario's own file too. */
import { describe, expect, test } from 'vitest'
import { runChecks } from '#shared/checks/runChecks'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { hexNamed } from '../../support/names'
import { mapFrame } from '#shared/painter/frame'
import { paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { LAYERS, STYLE_IDS } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { analysisOf } from '#shared/rules/registry/parts'
import { resolveFire } from '#shared/rules/magna-carta/fire/fire'
import { playedPosition } from '#shared/rules/magna-carta/house/playedRules'
import { MAGNA_CARTA, magnaCarta } from '#shared/rules/magna-carta/index'
import { canMelee } from '#shared/rules/magna-carta/ground/melee'
import { playedRuleset, rulesetById } from '#shared/rules/registry/registry'
import { featureRow, terrainRow } from '#shared/rules/contract/rows'
import { HOUSE_SCENARIO } from './scenarioText'
import { scenarioOf } from '../../support/scenarioFiles'

const scenario = scenarioOf(HOUSE_SCENARIO)
const plain: Scenario = { ...scenario, houseTables: {} }
const soldier = counterId('s')

describe('SCN-1: a scenario file with its own weapon, terrain and hexside feature', () => {
  test('is read, written back, and played without a fault', () => {
    expect(scenarioOf(writeScenario(scenario))).toEqual(scenario)
    expect(playedRuleset(scenario)).toMatchObject({
      overridden: ['terrain', 'hexsides', 'ranges'],
      faults: [],
    })
  })

  test('has no finding; without its tables it has', () => {
    const magna = rulesetById(scenario.ruleset)!
    expect(runChecks(scenario, magna)).toEqual([])
    expect(runChecks(plain, magna).map(({ code }) => code)).toEqual([
      'CHK1-unknown-terrain',
      'CHK1-unknown-feature',
    ])
  })

  test.each(STYLE_IDS)('is drawn with the looks it names, %s', (style) => {
    const drawn = (board: Scenario): string => {
      const scene = sceneOf(board, playedRuleset(board)!.ruleset)
      const rect = mapFrame(scene.layout)
      return JSON.stringify(paintScene(scene, { rect, style: STYLES[style], layers: LAYERS, detail: 2 }))
    }
    const like = (terrain: string, feature: string): Scenario =>
      scenarioOf(
        HOUSE_SCENARIO.replace('"H": "heath"', `"H": "${terrain}"`).replace(
          '"palisade" } }',
          `"${feature}" } }`,
        ),
      )
    expect(drawn(scenario)).toBe(drawn(like('brush', 'fence')))
    expect(drawn(scenario)).not.toBe(drawn(plain))
  })

  test('what the new rows do not say, they have of the row they are like', () => {
    const { ruleset } = playedRuleset(scenario)!
    expect(terrainRow(ruleset, 'heath')).toEqual({
      ...terrainRow(magnaCarta, 'brush'),
      id: 'heath',
      name: { fr: 'lande', en: 'heath' },
      // The first letter of its id that no terrain has.
      char: 'e',
      costFoot: 3,
      costMounted: undefined,
      source: 'house',
    })
    expect(featureRow(ruleset, 'palisade')).toEqual({
      ...featureRow(magnaCarta, 'wall'),
      id: 'palisade',
      name: { fr: 'palissade', en: 'palisade' },
      look: 'fence',
      source: 'house',
    })
    expect(ruleset.terrains.map(({ char }) => char)).toHaveLength(
      new Set(ruleset.terrains.map(({ char }) => char)).size,
    )
  })

  test('movement pays the new terrain and stops at the new barrier', () => {
    const { [soldier]: alone } = scenario.counters
    const costTo = (name: string, map = scenario.map): number | undefined => {
      const board = { ...scenario, map, counters: { [soldier]: alone! } }
      const { hexes } = analysisOf(board.ruleset)!.movement.reach(board, soldier, 6)
      const { q, r } = hexNamed(board, name)
      return hexes.find(({ hex }) => hex.q === q && hex.r === r)?.cost
    }
    expect(costTo('C2')).toBe(3)
    expect(costTo('E2')).toBe(1)
    // Around the palisade.
    expect(costTo('D1')).toBe(2)
    expect(costTo('D1', { ...scenario.map, hexsides: {} })).toBe(1)
  })

  test('riders stay out of the new terrain', () => {
    const { ruleset } = playedRuleset(scenario)!
    const rider = { ...scenario.counters[soldier]!, face: 'mounted-healthy' }
    expect(ruleset.mayStand(scenario, rider, hexNamed(scenario, 'C2')).value).toBe(false)
    expect(ruleset.mayStand(scenario, rider, hexNamed(scenario, 'D3')).value).toBe(true)
  })

  test('nobody strikes across the new barrier', () => {
    const position = playedPosition(MAGNA_CARTA, scenario)
    expect(canMelee(position, soldier, hexNamed(scenario, 'D1')).value).toBe(false)
    const open = playedPosition(MAGNA_CARTA, { ...scenario, map: { ...scenario.map, hexsides: {} } })
    expect(canMelee(open, soldier, hexNamed(scenario, 'D1')).value).toBe(true)
  })

  test('the new weapon can be chosen on the sheets of counters', () => {
    const { ruleset } = playedRuleset(scenario)!
    const choices = ruleset.counterSchema.fields.find(({ id }) => id === 'missile')?.choices
    expect(choices?.at(-1)).toEqual({ id: 'longbow', name: { fr: 'arc long', en: 'longbow' } })
    // Savoy knows the name already, without ranges.
    const inSavoy = playedRuleset({ ...scenario, ruleset: 'savoy' })!.ruleset.counterSchema.fields
    expect(inSavoy).toEqual(rulesetById('savoy')!.counterSchema.fields)
  })

  test('the new weapon fires by its own ranges', () => {
    const { rules } = playedPosition(MAGNA_CARTA, scenario)
    const weapon = rules.figures.weapons.find(({ id }) => id === 'longbow')!
    const shot = {
      weapon,
      range: 75,
      cover: 'none',
      target: 'foot',
      phase: 'offensive',
      armoured: false,
      wounded: false,
      turkish: false,
    } as const
    expect(resolveFire(shot, 3, rules.figures.fire)).toMatchObject({
      band: 'long',
      shift: 2,
      row: 7,
      outcome: 'A',
    })
    expect(resolveFire({ ...shot, range: 81 }, 3, rules.figures.fire)).toMatchObject({ of: 'range' })
  })
})
