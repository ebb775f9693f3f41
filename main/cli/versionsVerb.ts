/** The parts that `diff` and `merge` share: places by their names, values as the file would show them. */
import type { Scenario } from '#shared/document/types'
import { segmentsOf } from '#shared/versions/leafPath'
import type { Places } from '#shared/versions/places'
import { nameOfHex, nameOfHexside } from './hexNames'

/** Hexes and hexsides by the numbering of a version, counters by id. */
export function placesInJson(scenario: Scenario, { hexes, hexsides, counters }: Places) {
  return {
    hexes: hexes.map((hex) => nameOfHex(scenario, hex)),
    hexsides: hexsides.map((side) => nameOfHexside(scenario, side)),
    counters,
  }
}

/** The value of a leaf; of maps of another grid, the grid alone: two maps would fill pages. */
export function valueInJson(leaf: string, value: unknown): unknown {
  if (value === undefined) return null
  if (segmentsOf(leaf).length > 1 || leaf !== 'map') return value
  const { map = value } = value as { readonly map?: unknown }
  return { grid: (map as Scenario['map']).grid }
}
