/**
 * Finds the inside hex of a hexside by the enclosures (SID-3). The areas on both sides of it grow in step until one is
 * shut in, they meet, or both are too large: work is bounded by the smaller area, whatever the size of the map.
 */
import { elevationAt, hexsideAt } from '#shared/document/map'
import { type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import {
  type Hexside,
  type HexsideKey,
  hexesOfSide,
  hexsideKey,
  sidesOfVertex,
  verticesOfSide,
} from '#shared/hex/hexside'
import { vertexKey } from '#shared/hex/vertex'
import { sideNumber } from '#shared/rules/engine/walls'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { closes } from './closingWalls'
import { type Closing, growingAreas } from './growingAreas'

/**
 * The inside of each side that parts an enclosed area from the open, or a smaller one from a larger (a keep from its
 * bailey). Sides of which nothing is known are left out; `planned` ones count as closed already. @rule SID-3
 */
export function insideOfSides(
  scenario: Scenario,
  ruleset: Ruleset,
  sides: readonly Hexside[],
  planned: readonly Hexside[] = [],
): Map<HexsideKey, Axial> {
  const closing = keptClosing(scenario, ruleset, planned)
  const { insideOf } = growingAreas(scenario.map.grid, closing)
  const insides = new Map<HexsideKey, Axial>()
  for (const side of sides) {
    const inside = closing(side) && !isLoose(side, closing) ? insideOf(...hexesOfSide(side)) : undefined
    if (inside) insides.set(hexsideKey(side), inside)
  }
  return insides
}

// Each side is asked about from both its hexes, and by neighbouring searches.
function keptClosing(scenario: Scenario, ruleset: Ruleset, planned: readonly Hexside[]): Closing {
  const position = { scenario, rows: ruleset }
  const { map } = scenario
  const hasStructures = Object.keys(map.structures).length > 0
  const known = new Map(planned.map((side) => [sideNumber(side), true]))
  return (side) => {
    const number = sideNumber(side)
    const kept = known.get(number)
    if (kept !== undefined) return kept
    const stands = hasStructures || hexsideAt(map, side)?.barrier !== undefined
    const closed = stands && closes(ruleset, standingFeatures(position, side))
    known.set(number, closed)
    return closed
  }
}

/** Sides of a wall to follow, at most: most walls that are being drawn end soon. */
const LONGEST_FOLLOWED = 12

/** A wall that runs out at one end parts nothing. */
function isLoose(side: Hexside, closing: Closing): boolean {
  return verticesOfSide(side).some((end) => {
    let [at, from] = [end, side]
    for (let steps = 0; steps < LONGEST_FOLLOWED; steps++) {
      const number = sideNumber(from)
      const [next, fork] = sidesOfVertex(at).filter((other) => sideNumber(other) !== number && closing(other))
      if (!next) return true
      if (fork) return false
      const [a, b] = verticesOfSide(next)
      at = vertexKey(a) === vertexKey(at) ? b : a
      from = next
    }
    return false
  })
}

/** The upper hex of a side, for what leads or falls from one level to another: stairs, ladders, cliffs. */
export function insideByLevel(map: ScenarioMap, side: Hexside, row: FeatureRow): Axial | undefined {
  if (!row.directional || (row.slot !== 'fixture' && !row.natural)) return undefined
  const [a, b] = hexesOfSide(side)
  const rise = elevationAt(map, a) - elevationAt(map, b)
  return rise === 0 ? undefined : rise > 0 ? a : b
}
