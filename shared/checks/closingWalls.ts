/** Which hexsides close (CHK-6): those whose barrier's row says so, whatever opening they hold. */
import { hexsideAt } from '#shared/document/map'
import { type HexsideFeatures, type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Hexside } from '#shared/hex/hexside'
import { type Gap, gapsOf } from '#shared/rules/engine/enclosure'
import { type Walls, wallsOf } from '#shared/rules/engine/walls'
import { featureRow } from '#shared/rules/rows'
import { type FeatureRow, type Ruleset } from '#shared/rules/ruleset'

export function closes(ruleset: Ruleset, features: HexsideFeatures): boolean {
  return featureRow(ruleset, features.barrier?.feature)?.closes ?? false
}

/** The walls of a map and their gaps. Four checks ask for them in one run, so they are kept with the map they belong to. */
export interface ClosingWalls {
  readonly walls: Walls
  readonly gaps: readonly Gap[]
}

const kept = new WeakMap<ScenarioMap, { readonly ruleset: Ruleset; readonly found: ClosingWalls }>()

export function closingWalls({ map }: Scenario, ruleset: Ruleset): ClosingWalls {
  const known = kept.get(map)
  if (known?.ruleset === ruleset) return known.found
  const walls = wallsOf(map, (features) => closes(ruleset, features))
  const found = { walls, gaps: gapsOf(walls) }
  kept.set(map, { ruleset, found })
  return found
}

/** The barrier of a side when people built it; a cliff alone is no fortification. */
export function builtBarrier(scenario: Scenario, ruleset: Ruleset, side: Hexside): FeatureRow | undefined {
  const row = featureRow(ruleset, hexsideAt(scenario.map, side)?.barrier?.feature)
  return row?.natural ? undefined : row
}
