/** The number of things that fall off a map that is resized. */
import { type Counter, type Group } from './armies'
import { type Scenario, type Zone } from './types'

/** The things lost by a map that shrank, counted by kind. */
export interface Fallen {
  /** Off the map now, in the tray. */
  readonly counters: number
  /** Sides with features. */
  readonly hexsides: number
  readonly structures: number
  readonly markers: number
  readonly labels: number
  readonly zoneHexes: number
  readonly boards: number
  readonly retreatEdges: number
}

/** Counts the things of each kind that are no longer on the map. */
export function fallen(before: Scenario, after: Scenario): Fallen {
  const lost = (of: (scenario: Scenario) => number): number => of(before) - of(after)
  return {
    counters: lost(
      ({ counters }) => Object.values<Counter>(counters).filter(({ hex }) => hex !== undefined).length,
    ),
    hexsides: lost(({ map }) =>
      count(Object.values<object>(map.hexsides).map((bucket) => Object.keys(bucket).length)),
    ),
    structures: lost(({ map }) => Object.keys(map.structures).length),
    markers: lost(({ map }) => Object.keys(map.markers).length),
    labels: lost(({ labels }) => Object.keys(labels).length),
    zoneHexes: lost(({ zones }) => count(Object.values<Zone>(zones).map(({ hexes }) => hexes.length))),
    boards: lost(({ boards }) => Object.keys(boards).length),
    retreatEdges: lost(
      ({ groups }) => Object.values<Group>(groups).filter(({ wing }) => wing?.retreatEdge).length,
    ),
  }
}

const count = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
