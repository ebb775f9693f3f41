/** Finds the hexsides that close (CHK-6): those with a barrier whose row says so, whatever opening it holds. */
import { type HexsideFeatures, type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Hexside } from '#shared/hex/hexside'
import { type Gap, gapsOf } from '#shared/rules/engine/enclosure'
import { type Enclosure, enclosures, type Walls, wallsOf } from '#shared/rules/engine/walls'
import { hasFallen, standingFeatures, standingSides } from '#shared/rules/standing/standingFeatures'
import { standingStructureAt } from '#shared/rules/standing/position'
import { featureRow, structureRow } from '#shared/rules/contract/rows'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** Does what stands on a side stop a way round: is its barrier one that closes? Openings do not count. */
export function closes(ruleset: Ruleset, features: HexsideFeatures | undefined): boolean {
  return featureRow(ruleset, features?.barrier?.feature)?.closes ?? false
}

/** The walls of a map, what they enclose and their gaps. Five checks ask for them in one run, so they are kept with the parts of the map that they are read from. */
interface ClosingWalls {
  readonly walls: Walls
  readonly areas: readonly Enclosure[]
  /** The gaps but for breaches: a wall that was brought down is not one that its author forgot. */
  readonly gaps: readonly Gap[]
}

interface Kept extends Pick<ScenarioMap, 'grid' | 'structures' | 'markers'> {
  readonly ruleset: Ruleset
  readonly found: ClosingWalls
}

const kept = new WeakMap<ScenarioMap['hexsides'], Kept>()

const PARTS = ['grid', 'structures', 'markers', 'ruleset'] as const

export function closingWalls(scenario: Scenario, ruleset: Ruleset): ClosingWalls {
  const { grid, hexsides, structures, markers } = scenario.map
  const known = kept.get(hexsides)
  const parts = { grid, structures, markers, ruleset }
  if (known && PARTS.every((part) => known[part] === parts[part])) return known.found
  const position = { scenario, rows: ruleset }
  const walls = closingSides(scenario, ruleset)
  const gaps = gapsOf(walls).filter(
    ({ sides, enclosed }) =>
      !sides.some((side) => hasFallen(position, side)) && holdsGround(scenario, ruleset, enclosed),
  )
  const found = { walls, areas: enclosures(walls), gaps }
  kept.set(hexsides, { ...parts, found })
  return found
}

/** The walls of a map alone: painted barriers and the fronts of wall hexes. */
function closingSides(scenario: Scenario, ruleset: Ruleset): Walls {
  const closing = function* (): Generator<Hexside> {
    for (const [side, features] of standingSides({ scenario, rows: ruleset }))
      if (closes(ruleset, features)) yield side
  }
  return wallsOf(scenario.map.grid, closing())
}

/** Is there more in an area than wall hexes? Without it, the area is a stretch of wall and no fortification. */
export function holdsGround(scenario: Scenario, ruleset: Ruleset, area: readonly Axial[]): boolean {
  const position = { scenario, rows: ruleset }
  const isWall = (hex: Axial): boolean =>
    structureRow(ruleset, standingStructureAt(position, hex)?.feature)?.front !== undefined
  return !area.every(isWall)
}

/** The barrier that stands on a side when people built it; a cliff alone is no fortification. */
export function builtBarrier(scenario: Scenario, ruleset: Ruleset, side: Hexside): FeatureRow | undefined {
  const features = standingFeatures({ scenario, rows: ruleset }, side)
  const row = featureRow(ruleset, features?.barrier?.feature)
  return row?.natural ? undefined : row
}
