/** A planted fault: what is wrong with an otherwise clean scenario, which check must say so, and where. */
import {
  counterId,
  type CounterTypeId,
  type ReinforcementId,
  type VictoryId,
  type ZoneId,
} from '#shared/document/ids'
import { type Condition, type Reinforcement, type Victory } from '#shared/document/game'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type Scenario, type Zone } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { changed, type Placing, withCounter } from '../../support/board'
import { hexNamed } from '../../support/names'
import { type Clean, type Family } from './clean'

/** The places of the one finding, each list in any order; those left out are not asked. */
export interface Where {
  readonly hexes?: readonly string[]
  readonly hexsides?: readonly string[]
  readonly counters?: readonly string[]
  readonly sides?: readonly string[]
}

export interface Plant {
  readonly code: string
  readonly fault: string
  /** The family or ruleset in which it can be planted; all unless given. */
  readonly of?: Family | 'savoy'
  /** Is there a quick fix? Then it takes this finding away and leaves no other. */
  readonly fix: boolean
  plant(clean: Clean): Scenario
  at(clean: Clean): Where
}

/** Does the fault exist under the rules of this scenario? */
export function appliesTo({ of }: Plant, { family, ruleset }: Clean): boolean {
  return of === undefined || of === family || of === ruleset
}

/** A man on foot of the castle's side or of the other: a sheet of the board, or one of his own in the fantasy game. */
export function withMan(
  { family, own, foe }: Clean,
  scenario: Scenario,
  id: string,
  { of = 'own', kind = 'soldier', ...placing }: Placing & { of?: 'own' | 'foe'; kind?: string },
): Scenario {
  const side = of === 'own' ? own : foe
  if (family === 'medieval') return withCounter(scenario, id, { type: `${side}-${kind}`, ...placing })
  const stats = { ...placing.stats, ...(kind === 'archer' && { weaponClass: 'bow' }) }
  return withCounter(scenario, id, { ...placing, side, stats })
}

/** Takes a counter off the map: it waits to be set up. */
export function offMap(scenario: Scenario, ...ids: string[]): Scenario {
  const counters = { ...scenario.counters }
  for (const id of ids) {
    const { hex: _, ...waiting } = counters[counterId(id)] as Counter
    counters[counterId(id)] = waiting as Counter
  }
  return { ...scenario, counters }
}

export function withZone(scenario: Scenario, id: string, change: Partial<Zone>): Scenario {
  return changed(scenario, 'zones', id, change)
}

/** Adds a hex to a zone, so that who stands there is none of this fault. */
export function alsoIn(scenario: Scenario, id: string, names: string): Scenario {
  const hexes = names.split(' ').map((name) => hexKey(hexNamed(scenario, name)))
  return withZone(scenario, id, { hexes: [...(scenario.zones[id as ZoneId]?.hexes ?? []), ...hexes] })
}

export function withRelief(scenario: Scenario, change: Partial<Reinforcement>): Scenario {
  const id = 'relief' as ReinforcementId
  const present = scenario.reinforcements[id] as Reinforcement
  return { ...scenario, reinforcements: { [id]: { ...present, ...change } } }
}

/** One more way to victory of a side, of this one condition. */
export function withVictory(
  { own }: Clean,
  scenario: Scenario,
  condition: Condition | undefined,
  side = own,
): Scenario {
  const way: Victory = { side, level: 'victory', join: 'any', conditions: condition ? [condition] : [] }
  return { ...scenario, victory: { ...scenario.victory, ['planted' as VictoryId]: way } }
}

/** Changes the sheet of a counter. */
export function withSheet(
  scenario: Scenario,
  counter: string,
  change: (sheet: CounterType) => Partial<CounterType>,
): Scenario {
  const type = sheetOf(scenario, counter)
  return changed(scenario, 'counterTypes', type, change(scenario.counterTypes[type] as CounterType))
}

export function sheetOf(scenario: Scenario, counter: string): CounterTypeId {
  return (scenario.counters[counterId(counter)] as Counter).type
}
