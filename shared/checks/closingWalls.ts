/** Which hexsides close (CHK-6): those whose barrier's row says so, whatever opening they hold. */
import { hexsideAt } from '#shared/document/map'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { type Hexside } from '#shared/hex/hexside'
import { type Walls, wallsOf } from '#shared/rules/engine/walls'
import { featureRow } from '#shared/rules/rows'
import { type FeatureRow, type Ruleset } from '#shared/rules/ruleset'

export function closes(ruleset: Ruleset, features: HexsideFeatures): boolean {
  return featureRow(ruleset, features.barrier?.feature)?.closes ?? false
}

export function closingWalls(scenario: Scenario, ruleset: Ruleset): Walls {
  return wallsOf(scenario.map, (features) => closes(ruleset, features))
}

/** The barrier of a side when people built it; a cliff alone is no fortification. */
export function builtBarrier(scenario: Scenario, ruleset: Ruleset, side: Hexside): FeatureRow | undefined {
  const row = featureRow(ruleset, hexsideAt(scenario.map, side)?.barrier?.feature)
  return row?.natural ? undefined : row
}
