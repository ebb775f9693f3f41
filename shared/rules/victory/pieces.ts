/** The counters that conditions of victory name, and the fate of each in a state of play (SCN-5). */
import { sideOf } from '#shared/document/counters'
import { type Amount, type Who } from '#shared/document/game'
import { isWithin } from '#shared/document/groups'
import { type Counter, type Group } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Gone } from '../resolution/course'
import { type PlayState } from '../resolution/state'
import { firstFaceOf } from '#shared/rules/contract/rows'
import { type CounterSchema } from '#shared/rules/contract/ruleset'

export interface Fate {
  readonly id: CounterId
  readonly is: 'alive' | 'eliminated' | 'captured' | 'exited'
  /** Alive, but wounded or weakened. */
  readonly wounded: boolean
  /** The departure of those who have left the map. */
  readonly gone?: Gone
}

/** Does it fight no more: dead, or a mount without its rider? */
export function isOut({ strength }: CounterSchema, { face, status }: Counter): boolean {
  return strength.out.faces.includes(face) || strength.out.states.some((state) => status[state] === true)
}

function isWounded(
  schema: CounterSchema,
  { counterTypes }: Pick<Scenario, 'counterTypes'>,
  { face, type }: Counter,
): boolean {
  const { wounded } = schema.strength
  if (wounded !== 'all-but-first') return wounded.includes(face)
  const sheet = counterTypes[type]
  return sheet !== undefined && face !== firstFaceOf(sheet, schema)
}

/**
 * The counters of a scenario as it begins that these words name, each once, in the order of the document: reinforcements too, but
 * neither spare ones nor decoys nor those out of action from the start. @rule SCN-5
 */
export function piecesNamed(
  schema: CounterSchema,
  scenario: Scenario,
  who: readonly Who[],
): readonly CounterId[] {
  return (Object.entries(scenario.counters) as [CounterId, Counter][]).flatMap(([id, counter]) =>
    !counter.spare &&
    !counter.decoy &&
    !isOut(schema, counter) &&
    who.some((one) => isNamedBy(scenario, id, counter, one))
      ? id
      : [],
  )
}

function isNamedBy(scenario: Scenario, id: CounterId, counter: Counter, who: Who): boolean {
  const { sides, groups } = scenario
  switch (who.kind) {
    case 'side':
      return sideOf(scenario, counter) === who.side
    case 'leaders':
      return (
        sides[who.side]?.commander === id ||
        Object.values<Group>(groups).some(({ side, leader }) => side === who.side && leader === id)
      )
    case 'group':
      return counter.group !== undefined && isWithin(groups, counter.group, who.group)
    case 'type':
      return counter.type === who.type
    case 'counter':
      return who.counter === id
  }
}

/** The fate of a counter of the scenario as it began; who is not on the map yet is alive. @rule SCN-5 */
export function fateOf(schema: CounterSchema, { scenario, course }: PlayState, id: CounterId): Fate {
  const gone = course.gone[id]
  if (gone) {
    // A counter that was out of action when it left had been eliminated before.
    const { how } = gone
    const is = how === 'revealed' || isOut(schema, gone.counter) ? 'eliminated' : how
    return { id, is, wounded: false, gone }
  }
  const counter = scenario.counters[id]
  if (!counter || isOut(schema, counter)) return { id, is: 'eliminated', wounded: false }
  return { id, is: 'alive', wounded: isWounded(schema, scenario, counter) }
}

/** The number that an amount asks of so many; one at least, so that nobody wins by what there is not. @rule SCN-5 */
export function numberOf(least: Amount | undefined, all: number): number {
  switch (least?.kind) {
    case undefined:
      return Math.max(1, all)
    case 'count':
      return least.count
    case 'share':
      return Math.max(1, Math.ceil((all * least.percent) / 100))
  }
}
