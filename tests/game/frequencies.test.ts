/** Outcomes of 10,000 applied acts with seeded dice: as often as the questions `route`, `fight` and `fire` say. */
import { describe, expect, it } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type GameAct, type GameState, type MoveAct, type Resolved } from '#shared/game/contract'
import { type DiceSource, seededDice } from '#shared/game/dice'
import { analysisFor, openOf } from '#shared/game/opening'
import { apply } from '#shared/game/referee/apply'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { answersTo } from '#shared/questions/inquire'
import { type Act } from '#shared/rules/resolution/play'
import { type Fraction, toNumber } from '#shared/rules/chances/fraction'
import { galleryScenario } from '../support/scenarioFiles'
import { randomGame } from './machines'

const SORTIE = galleryScenario('the-sortie')
const AMBUSH = galleryScenario('the-ambush')
/** Applied acts for each question by each ruleset, 10,000 in all: a fight is quickly played, a way with its attacks is not. */
const TIMES = { fire: 1000, fight: 3500, route: 500 } as const

type Chances = ReadonlyMap<string, number>

interface Standing<A extends Act> {
  readonly before: GameState
  readonly act: A
}

/** The first act of a kind that a random game made and that is worth throwing for. */
function played<K extends Act['kind']>(
  scenario: Scenario,
  kind: K,
  asked: (standing: Standing<Extract<Act, { readonly kind: K }>>) => Chances,
): Standing<Extract<Act, { readonly kind: K }>> & { readonly chances: Chances } {
  for (let game = 0; game < 4; game++)
    for (const { before, choice, decision } of randomGame(scenario, game).steps) {
      if (choice.act.kind !== kind || decision.kind !== 'phase') continue
      const standing = { before, act: choice.act as Extract<Act, { readonly kind: K }> }
      const chances = asked(standing)
      if (chances.size > 2) return { ...standing, chances }
    }
  throw new Error(`no ${kind}`)
}

/** The chances that the question about a shot or a fight gives. */
function asAnswered(
  { play: { scenario } }: GameState,
  question: 'fire' | 'fight',
  counter: CounterId,
  friends: readonly CounterId[],
  enemies: readonly CounterId[],
): Chances {
  const answers = answersTo(analysisFor(scenario), question)
  const answer = answers?.answer(scenario, { question, counter, friends, enemies, choices: {} })
  return new Map((answer?.outcomes ?? []).map(({ id, chance }) => [id, toNumber(chance)]))
}

function asRouted({ before: { play }, act }: Standing<MoveAct>): Chances {
  const { scenario, turn } = play
  const { arrival } = analysisFor(scenario).route?.route(scenario, { ...act, memory: turn.memory }) ?? {}
  const chances = Object.entries((arrival ?? {}) as Readonly<Record<string, Fraction>>)
  return new Map(chances.flatMap(([id, chance]) => (toNumber(chance) > 0 ? [[id, toNumber(chance)]] : [])))
}

/** Nobody fires at a mover, every opponent attacks, nobody turns. */
const ANSWERS = ['attack', 'stand']

/** The outcome of an act that is played to its end. */
function outcomeOf({ before, act }: Standing<Act>, dice: DiceSource): string {
  let state = before
  let next: GameAct = act
  for (;;) {
    const applied = apply(state, next, dice)
    if (applied.kind !== 'applied') throw new Error(applied.kind)
    const own = applied.resolved.find((one: Resolved) => one.act.kind === act.kind)
    if (own) return own.outcome.id
    ;({ state } = applied)
    const decision = decide(state)
    if (isVerdict(decision)) throw new Error('over')
    const options = decision.offers.flatMap((offer) =>
      Array.from({ length: offer.size() }, (_, index) => offer.at(index) ?? []).flat(),
    )
    const found = options.find((one) =>
      one.kind === 'choose' ? ANSWERS.includes(one.option) : one.kind === 'pass',
    )
    if (!found) throw new Error(`no answer to ${decision.kind}`)
    next = found
  }
}

/** The 99.9 % point of chi-square (Wilson and Hilferty). */
function limit(freedom: number): number {
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + 3.0902 * Math.sqrt(spread)) ** 3
}

/** Outcomes that are expected fewer than five times are counted together. */
function chiSquare(
  counts: ReadonlyMap<string, number>,
  chances: Chances,
): readonly [square: number, freedom: number] {
  const times = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const cells = [...chances].map(([id, chance]) => [counts.get(id) ?? 0, chance * times] as const)
  const [rare, common] = [true, false].map((few) => cells.filter(([, expected]) => expected < 5 === few))
  const together = (rare ?? []).reduce(
    ([seen, all], [count, expected]) => [seen + count, all + expected],
    [0, 0],
  )
  const tested = [...(common ?? []), ...((together[1] ?? 0) > 0 ? [together as [number, number]] : [])]
  return [
    tested.reduce((sum, [count, expected]) => sum + (count - expected) ** 2 / expected, 0),
    tested.length - 1,
  ]
}

describe.each([
  ['magna-carta', SORTIE],
  ['savoy', AMBUSH],
])('applied acts of %s', (ruleset, scenario) => {
  it.each([
    [
      'fire',
      () =>
        played(scenario, 'fire', ({ before, act }) =>
          asAnswered(before, 'fire', act.firer, [], [act.target]),
        ),
    ],
    [
      'fight',
      () =>
        played(scenario, 'fight', ({ before, act: { attackers, defenders } }) => {
          const [first, ...others] = attackers
          return first === undefined ? new Map() : asAnswered(before, 'fight', first, others, defenders)
        }),
    ],
    ['route', () => played(scenario, 'move', asRouted)],
  ] as const)('PLY-6: come out as often as the question %s says', (question, find) => {
    expect(scenario.ruleset).toBe(ruleset)
    const { before, act, chances } = find()
    const counts = new Map<string, number>()
    for (let game = 0; game < TIMES[question]; game++) {
      const id = outcomeOf({ before, act }, seededDice(11, game))
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    expect(openOf(before.play, act as Act).kind).not.toBe('refused')
    expect([...counts.keys()].filter((id) => !chances.has(id))).toEqual([])
    expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
    const [square, freedom] = chiSquare(counts, chances)
    expect(freedom).toBeGreaterThan(1)
    expect(square).toBeLessThan(limit(freedom))
  })
})
