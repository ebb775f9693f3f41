/** Gathers the changes that rows of a CSV make to the order of battle, for the command `editOrderOfBattle`. */
import { type EditOrderOfBattle } from '#shared/commands/editOrderOfBattle'
import { rankOnTop } from '#shared/document/counters'
import { groupsUnder, nextRank } from '#shared/document/groups'
import {
  counterId,
  type CounterId,
  type CounterTypeId,
  freshIds,
  groupId,
  type GroupId,
  reinforcementId,
  type ReinforcementId,
  type SideId,
} from '#shared/document/ids'
import { type Counter, type Group } from '#shared/document/armies'
import { type AuthorText, type Reinforcement } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { type WordChange, withPlain, withWord } from '#shared/document/words'
import { type Language, LANGUAGES } from '#shared/i18n/localized'
import { fold } from '#shared/i18n/fold'
import { readableStem } from '#shared/i18n/readableStem'
import { newCounter } from '#shared/rules/counters/newCounter'
import { sideOf } from '#shared/rules/standing/position'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { isText, reinforcementText } from './places'
import { type Wish } from './readWish'

export interface Asked {
  readonly scenario: Scenario
  readonly ruleset: Pick<Ruleset, 'placements' | 'facingKind' | 'counterSchema'>
  /** That of the names of the file, where it does not say so itself: the page's, or the scenario's own. */
  readonly language: Language
  /** The code of the maker of new ids. */
  readonly idCode: string
}

/** The parts of a counter that its row says; what is absent stays as it is. */
interface Settled {
  readonly side: SideId | undefined
  readonly group: GroupId | undefined
  readonly name?: string
  /** In single languages; empty = none of its own. */
  readonly names?: AuthorText
  readonly place?: Wish['place']
  readonly facing?: Wish['facing']
}

export interface BattleEdit {
  readonly groups: Scenario['groups']
  readonly newGroups: readonly GroupId[]
  readonly newReinforcements: readonly ReinforcementId[]
  /** The group that a wish names, made with those above it where the side has none. */
  groupOf(wish: Wish): GroupId | undefined
  note(group: GroupId, note: string): void
  /** Undefined = nobody leads it. */
  lead(group: GroupId, leader: CounterId | undefined): void
  /** Undefined for a type that the scenario does not have. */
  add(type: CounterTypeId, settled: Settled): CounterId | undefined
  settle(counter: CounterId, settled: Settled): void
  remove(counter: CounterId): void
  done(): EditOrderOfBattle
}

export function createBattleEdit({ scenario, ruleset, language, idCode }: Asked): BattleEdit {
  const groups: Record<GroupId, Group> = { ...scenario.groups }
  const reinforcements: Record<ReinforcementId, Reinforcement> = { ...scenario.reinforcements }
  const counters: Record<CounterId, Counter> = { ...scenario.counters }
  const [newGroups, newReinforcements]: [GroupId[], ReinforcementId[]] = [[], []]
  const changedCounters = new Set<CounterId>()
  const fresh = {
    group: freshIds(scenario.groups, idCode),
    reinforcement: freshIds(scenario.reinforcements, idCode),
    counter: freshIds(scenario.counters, idCode),
  }

  const stem = (name: string, otherwise: string): string => readableStem(name).slice(0, 48) || otherwise

  function groupOf({ group, side }: Wish): GroupId | undefined {
    if (typeof group !== 'object' || side === undefined) return group as GroupId | undefined
    let parent: GroupId | undefined
    for (const name of group) {
      const known = groupsUnder(groups, side, parent).find(([, one]) => fold(one.name.trim()) === fold(name))
      const id = known?.[0] ?? groupId(fresh.group(stem(name, 'group')))
      if (!known) {
        const rank = nextRank(groups, side, parent)
        groups[id] = { side, name, note: '', ...(parent !== undefined && { parent }), rank }
        newGroups.push(id)
      }
      parent = id
    }
    return parent
  }

  function reinforcementOf(of: Reinforcement): ReinforcementId {
    const known = newReinforcements.find((id) => {
      const one = reinforcements[id]
      return one?.side === of.side && isText(reinforcementText(one).fr, reinforcementText(of))
    })
    if (known !== undefined) return known
    const id = reinforcementId(fresh.reinforcement(stem(of.name, 'reinforcement')))
    reinforcements[id] = of
    newReinforcements.push(id)
    return id
  }

  function settled(
    id: CounterId,
    counter: Counter,
    { side, group, name, names = {}, place, facing }: Settled,
  ): Counter {
    const next: { -readonly [K in keyof Counter]: Counter[K] } = { ...counter }
    if (side !== sideOf(scenario, counter)) {
      delete next.side
      if (side !== undefined && side !== sideOf(scenario, next)) next.side = side
    }
    if (group === undefined) delete next.group
    else next.group = group
    const say = ({ name: plain, words }: WordChange<'name', Counter>): void => {
      if (plain !== undefined) next.name = plain
      if (words) next.words = words
      else if (words === null) delete next.words
    }
    if (name !== undefined) say(withPlain<'name', Counter>(next, 'name', language, name))
    for (const one of LANGUAGES)
      if (names[one] !== undefined) say(withWord<'name', Counter>(next, 'name', one, names[one]))
    if (facing !== undefined) next.facing = facing
    if (!place) return next
    delete next.reinforcement
    delete next.spare
    if (place.kind !== 'map') delete next.hex
    if (place.kind === 'spare') next.spare = true
    if (place.kind === 'reinforcement') next.reinforcement = place.id
    if (place.kind === 'new-reinforcement') next.reinforcement = reinforcementOf(place.of)
    if (place.kind === 'map' && counter.hex !== place.hex) {
      next.hex = place.hex
      next.rank = rankOnTop({ ...scenario, counters }, next, id)
    }
    return next
  }

  function write(id: CounterId, counter: Counter): void {
    counters[id] = counter
    changedCounters.add(id)
  }

  return {
    groups,
    newGroups,
    newReinforcements,
    groupOf,
    note(id, note) {
      const present = groups[id]
      if (present) groups[id] = { ...present, note }
    },
    lead(id, leader) {
      const present = groups[id]
      if (!present) return
      const { leader: _before, ...led } = present
      groups[id] = leader === undefined ? led : { ...present, leader }
    },
    add(type, given) {
      const made = newCounter(scenario, ruleset, type)
      if (!made) return undefined
      const id = counterId(fresh.counter(type))
      write(id, settled(id, made, given))
      return id
    },
    settle(id, given) {
      const counter = counters[id]
      if (counter) write(id, settled(id, counter, given))
    },
    remove(id) {
      delete counters[id]
      changedCounters.add(id)
    },
    done: () => ({
      groups: ofIds(groups, (id) => groups[id] !== scenario.groups[id]),
      reinforcements: ofIds(reinforcements, (id) => newReinforcements.includes(id)),
      counters: Object.fromEntries([...changedCounters].map((id) => [id, counters[id] ?? null])) as Record<
        CounterId,
        Counter | null
      >,
    }),
  }
}

function ofIds<K extends string, T>(record: Readonly<Record<K, T>>, of: (id: K) => boolean): Record<K, T> {
  return Object.fromEntries(Object.entries<T>(record).filter(([id]) => of(id as K))) as Record<K, T>
}
