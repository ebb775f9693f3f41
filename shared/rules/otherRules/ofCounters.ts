/** Counters and reinforcements under new rules: facings of the wrong kind, places and states that are unknown there. */
import { type Counter } from '#shared/document/armies'
import { NAMELESS } from '#shared/document/called'
import { counterName } from '#shared/document/counters'
import { type Reinforcement } from '#shared/document/game'
import { type CounterId } from '#shared/document/ids'
import { PLACEMENT_NAMES } from '#shared/document/placements'
import { type Facing } from '#shared/hex/facing'
import { type Localized, localized } from '#shared/i18n/localized'
import { grouped } from '#shared/lang/grouped'
import { quotable } from '#shared/i18n/quotable'
import { legalFacing, type Ruleset } from '#shared/rules/contract/ruleset'
import { counted, COUNTERS, nameOr, type RulesChange, type Taken } from './change'

export function counterChanges(taken: Taken): RulesChange[] {
  return [
    ...wrongFacings(taken),
    ...wrongEntries(taken),
    ...unknownPlaces(taken),
    ...unknownStates(taken),
  ].map((says) => ({ about: 'counters', says }))
}

const countersOf = ({ scenario }: Taken): (readonly [CounterId, Counter])[] =>
  Object.entries(scenario.counters) as [CounterId, Counter][]

function saidOf({ scenario }: Taken, ids: readonly CounterId[]): Localized {
  return counted(
    ids.map((id) => counterName(scenario, id)),
    ...COUNTERS,
  )
}

/** Was the facing of a kind that the old rules allow the counter, and is it of none that the new ones allow? */
function turnsWrong({ scenario, from, to }: Taken, counter: Counter, facing: Facing): boolean {
  const fits = (ruleset: Ruleset): boolean =>
    legalFacing(facing, ruleset.facingKind(scenario, counter)).kind === facing.kind
  return fits(from) && !fits(to)
}

function wrongFacings(taken: Taken): Localized[] {
  const wrong = countersOf(taken).filter(
    ([, counter]) => counter.hex !== undefined && turnsWrong(taken, counter, counter.facing),
  )
  return grouped(wrong, ([, { facing }]) => facing.kind).map((same) => {
    const where = saidOf(
      taken,
      same.map(([id]) => id),
    )
    return same[0]?.[1].facing.kind === 'side'
      ? localized(
          `Font face à un bord de case, là où il faut un sommet, et gardent cette orientation\u202f: ${where.fr}.`,
          `Face a hexside where a vertex is wanted, and keep that facing: ${where.en}.`,
        )
      : localized(
          `Font face à un sommet, là où il faut un bord de case, et gardent cette orientation\u202f: ${where.fr}.`,
          `Face a vertex where a hexside is wanted, and keep that facing: ${where.en}.`,
        )
  })
}

/** Reinforcements whose given facing some of their counters may not have. */
function wrongEntries(taken: Taken): Localized[] {
  const { reinforcements } = taken.scenario
  return Object.entries<Reinforcement>(reinforcements).flatMap(([id, { name, facing }]) => {
    if (!facing) return []
    const wrong = countersOf(taken).filter(
      ([, counter]) => counter.reinforcement === id && turnsWrong(taken, counter, facing),
    )
    if (wrong.length === 0) return []
    const where = saidOf(
      taken,
      wrong.map(([counter]) => counter),
    )
    return localized(
      `Le renfort «\u202f${quotable(name || NAMELESS)}\u202f» entre avec une orientation qui ne convient plus à ${where.fr}.`,
      `The reinforcement “${quotable(name || NAMELESS)}” enters with a facing that no longer fits ${where.en}.`,
    )
  })
}

function unknownPlaces(taken: Taken): Localized[] {
  const { from, to } = taken
  const found = countersOf(taken).filter(
    ([, { placement }]) => from.placements.includes(placement) && !to.placements.includes(placement),
  )
  return grouped(found, ([, { placement }]) => placement).flatMap((same) => {
    const [first] = same
    return first ? kept(taken, PLACEMENT_NAMES[first[1].placement], same) : []
  })
}

function unknownStates(taken: Taken): Localized[] {
  const found = countersOf(taken).flatMap(([id, counter]) =>
    Object.keys(counter.status)
      .filter((state) => stateOf(taken.from, state) && !stateOf(taken.to, state))
      .map((state) => [id, counter, state] as const),
  )
  return grouped(found, ([, , state]) => state).flatMap((same) => {
    const state = same[0]?.[2] ?? ''
    return kept(
      taken,
      nameOr(stateOf(taken.from, state), state),
      same.map(([id, counter]) => [id, counter] as const),
    )
  })
}

function stateOf({ counterSchema }: Ruleset, id: string): { readonly name: Localized } | undefined {
  const { conditions, fields } = counterSchema
  return [...conditions, ...fields.filter((field) => field.of === 'counter')].find((one) => one.id === id)
}

function kept(taken: Taken, name: Localized, which: readonly (readonly [CounterId, Counter])[]): Localized {
  const where = saidOf(
    taken,
    which.map(([id]) => id),
  )
  return localized(
    `Les nouvelles règles ne connaissent pas l’état «\u202f${name.fr}\u202f», qui reste dans le fichier\u202f: ${where.fr}.`,
    `The new rules do not know the state “${name.en}”, which stays in the file: ${where.en}.`,
  )
}
