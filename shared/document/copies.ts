/** The counters that an order of battle counts together ("6 archers"): copies of one type in one place of it (CTR-7). */
import { sideOf } from './counters'
import { type Counter } from './armies'
import { type CounterId, type CounterTypeId, type GroupId, type ReinforcementId, type SideId } from './ids'
import { type Scenario } from './types'

/** The place of a counter in the order of battle, but for its name. */
export interface Likeness {
  readonly type: CounterTypeId
  readonly side: SideId | undefined
  readonly group: GroupId | undefined
  readonly reinforcement: ReinforcementId | undefined
  readonly spare: boolean
  readonly decoy: boolean
}

export function likenessOf(scenario: Pick<Scenario, 'counterTypes'>, counter: Counter): Likeness {
  const { type, group, reinforcement, spare = false, decoy } = counter
  return { type, side: sideOf(scenario, counter), group, reinforcement, spare, decoy }
}

/** One text for one likeness. */
export function likenessKey({ type, side, group, reinforcement, spare, decoy }: Likeness): string {
  return [
    type,
    side ?? '',
    group ?? '',
    reinforcement ?? '',
    spare ? 'spare' : '',
    decoy ? 'decoy' : '',
  ].join(' ')
}

/** The number of a copy that is called by its type and a number ("Archer 3"); undefined = it has no such name. */
export function copyNumber(
  { counterTypes }: Pick<Scenario, 'counterTypes'>,
  counter: Counter,
): number | undefined {
  const stem = `${counterTypes[counter.type]?.name ?? counter.type} `
  const digits = counter.name.startsWith(stem) ? counter.name.slice(stem.length) : ''
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

/** A counter with a name of its own, which is more than its type's and a number, is nobody's copy. */
export function isNamed(scenario: Pick<Scenario, 'counterTypes'>, counter: Counter): boolean {
  return counter.name.trim() !== '' && copyNumber(scenario, counter) === undefined
}

/** The copies that are like a counter, in the order of the document; named characters are none. */
export function copiesLike(scenario: Scenario, counter: Counter): CounterId[] {
  const key = likenessKey(likenessOf(scenario, counter))
  return (Object.entries(scenario.counters) as [CounterId, Counter][]).flatMap(([id, other]) =>
    other.type === counter.type &&
    !isNamed(scenario, other) &&
    likenessKey(likenessOf(scenario, other)) === key
      ? id
      : [],
  )
}
