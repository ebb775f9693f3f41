/** Finds the inside of each side for a feature that the inspector sets on all of them (SID-3). */
import { insideByLevel, insideOfSides } from '#shared/rules/engine/inside'
import { halfOf, hexsideAt } from '#shared/document/map'
import { type HexsideFeatures, type HexsideHalf, type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type HexsideKey, hexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** The inside that a side has is kept; of others, levels and enclosures tell, as they do for the tool. In the order of the sides. */
export function chosenInsides(
  hexsides: readonly HexsideKey[],
  row: FeatureRow,
  scenario: Scenario,
  ruleset: Ruleset,
): HexsideHalf[] {
  const { map } = scenario
  const sides = hexsides.map(parseHexsideKey)
  const planned = row.closes || row.sitsInWall ? sides : []
  const known = row.directional
    ? insideOfSides(scenario, ruleset, sides, planned)
    : new Map<HexsideKey, Axial>()
  return sides.map((side) => {
    const present = insideOf(hexsideAt(map, side) ?? {})
    if (present) return present
    const hex = insideByLevel(map, side, row) ?? known.get(hexsideKey(side))
    return hex ? halfOf(side, hex) : 'across'
  })
}

function insideOf({ barrier, opening, fixture }: HexsideFeatures): HexsideHalf | undefined {
  return barrier?.inside ?? opening?.inside ?? fixture?.inside
}
