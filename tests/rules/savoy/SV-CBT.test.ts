/** Combat of Savoy on the map: strength by where attackers stand, exact halves, the defender's turn. */
import { describe, expect, test } from 'vitest'
import { resolveCombat } from '#shared/rules/magna-carta/combat/combat'
import { combatOnMap, type Fight, type FightOnMap } from '#shared/rules/magna-carta/combat/combatOnMap'
import { type MedievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import { defenderMayTurn } from '#shared/rules/savoy/combat'
import { hexesInView } from '#shared/rules/savoy/fieldOfFire'
import {
  at,
  between,
  board,
  type Hex,
  ids,
  magnaPosition,
  type Placed,
  savoyPosition,
  withStats,
} from './support'
import { hexKey } from '#shared/hex/axial'
import { counterId } from '#shared/document/ids'
import { changed } from '../../support/board'

const TWO_HANDED = { twoHanded: true }

/** Attackers (6 each, in the hexes given) on a Saracen soldier (5) that faces v0. */
function fight(...hexes: Hex[]): [ReturnType<typeof board>, Fight] {
  const pieces: Record<string, Placed> = { d: ['saracens-soldier', [0, 0]] }
  hexes.forEach((hex, index) => (pieces[`a${index}`] = ['soldier', hex]))
  const attackers = ids(...hexes.map((_, index) => `a${index}`))
  return [board(pieces), { attackers, defenders: ids('d') }]
}

function judged(position: MedievalPosition, one: Fight): FightOnMap {
  const { value } = combatOnMap(position, one)
  if (!value) throw new Error('nobody reaches a defender')
  return value
}

describe('SV-CBT-1: where the attacker stands', () => {
  // v0 looks between north and north-east.
  test.each<[string, Hex, number, number]>([
    ['front', [0, -1], 6, 9],
    ['front', [1, -1], 6, 9],
    ['side', [1, 0], 9, 13],
    ['side', [-1, 0], 9, 13],
    ['rear', [0, 1], 12, 18],
    ['rear', [-1, 1], 12, 18],
  ])('from the %s, %j: %i, two-handed %i', (arc, hex, plain, twoHanded) => {
    const [scenario, one] = fight(hex)
    const value = judged(savoyPosition(scenario), one)
    expect(value.query).toMatchObject({ attack: plain, defence: 5, target: 'foot', attackers: 1 })
    expect(value.arcs).toEqual({ a0: arc })
    const armed = withStats(scenario, 'crusaders-soldier', TWO_HANDED)
    expect(judged(savoyPosition(armed), one).query.attack).toBe(twoHanded)
  })

  test('halves are kept until the sum, which is rounded down once', () => {
    const [two, ofTwo] = fight([1, 0], [-1, 0])
    const armed = withStats(two, 'crusaders-soldier', TWO_HANDED)
    expect(judged(savoyPosition(armed), ofTwo).query.attack).toBe(27)
    const [three, ofThree] = fight([1, 0], [-1, 0], [0, -1])
    const all = withStats(three, 'crusaders-soldier', TWO_HANDED)
    // 13½ + 13½ + 9.
    expect(judged(savoyPosition(all), ofThree).query.attack).toBe(36)
    const [mixed, ofMixed] = fight([1, 0], [0, 1])
    // 13½ + 18, rounded down once.
    expect(
      judged(savoyPosition(withStats(mixed, 'crusaders-soldier', TWO_HANDED)), ofMixed).query.attack,
    ).toBe(31)
  })

  test('a rider’s flanks are its central lateral hexes, its rear the three behind', () => {
    const around: [Hex, string][] = [
      [[1, -1], 'front'],
      [[0, -1], 'front'],
      [[-1, 0], 'front'],
      [[1, 0], 'side'],
      [[-1, 1], 'side'],
      [[1, 1], 'rear'],
      [[0, 2], 'rear'],
      [[-1, 2], 'rear'],
    ]
    for (const [hex, arc] of around) {
      const scenario = board({ d: ['saracens-knight', [0, 0], 's0'], a: ['soldier', hex] })
      const value = judged(savoyPosition(scenario), { attackers: ids('a'), defenders: ids('d') })
      expect(value.arcs, JSON.stringify(hex)).toEqual({ a: arc })
      expect(value.query).toMatchObject({ target: 'mounted', armour: true, defence: 10 })
    }
  })

  test('mounted or wounded, no weapon counts two-handed', () => {
    const mounted = board({ d: ['saracens-soldier', [0, 0]], a: ['knight', [0, -1], 's3'] })
    const armed = (scenario: ReturnType<typeof board>) =>
      savoyPosition(withStats(scenario, 'crusaders-knight', TWO_HANDED))
    const one = { attackers: ids('a'), defenders: ids('d') }
    expect(judged(armed(mounted), one).query).toMatchObject({ attack: 14, mountedAttackers: 1 })
    const wounded = board({ d: ['saracens-soldier', [0, 0]], a: ['knight', [0, -1], 'v0', 'wounded'] })
    expect(judged(armed(wounded), one).query.attack).toBe(4)
    const healthy = board({ d: ['saracens-soldier', [0, 0]], a: ['knight', [0, -1], 'v0', 'healthy'] })
    expect(judged(armed(healthy), one).query.attack).toBe(13)
  })

  test('a rider that touches the defender with both halves strikes from its front hex', () => {
    const scenario = board({ d: ['saracens-soldier', [0, 0]], a: ['knight', [1, 0], 's3'] })
    // Front (1, 0) on the side, rear (1, -1) in front.
    expect(judged(savoyPosition(scenario), { attackers: ids('a'), defenders: ids('d') }).arcs).toEqual({
      a: 'side',
    })
  })

  test('against several defenders it counts from where it is worst placed', () => {
    const scenario = board({
      d: ['saracens-soldier', [0, 0]],
      e: ['saracens-soldier', [1, 0], 'v3'],
      a: ['soldier', [0, 1]],
    })
    const one = (...defenders: string[]): Fight => ({ attackers: ids('a'), defenders: ids(...defenders) })
    expect(judged(savoyPosition(scenario), one('d')).query.attack).toBe(12)
    expect(judged(savoyPosition(scenario), one('d', 'e')).arcs).toEqual({ a: 'front' })
    expect(judged(savoyPosition(scenario), one('d', 'e')).query).toMatchObject({ attack: 6, defence: 10 })
  })

  test('MC-CBT-5: in Magna Carta the place counts for nothing, a two-handed weapon double, a charge as the figure says', () => {
    for (const hex of [
      [0, -1],
      [1, 0],
      [0, 1],
    ] as const) {
      const [scenario, one] = fight(hex)
      expect(judged(magnaPosition(scenario), one).query.attack).toBe(6)
      const armed = withStats(scenario, 'crusaders-soldier', TWO_HANDED)
      expect(judged(magnaPosition(armed), one).query.attack).toBe(12)
    }
    const charge = board({ d: ['saracens-soldier', [0, 0]], a: ['knight', [0, -1], 's3'] })
    const position = magnaPosition(charge)
    const strength = { ...position.rules.figures.strength, chargeBonus: 3 }
    const rules = { ...position.rules, figures: { ...position.rules.figures, strength } }
    const one = { attackers: ids('a'), defenders: ids('d') }
    expect(judged({ ...position, rules }, one).query.attack).toBe(14)
    expect(judged({ ...position, rules }, { ...one, charging: ids('a') }).query.attack).toBe(17)
  })

  test('the rule cited is the ruleset’s', () => {
    const [scenario, one] = fight([0, 1])
    const cited = (position: MedievalPosition): string[] =>
      combatOnMap(position, one).because.map(({ rule }) => rule)
    expect(cited(savoyPosition(scenario))).toEqual(['MC-CBT-1', 'SV-CBT-1'])
    expect(cited(magnaPosition(scenario))).toEqual(['MC-CBT-1'])
    const armed = withStats(scenario, 'crusaders-soldier', TWO_HANDED)
    expect(cited(magnaPosition(armed)), 'MC-CBT-5: a two-handed weapon').toEqual(['MC-CBT-1', 'MC-CBT-5'])
  })
})

describe('MC-ATT: who can fight', () => {
  test('an attacker behind a slit counts for nothing, and the answer says why', () => {
    const [open, one] = fight([0, -1], [1, -1])
    const slit = {
      barrier: { feature: 'wall' },
      opening: { feature: 'arrow-slit', inside: 'owner' as const },
    }
    const scenario = between(open, [0, 0], [0, -1], slit)
    const value = judged(savoyPosition(scenario), one)
    expect(value.query).toMatchObject({ attack: 6, attackers: 1 })
    expect(value.outOfReach.map(({ counter }) => counter)).toEqual(['a0'])
    expect(value.outOfReach[0]!.because.map(({ rule }) => rule)).toContain('MC-ATT-1')
  })

  test('nobody in reach: no fight, with the reasons', () => {
    const [scenario, one] = fight([3, 0])
    const { value, because } = combatOnMap(savoyPosition(scenario), one)
    expect(value).toBeUndefined()
    expect(because.map(({ rule }) => rule)).toContain('MC-ATT')
  })

  test('several defenders: on foot unless all are mounted, in armour when all are', () => {
    const scenario = board({
      d: ['saracens-soldier', [0, 0]],
      k: ['saracens-knight', [1, 0], 's0'],
      a: ['soldier', [1, -1]],
    })
    const query = (...defenders: string[]) =>
      judged(savoyPosition(scenario), { attackers: ids('a'), defenders: ids(...defenders) }).query
    expect(query('d', 'k')).toMatchObject({ target: 'foot', armour: false, defence: 15 })
    expect(query('k')).toMatchObject({ target: 'mounted', armour: true })
  })
})

describe('SV-CBT-2: the defender may turn', () => {
  test.each([
    ['one attacker in front', [{ from: 'front', seen: 'no' }], 'yes'],
    ['one behind, never seen', [{ from: 'rear', seen: 'no' }], 'no'],
    ['one behind, come by a way that nobody knows', [{ from: 'rear', seen: 'unknown' }], 'if-seen'],
    [
      'all behind, none ever seen',
      [
        { from: 'rear', seen: 'no' },
        { from: 'rear', seen: 'no' },
      ],
      'no',
    ],
    [
      'all behind, one seen on its way',
      [
        { from: 'rear', seen: 'no' },
        { from: 'rear', seen: 'yes' },
      ],
      'yes',
    ],
    [
      'one on the side',
      [
        { from: 'rear', seen: 'no' },
        { from: 'side', seen: 'no' },
      ],
      'yes',
    ],
  ] as const)('%s', (_, attackers, value) => {
    expect(defenderMayTurn(attackers)).toEqual({ value, because: [{ rule: 'SV-CBT-2' }] })
  })

  test('a whole move behind its back goes unseen, one that crossed its front does not', () => {
    const position = savoyPosition(board({ d: ['saracens-soldier', [0, 0]] }))
    const approach = (...track: Hex[]) => ({
      from: 'rear' as const,
      seen:
        hexesInView(position, counterId('d'), track.map(at)).value.length > 0
          ? ('yes' as const)
          : ('no' as const),
    })
    const unseen = approach([0, 4], [0, 3], [0, 2], [0, 1])
    const crossed = approach([3, 0], [2, 1], [1, 1], [0, 1])
    expect(defenderMayTurn([unseen]).value).toBe('no')
    expect(defenderMayTurn([crossed]).value).toBe('yes')
    expect(defenderMayTurn([unseen, crossed]).value).toBe('yes')
  })

  test('turned, it is fought from where it now faces', () => {
    const [scenario, one] = fight([0, 1])
    expect(judged(savoyPosition(scenario), one).query.attack).toBe(12)
    const turned = changed(scenario, 'counters', 'd', { facing: { kind: 'vertex', index: 3 } })
    expect(turned.counters[counterId('d')]?.hex).toBe(hexKey(at([0, 0])))
    expect(judged(savoyPosition(turned), one).query.attack).toBe(6)
  })
})

test('SV-CBT-3: an attack below one to one is allowed', () => {
  const weak = withStats(fight([0, -1])[0], 'saracens-soldier', {})
  const scenario = board({ k: ['saracens-knight', [0, 0], 's0'], a: ['soldier', [0, -1]] }, weak)
  const position = savoyPosition(scenario)
  const { query } = judged(position, { attackers: ids('a'), defenders: ids('k') })
  expect(query).toMatchObject({ attack: 6, defence: 10 })
  expect(resolveCombat(query, 'between', position.rules.figures.combat)).toMatchObject({ column: '-5/-1' })
})

test('SV-FIR-4: armour does not change the combat die', () => {
  const { combat } = savoyPosition(board({})).rules.figures
  const query = { attack: 10, defence: 8, attackers: 1, mountedAttackers: 0 } as const
  for (const target of ['foot', 'mounted'] as const)
    for (let die = 1; die <= 10; die++) {
      const [plain, armoured] = [false, true].map((armour) =>
        resolveCombat({ ...query, target, armour, die }, 'between', combat),
      )
      expect(armoured).toEqual(plain)
    }
})
