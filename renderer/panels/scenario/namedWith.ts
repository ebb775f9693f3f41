/** Adds counters to those that a condition of victory names, for its form (SCN-5). */
import { sideOf } from '#shared/document/counters'
import { type Who } from '#shared/document/game'
import { isWithin } from '#shared/document/groups'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'

/**
 * Those named, then those added. Who is added from among a whole side or group that is named takes its place: "all of the rebels",
 * then "the captain" means the captain. What a whole that is added contains goes, as it adds nothing to it.
 */
export function namedWith(scenario: Scenario, named: readonly Who[], added: readonly Who[]): readonly Who[] {
  const kept = named.filter(
    (one) => !added.some((other) => contains(scenario, one, other) || contains(scenario, other, one)),
  )
  return [...kept, ...added]
}

/** Says whether the first names everybody that the second names, whatever counters there are. */
function contains(scenario: Scenario, whole: Who, part: Who): boolean {
  if (JSON.stringify(whole) === JSON.stringify(part)) return true
  switch (whole.kind) {
    case 'side':
      return sideNamed(scenario, part) === whole.side
    case 'group': {
      const group =
        part.kind === 'counter'
          ? scenario.counters[part.counter]?.group
          : part.kind === 'group'
            ? part.group
            : undefined
      return group !== undefined && isWithin(scenario.groups, group, whole.group)
    }
    case 'type':
      return part.kind === 'counter' && scenario.counters[part.counter]?.type === whole.type
    case 'leaders':
    case 'counter':
      return false
  }
}

function sideNamed(scenario: Scenario, who: Who): SideId | undefined {
  switch (who.kind) {
    case 'side':
    case 'leaders':
      return who.side
    case 'group':
      return scenario.groups[who.group]?.side
    case 'type':
      return scenario.counterTypes[who.type]?.side
    case 'counter': {
      const counter = scenario.counters[who.counter]
      return counter && sideOf(scenario, counter)
    }
  }
}
