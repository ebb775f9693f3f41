/** A scenario whose ids clash with none of another's, so that both can be one. */
import { newIds, underIds } from '../newIds'
import { withReferences, withSides } from './references'
import { type Scenario } from '../types'

/**
 * The guest with new ids where the host has them already. Sides and counter types that are the same to the letter are the same
 * thing and keep their id; pieces, groups, reinforcements, victories, special rules, markers, zones, labels and boards are always
 * things of their own.
 */
export function adopted(guest: Scenario, host: Scenario): Scenario {
  const sides = newIds(guest.sides, host.sides, same)
  const own = withSides(guest, (id) => sides[id] ?? id)
  // Types are compared with the sides that they have in the host.
  const names = {
    boards: newIds(own.boards, host.boards),
    counterTypes: newIds(own.counterTypes, host.counterTypes, same),
    counters: newIds(own.counters, host.counters),
    groups: newIds(own.groups, host.groups),
    reinforcements: newIds(own.reinforcements, host.reinforcements),
    zones: newIds(own.zones, host.zones),
  }
  const called = withReferences(own, (section, id) => {
    const given: Readonly<Record<string, string>> =
      section === 'sides' || section === 'images' ? {} : names[section]
    return given[id] ?? id
  })
  return {
    ...called,
    map: {
      ...called.map,
      markers: underIds(called.map.markers, newIds(guest.map.markers, host.map.markers)),
    },
    boards: underIds(called.boards, names.boards),
    sides: underIds(called.sides, sides),
    groups: underIds(called.groups, names.groups),
    reinforcements: underIds(called.reinforcements, names.reinforcements),
    victory: underIds(called.victory, newIds(guest.victory, host.victory)),
    specialRules: underIds(called.specialRules, newIds(guest.specialRules, host.specialRules)),
    counterTypes: underIds(called.counterTypes, names.counterTypes),
    counters: underIds(called.counters, names.counters),
    zones: underIds(called.zones, names.zones),
    labels: underIds(called.labels, newIds(guest.labels, host.labels)),
  }
}

function same(mine: unknown, theirs: unknown): boolean {
  return JSON.stringify(mine) === JSON.stringify(theirs)
}
