/** The owners' choice of their opportunity attacks (MC-INF-6): each way of choosing, the best against a walk through the opened act. */
import { describe, expect, test } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { waysToTotal } from '#shared/rules/chances/dice'
import {
  addFractions,
  compareFractions,
  fraction,
  type Fraction,
  multiplyFractions,
  ONE,
  overCommonDenominator,
  reduced,
  ZERO,
} from '#shared/rules/chances/fraction'
import { type Arrival, ARRIVALS, type AttackChoice, type Route } from '#shared/rules/answers/route'
import { NOTHING_HAPPENED } from '#shared/rules/answers/turnMemory'
import { infiltrationOutcome } from '#shared/rules/magna-carta/figures/infiltrationTable'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { openWay } from '#shared/rules/magna-carta/play/openedWay'
import { type MedievalPosition, type MedievalRules } from '#shared/rules/magna-carta/rules/medievalRules'
import { routeRisks } from '#shared/rules/magna-carta/ways/routeRisks'
import { type Opened } from '#shared/rules/resolution/opened'
import { type PlayState } from '#shared/rules/resolution/state'
import { SAVOY } from '#shared/rules/savoy/index'
import { sumOf } from '#shared/rules/chances/table'
import { arrivalOf, at, field, type Hex, id, positionOf, summary } from './support'

const MOVER = { type: 'crusaders-soldier', at: [0, 0] } as const
const SOLDIER = 'saracens-soldier'
const AHEAD: readonly Hex[] = [
  [1, 0],
  [2, 0],
  [3, 0],
]

function way(attacks: AttackChoice, path: readonly Hex[] = AHEAD, more: Partial<Route> = {}): Route {
  return { counter: id('mover'), kind: 'move', path: path.map(at), attacks, ...more }
}

/** Past `foe` in two hexes: at (1, 0) and at (2, 0). */
const PASSING = field({ mover: MOVER, foe: { type: SOLDIER, at: [2, -1] } })

describe('MC-INF-6: each opponent’s owner chooses whether to use its attack', () => {
  test('at the first chance unless said otherwise', () => {
    const first = routeRisks(positionOf(PASSING), way('first'))
    expect(summary(first.tests)).toEqual(['1: 1,0 by foe'])
    expect(first.held).toBeUndefined()
    const { counter, kind, path } = way('first')
    expect(routeRisks(positionOf(PASSING), { counter, kind, path })).toEqual(first)
  })

  test('none: every chance is told, nobody rolls, the mover arrives unhurt', () => {
    const none = routeRisks(positionOf(PASSING), way('none'))
    expect(none.tests).toEqual([])
    expect(summary(none.held ?? [])).toEqual(['1: 1,0 by foe', '2: 2,0 by foe'])
    expect(arrivalOf(none).unhurt).toEqual(ONE)
    expect(none.because.map(({ rule }) => rule)).toContain('MC-INF-6')
  })

  test('chosen: the attack falls in the hex that the owner names, and only once', () => {
    const chosen = [{ opponent: id('foe'), hex: hexKey(at([2, 0])) }]
    const later = routeRisks(positionOf(PASSING), way('chosen', AHEAD, { chosen }))
    expect(summary(later.tests)).toEqual(['2: 2,0 by foe'])
    expect(summary(later.held ?? [])).toEqual(['1: 1,0 by foe'])
    expect(overCommonDenominator(arrivalOf(later))).toMatchObject({ unhurt: '5/10', killed: '1/10' })
  })

  test('best: who might stop it too early waits for the hex where the other can strike too', () => {
    const board = field({
      mover: { ...MOVER, face: 'wounded' },
      foe: { type: SOLDIER, at: [1, 1] },
      other: { type: SOLDIER, at: [2, 1], face: 'wounded' },
    })
    // At +2 the foe kills 5 in 10 and stops 2 in 10; the other, itself wounded, kills 3 in 10.
    const first = routeRisks(positionOf(board), way('first'))
    expect(summary(first.tests)).toEqual(['1: 1,0 by foe', '2: 2,0 by other'])
    expect(arrivalOf(first).killed).toEqual(fraction(59, 100))
    const best = routeRisks(positionOf(board), way('best'))
    expect(summary(best.tests)).toEqual(['2: 2,0 by foe', '2: 2,0 by other'])
    expect(summary(best.held ?? [])).toEqual(['1: 1,0 by foe'])
    expect(reduced(arrivalOf(best).killed)).toEqual(reduced(fraction(65, 100)))
  })
})

