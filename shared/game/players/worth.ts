/** The worth of counters to a machine player: figures of its own, no rule. */
import { effectiveStats, sideOf } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type Condition } from '#shared/document/game'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type PlayState } from '#shared/rules/resolution/state'
import { fateOf, piecesNamed } from '#shared/rules/victory/pieces'

/** Shares of its worth that a counter keeps. */
const WOUNDED = 0.55
const STUNNED = 0.5
/** A counter that a condition of victory names is worth so much more, a commander too. */
const NAMED = 1.5
const COMMANDS = 1.5

const weightsKnown = new WeakMap<Scenario, ReadonlyMap<CounterId, number>>()

/** By counter, more than 1 for those on whom victory depends. @param begun the scenario as the game began. */
function weightsOf(begun: Scenario): ReadonlyMap<CounterId, number> {
  const known = weightsKnown.get(begun)
  if (known) return known
  const { counterSchema } = rulesetOf(begun)
  const conditions = Object.values(begun.victory).flatMap(({ conditions: all }): readonly Condition[] => all)
  const named = conditions.flatMap((condition) =>
    'who' in condition ? piecesNamed(counterSchema, begun, condition.who) : [],
  )
  const weights = new Map(named.map((id) => [id, NAMED]))
  for (const { commander } of Object.values(begun.sides))
    if (commander !== undefined) weights.set(commander, (weights.get(commander) ?? 1) * COMMANDS)
  weightsKnown.set(begun, weights)
  return weights
}

/** The worth of a counter in a state of play. */
export type Worth = (play: PlayState, id: CounterId) => number

/** More for those on whom victory depends. @param begun the scenario as the game began. */
export function worthOf(begun: Scenario, play: PlayState, id: CounterId): number {
  return strengthOf(begun, play, id) * (weightsOf(begun).get(id) ?? 1)
}

/** The strength of a counter, in sound soldiers: nothing for who is out of action or gone. */
export function strengthOf(begun: Scenario, play: PlayState, id: CounterId): number {
  return soundnessOf(begun, play, id) * figuresOf(play, id)
}

/** The share that a counter keeps: 1 when it is sound, 0 when it is out of action or gone. */
export function soundnessOf(begun: Scenario, play: PlayState, id: CounterId): number {
  const { [id]: counter } = play.scenario.counters
  if (!counter || counter.decoy) return 0
  const { is, wounded } = fateOf(rulesetOf(begun).counterSchema, play, id)
  if (is !== 'alive') return 0
  return (wounded ? WOUNDED : 1) * (counter.status['stunned'] === true ? STUNNED : 1)
}

const figuresKnown = new WeakMap<Scenario['counterTypes'], WeakMap<Counter, number>>()

/** Found once for a counter as it stands: thought asks for them again and again. */
function figuresOf({ scenario }: PlayState, id: CounterId): number {
  const { [id]: counter } = scenario.counters
  if (!counter) return 0
  const known = figuresKnown.get(scenario.counterTypes) ?? new WeakMap<Counter, number>()
  figuresKnown.set(scenario.counterTypes, known)
  const figures = known.get(counter) ?? figuresFound(scenario, counter)
  known.set(counter, figures)
  return figures
}

function figuresFound(scenario: Scenario, counter: Counter): number {
  const { attack = 0, defence = 0 } = effectiveStats(scenario, counter) as {
    attack?: unknown
    defence?: unknown
  }
  return 1 + ((Number(attack) || 0) + (Number(defence) || 0)) / 20
}

/** 1 for the side's own, -1 for enemies, 0 for nobody's. */
export function signFor(side: SideId, { scenario }: PlayState, id: CounterId): number {
  const { [id]: counter } = scenario.counters
  const own = counter && sideOf(scenario, counter)
  return own === undefined ? 0 : own === side ? 1 : -1
}
