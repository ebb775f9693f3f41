/** A scenario whose ids clash with none of another's, so that both can be one. */
import { mapRecord } from '#shared/lang/mapRecord'
import { type GameMapping, mappedReinforcement, mappedVictory } from './mappedGame'
import { withSides } from './sideReferences'
import { type Who } from './game'
import { mappedSilenced } from './silenced'
import { type SpecialRuleId, type VictoryId } from './ids'
import {
  type BoardId,
  type Counter,
  type CounterId,
  type CounterTypeId,
  type GroupId,
  type LabelId,
  type MarkerId,
  type ReinforcementId,
  type Scenario,
  type Side,
  type SideId,
  type ZoneId,
} from './types'
import { newIds, underIds, withIds } from './newIds'

/**
 * The guest with new ids where the host has them already. Sides and counter types that are the same to the letter are the same
 * thing and keep their id; pieces, groups, reinforcements, victories, special rules, markers, zones, labels and boards are always
 * things of their own.
 */
export function adopted(guest: Scenario, host: Scenario): Scenario {
  const sides = newIds<SideId, Side>(guest.sides, host.sides, same)
  const own = withSides(guest, (id) => sides[id] ?? id)
  const typeIds = newIds<CounterTypeId, Scenario['counterTypes'][CounterTypeId]>(
    own.counterTypes,
    host.counterTypes,
    same,
  )
  const counters = newIds<CounterId, Counter>(guest.counters, host.counters)
  const counter = (id: CounterId): CounterId => counters[id] ?? id
  const groups = newIds<GroupId, unknown>(guest.groups, host.groups)
  const group = (id: GroupId): GroupId => groups[id] ?? id
  const reinforcements = newIds<ReinforcementId, unknown>(guest.reinforcements, host.reinforcements)
  const zones = newIds<ZoneId, unknown>(guest.zones, host.zones)
  const boards = newIds<BoardId, unknown>(guest.boards, host.boards)
  const game: GameMapping = {
    place: (place) =>
      place.kind === 'zone'
        ? withIds(place, { zone: (id) => zones[id] ?? id })
        : place.kind === 'board-edge'
          ? withIds(place, { board: (id) => boards[id] ?? id })
          : place,
    who: (who) => calledWho(who, { counter, group, type: (id) => typeIds[id] ?? id }),
  }
  return {
    ...own,
    map: {
      ...own.map,
      markers: underIds(guest.map.markers, newIds<MarkerId, unknown>(guest.map.markers, host.map.markers)),
    },
    boards: underIds(guest.boards, boards),
    sides: underIds(
      mapRecord(guest.sides, (one) => withIds(one, { commander: counter })),
      sides,
    ),
    groups: underIds(
      mapRecord(own.groups, (one) => withIds(one, { leader: counter, parent: group })),
      groups,
    ),
    reinforcements: underIds(
      mapRecord(own.reinforcements, (one) => mappedReinforcement(one, game)),
      reinforcements,
    ),
    victory: underIds(
      mapRecord(own.victory, (one) => mappedVictory(one, game)),
      newIds<VictoryId, unknown>(guest.victory, host.victory),
    ),
    specialRules: underIds(
      guest.specialRules,
      newIds<SpecialRuleId, unknown>(guest.specialRules, host.specialRules),
    ),
    counterTypes: underIds(own.counterTypes, typeIds),
    counters: underIds(
      mapRecord(own.counters, (one) =>
        withIds(one, {
          type: (id: CounterTypeId) => typeIds[id] ?? id,
          group,
          reinforcement: (id: ReinforcementId) => reinforcements[id] ?? id,
        }),
      ),
      counters,
    ),
    zones: underIds(own.zones, zones),
    labels: underIds(guest.labels, newIds<LabelId, unknown>(guest.labels, host.labels)),
    silenced: mappedSilenced(own.silenced, { counter }),
  }
}

interface CalledPieces {
  readonly counter: (id: CounterId) => CounterId
  readonly group: (id: GroupId) => GroupId
  readonly type: (id: CounterTypeId) => CounterTypeId
}

function calledWho(who: Who, { counter, group, type }: CalledPieces): Who {
  switch (who.kind) {
    case 'counter':
      return withIds(who, { counter })
    case 'group':
      return withIds(who, { group })
    case 'type':
      return withIds(who, { type })
    case 'side':
    case 'leaders':
      return who
  }
}

function same(mine: unknown, theirs: unknown): boolean {
  return JSON.stringify(mine) === JSON.stringify(theirs)
}
