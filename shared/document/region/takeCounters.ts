/** Takes counters of a map as a region without anything else. */
import { type Axial, type HexKey } from '#shared/hex/axial'
import { type CounterId } from '../ids'
import { type Scenario } from '../types'
import { type RegionClip } from './clip'
import { middleOf, takeRegion } from './take'

/** Those that are on the map, counted from `anchor` (without it: the middle of them); undefined when none is. */
export function takeCounters(
  scenario: Scenario,
  ids: readonly CounterId[],
  anchor?: Axial,
): RegionClip | undefined {
  const counters = Object.fromEntries(
    ids.flatMap((id) => {
      const counter = scenario.counters[id]
      return counter?.hex === undefined ? [] : [[id, counter]]
    }),
  ) as Scenario['counters']
  const hexes = [...new Set(Object.values(counters).map(({ hex }) => hex as HexKey))]
  if (hexes.length === 0) return undefined
  const bare: Scenario = {
    ...scenario,
    counters,
    labels: {},
    zones: {},
    map: { ...scenario.map, hexsides: {}, structures: {}, markers: {} },
  }
  return { ...takeRegion(bare, hexes, anchor ?? middleOf(hexes)), only: 'counters' }
}
