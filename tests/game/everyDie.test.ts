/** An act opened into its rolls has the chances of its judgement, exactly, and seeded dice fall by them. */
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { seededDice, typedDice } from '#shared/game/dice'
import { openOf, playOf } from '#shared/game/opening'
import { apply } from '#shared/game/referee/apply'
import {
  addFractions,
  fraction,
  type Fraction,
  multiplyFractions,
  ONE,
  reduced,
  ZERO,
} from '#shared/rules/chances/fraction'
import { waysToTotal } from '#shared/rules/chances/dice'
import { type Effect } from '#shared/rules/resolution/effects'
import { type Opened } from '#shared/rules/resolution/opened'
import { type Act } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { galleryScenario } from '../support/scenarioFiles'
import { randomGame } from './machines'

const SORTIE = galleryScenario('the-sortie')
const BREACH = galleryScenario('the-breach')
const AMBUSH: Scenario = { ...galleryScenario('the-ambush'), ruleset: 'savoy' }

type Chances = Map<string, Fraction>

/**
 * An outcome but for the attacks that were spent and the opponents who turned for them: the judgement counts those too whose roll
 * the mover's death has cancelled.
 */
function seen(play: PlayState, effects: readonly Effect[]): string {
  const turns = (effect: Effect): boolean =>
    effect.kind === 'moved' &&
    !effects.some((other) => other.kind === 'acted' && other.counter === effect.counter) &&
    play.scenario.counters[effect.counter]?.hex === effect.hex
  return JSON.stringify(effects.filter((effect) => effect.kind !== 'remembered' && !turns(effect)))
}

/** The chance of each end of an opened act, each choice its first option. */
function chancesOf(play: PlayState, opened: Opened, chance = ONE, into: Chances = new Map()): Chances {
  switch (opened.kind) {
    case 'done': {
      const key = seen(play, opened.effects)
      into.set(key, addFractions(into.get(key) ?? ZERO, chance))
      return into
    }
    case 'choice':
      return chancesOf(play, opened.then(opened.options[0]?.id ?? ''), chance, into)
    case 'roll': {
      const { count, faces } = opened.dice
      for (const [total, ways] of waysToTotal(opened.dice))
        chancesOf(play, opened.then(total), multiplyFractions(chance, fraction(ways, faces ** count)), into)
      return into
    }
    default:
      throw new Error(opened.kind)
  }
}

function text(chances: Chances): string[] {
  return [...chances]
    .map(([key, chance]) => {
      const { numerator, denominator } = reduced(chance)
      return `${numerator}/${denominator} ${key}`
    })
    .sort()
}

function judged(play: PlayState, act: Act): Chances {
  const chances: Chances = new Map()
  for (const { effects, chance } of playOf(play.scenario).judge(play, act).outcomes ?? []) {
    const key = seen(play, effects)
    chances.set(key, addFractions(chances.get(key) ?? ZERO, chance))
  }
  return chances
}

/** Rolls in the deepest way through, one for each choice. */
function depth(opened: Opened): number {
  if (opened.kind === 'choice') return depth(opened.then(opened.options[0]?.id ?? ''))
  return opened.kind === 'roll' ? 1 + depth(opened.then(opened.dice.count)) : 0
}

/** Acts of random games, as they stood when they were played. */
function actsPlayed(scenario: Scenario, games: number): { readonly play: PlayState; readonly act: Act }[] {
  return Array.from({ length: games }, (_, game) => randomGame(scenario, game)).flatMap(({ steps }) =>
    steps.flatMap(({ before, choice: { act }, decision }) =>
      (decision.kind === 'phase' || decision.kind === 'duty' || act.kind === 'fire') &&
      act.kind !== 'next-phase'
        ? { play: before.play, act: act as Act }
        : [],
    ),
  )
}

describe.each([
  ['magna-carta', SORTIE, ['fire', 'fight', 'move', 'retreat', 'advance', 'about-turn']],
  ['magna-carta', BREACH, ['fire', 'move', 'throw-naphtha', 'burn']],
  ['savoy', AMBUSH, ['fire', 'fight', 'move', 'retreat', 'advance']],
])('an act of %s opened into its rolls', (_, scenario, kinds) => {
  it('PLY-6: has the exact chances of its judgement', () => {
    const seenKinds = new Set<string>()
    let rolled = 0
    for (const { play, act } of actsPlayed(scenario, scenario === SORTIE ? 2 : 1)) {
      const opened = openOf(play, act)
      // A long chain of rolls has more ends than a test has time for.
      if (depth(opened) > 3) continue
      expect(text(chancesOf(play, opened))).toEqual(text(judged(play, act)))
      seenKinds.add(act.kind)
      if (opened.kind !== 'done') rolled++
    }
    expect([...seenKinds]).toEqual(expect.arrayContaining(kinds))
    expect(rolled).toBeGreaterThan(10)
  })
})

describe('seeded dice', () => {
  it('PLY-6: are whole numbers of the faces, the same for the same three numbers', () => {
    const dice = seededDice(1, 2)
    const faces = Array.from({ length: 10_000 }, (_, index) => dice({ count: 1, faces: 10 }, index)?.[0] ?? 0)
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
    expect(seededDice(1, 2)({ count: 3, faces: 6 }, 5)).toEqual(seededDice(1, 2)({ count: 3, faces: 6 }, 5))
    expect(seededDice(1, 3)({ count: 9, faces: 6 }, 5)).not.toEqual(
      seededDice(1, 2)({ count: 9, faces: 6 }, 5),
    )
  })
})

describe('typed dice', () => {
  it('PLY-6: are asked for one by one, and give the state that seeded dice with those faces give', () => {
    const { steps } = randomGame(SORTIE, 1)
    const rolled = steps.filter(({ applied }) => applied.rolls.length > 0)
    expect(rolled.length).toBeGreaterThan(20)
    for (const { before, choice, applied } of rolled) {
      const faces = applied.rolls.flatMap(({ dice }) => dice)
      for (let given = 0; given < faces.length; given++)
        expect(apply(before, choice.act, typedDice(faces.slice(0, given), before.dice)).kind).toBe('wanted')
      const typed = apply(before, choice.act, typedDice(faces, before.dice))
      expect(JSON.stringify(typed)).toBe(JSON.stringify(applied))
    }
  })
})