type Chances = Readonly<Record<Arrival, Fraction>>
const NONE: Chances = { unhurt: ZERO, stopped: ZERO, stunned: ZERO, wounded: ZERO, killed: ZERO }

function isGraver(a: Chances | undefined, b: Chances | undefined): boolean {
  for (const one of ARRIVALS.toReversed()) {
    const order = compareFractions(a?.[one] ?? ZERO, b?.[one] ?? ZERO)
    if (order !== 0) return order > 0
  }
  return false
}

/** The value of an opened act when every choice is the gravest: a walk through all dice, another way to the same chances. */
function walked(position: MedievalPosition, opened: Opened): Chances {
  switch (opened.kind) {
    case 'done':
      return { ...NONE, [opened.id]: ONE }
    case 'choice': {
      const [one, other] = opened.options.map((option) => walked(position, opened.then(option.id)))
      return isGraver(one, other) ? (one ?? NONE) : (other ?? NONE)
    }
    case 'roll': {
      const table = position.rules.infiltrationTable(position.rules)
      const { count, faces } = opened.dice
      const bySame = new Map<string, { total: number; chance: Fraction }>()
      for (const [total, ways] of waysToTotal(opened.dice)) {
        const same = infiltrationOutcome(total + sumOf(opened.modifiers), table)
        const chance = fraction(ways, faces ** count)
        const before = bySame.get(same)
        bySame.set(same, { total, chance: before ? addFractions(before.chance, chance) : chance })
      }
      let sum = NONE
      for (const { total, chance } of bySame.values()) {
        const value = walked(position, opened.then(total))
        const entries = ARRIVALS.map((one): [Arrival, Fraction] => [
          one,
          addFractions(sum[one], multiplyFractions(value[one], chance)),
        ])
        sum = Object.fromEntries(entries) as Record<Arrival, Fraction>
      }
      return sum
    }
    default:
      throw new Error(opened.kind)
  }
}

const reducedOf = (chances: Chances | undefined): string[] =>
  ARRIVALS.map((one) => {
    const { numerator, denominator } = reduced(chances?.[one] ?? ZERO)
    return `${numerator}/${denominator}`
  })

function stateOf(position: MedievalPosition): PlayState {
  const turn = { gameTurn: 1, players: [], player: 0, phase: 'movement', memory: NOTHING_HAPPENED }
  return {
    scenario: position.scenario,
    turn,
    owed: [],
    acted: [],
    threw: {},
    slowed: {},
  } as unknown as PlayState
}

/** Everywhere round the way, one to three of them. */
const PLACES: readonly Hex[] = [
  [0, 1],
  [1, 1],
  [2, 1],
  [1, -1],
  [2, -1],
  [3, -1],
]

describe.each<[string, MedievalRules]>([
  ['magna-carta', MAGNA_CARTA],
  ['savoy', SAVOY],
])('%s: MC-INF-6, SV-OPP-2: the best choice is that of a walk through every die', (_, rules) => {
  const pairs = PLACES.flatMap((one, index) => PLACES.slice(index + 1).map((other) => [one, other] as const))
  test.each(pairs)('opponents at %s and %s', (one, other) => {
    const board = field({
      mover: { ...MOVER, facing: 1 },
      a: { type: 'saracens-pikeman', at: one, facing: 3 },
      b: { type: SOLDIER, at: other, facing: 4, face: 'wounded' },
    })
    const position = positionOf(board, rules)
    const path = AHEAD.slice(0, 2)
    const { arrival } = routeRisks(position, way('best', path))
    const opened = openWay(position, stateOf(position), {
      kind: 'move',
      counter: 'mover' as CounterId,
      path: path.map(at),
    })
    expect(reducedOf(arrival)).toEqual(reducedOf(walked(position, opened)))
    for (const choice of ['first', 'none'] as const)
      expect(isGraver(routeRisks(position, way(choice, path)).arrival, arrival)).toBe(false)
  })
})
