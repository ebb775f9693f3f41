/** Clauses of combat that no table holds: who may attack though he may not charge, what an obstacle leaves of a charge. */
import { describe, expect, test } from 'vitest'
import { type Placement } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { mayCharge, stepEndsCharge } from '#shared/rules/common-mechanics/advantage/charge'
import { engagementsOf } from '#shared/rules/common-mechanics/engagement/engagement'
import { mayFormUp } from '#shared/rules/common-mechanics/movement/formingUp'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { wander } from '#shared/rules/common-mechanics/wandering/wandering'
import { type Placing, withHexes, withMarker } from '../../support/board'
import { positionOf, unit } from '../../support/fantasyBoard'
import { away, CAVE_FOLK, duel, FLYING, HOME, items, sum } from './duel'
import { at, between, field, fieldWith } from './support'

/** May red's "a" charge blue's "b", so many hexes away? If not, by which rule? */
function charges(scenario: Scenario, distance: 0 | 1): true | string | undefined {
  const [attacker, target] = [unit(scenario, 'a'), unit(scenario, 'b')]
  const way = { attacker, target, from: HOME, into: away(0, distance), zone: 'front' } as const
  const { value, because } = mayCharge(positionOf(scenario), way)
  return value || because[0]?.rule
}

const flyer = (placement: Placement) => ({ stats: { ...FLYING }, placement })
const caver = (placement: Placement) => ({ stats: { ...CAVE_FOLK }, placement })
const inCave = (scenario: Scenario): Scenario => withHexes(scenario, [HOME, away(0)], { environment: 'cave' })

describe('an attack, supported or not, where no charge may go', () => {
  test('CM-FLY-3: between the ground and low flight of one hex, both ways; a charge downwards only', () => {
    const up = duel({ a: {}, b: flyer('low-flight'), distance: 0 })
    expect([sum(up, 'shock'), charges(up, 0)]).toEqual([-2, 'CM-FLY-3'])
    const down = duel({ a: flyer('low-flight'), b: {}, distance: 0 })
    expect([sum(down, 'shock'), charges(down, 0)]).toEqual([2, true])
  })

  test('CM-INF-3: the infiltrated attack and are attacked, by a ground unit too that cannot infiltrate; no charge', () => {
    for (const distance of [0, 1] as const) {
      const struck = inCave(duel({ a: {}, b: caver('shallow-infiltration'), distance }))
      expect([sum(struck, 'shock'), charges(struck, distance)]).toEqual([0, 'CM-INF-3'])
      const strikes = inCave(duel({ a: caver('shallow-infiltration'), b: {}, distance }))
      expect([sum(strikes, 'shock'), charges(strikes, distance)]).toEqual([0, 'CM-INF-3'])
    }
    const deep = inCave(duel({ a: caver('deep-infiltration'), b: caver('deep-infiltration') }))
    expect([items(deep, 'shock'), charges(deep, 1)]).toEqual([['CM-INF-3 -2'], 'CM-INF-3'])
  })
})

describe('a charge on its way', () => {
  const ends = (scenario: Scenario): (string | undefined)[] => {
    const { value, because } = stepEndsCharge(positionOf(scenario), unit(scenario, 'a'), HOME, away(0))
    expect(value).toBe(because.length > 0)
    return because.map(({ rule }) => rule)
  }
  const alone = (placing: Partial<Placing> = {}): Scenario => fieldWith({ a: { at: HOME, ...placing } })

  test('CM-SID-3: is lost before crossing a rough side, not along a road nor up a level', () => {
    expect(ends(alone())).toEqual([])
    expect(ends(between(alone(), HOME, away(0), 'rough'))).toEqual(['CM-SID-3'])
    expect(ends(between(alone(), HOME, away(0), 'road'))).toEqual([])
    expect(ends(withHexes(alone(), [away(0)], { level: 2 }))).toEqual([])
  })

  test('CM-TER-1: and before terrain that allows none', () => {
    for (const terrain of ['rough', 'difficult', 'water', 'lava', 'fortification'])
      expect(ends(withHexes(alone(), [away(0)], { terrain }))).toEqual(['CM-TER-1'])
  })

  test('CM-OBS: and entering an obstacle; a flyer minds neither', () => {
    expect(ends(withMarker(alone(), [away(0)], 'debris'))).toEqual(['CM-OBS'])
    expect(ends(withMarker(alone(), [away(0)], 'pavises'))).toEqual([])
    const high = between(alone(flyer('low-flight')), HOME, away(0), 'rough')
    expect(ends(withMarker(high, [away(0)], 'debris'))).toEqual([])
  })
})

describe('CM-OBS: what is an obstacle', () => {
  /** Lie there without being one: the two rows without an O, fire and smoke. */
  const NONE = ['pavises', 'ruins', 'fire-start', 'blaze', 'smoke-sparse', 'smoke-dense']

  test.each(commonMechanics.markers.map(({ id }) => id))('%s', (kind) => {
    const rulesAgainst = (scenario: Scenario): boolean[] => {
      const position = positionOf(scenario)
      const [a, b] = [unit(scenario, 'a'), unit(scenario, 'b')]
      const way = { attacker: a, target: b, from: HOME, into: away(0), zone: 'front' } as const
      return [mayCharge(position, way), mayFormUp(position, a, b)].map(({ because }) =>
        because.some(({ rule }) => rule === 'CM-OBS'),
      )
    }
    const obstacle = !NONE.includes(kind)
    expect(rulesAgainst(withMarker(duel(), [HOME], kind))).toEqual([obstacle, obstacle])
    expect(rulesAgainst(withMarker(duel(), [away(0)], kind))).toEqual([obstacle, obstacle])
  })
})

test('CM-WAN-3: wandering may leave the unit engaged on the flank', () => {
  const board = withHexes(
    fieldWith(
      {
        orc: { at: at(0, 0), facing: 'v0' },
        foe: { at: at(-2, 1), side: 'blue', kind: 'small' },
      },
      field(),
    ),
    [at(0, 0)],
    { wandering: 1 },
  )
  // Turned to the left it steps to the upper left, and has the foe on its left.
  const result = wander(positionOf(board), unit(board, 'orc'), { way: 0 }, 1)
  expect(result.stepped).toBe(true)
  expect(result.unit.hexes).toEqual([at(-1, 0)])
  const engaged = engagementsOf(positionOf(board), unit(board, 'foe'), result.unit).value
  expect(engaged.map(({ zone }) => zone)).toEqual(['flank'])
})
