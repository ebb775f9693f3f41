/** Ground on which a counter may stand in one of the placements that its rules know: players choose it. */
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Ruleset } from '#shared/rules/contract/ruleset'

export function mayStandSomehow(
  scenario: Scenario,
  ruleset: Ruleset,
  counter: Counter,
  hex: HexKey,
): boolean {
  const at = parseHexKey(hex)
  return ruleset.placements.some(
    (placement) => ruleset.mayStand(scenario, { ...counter, placement }, at).value,
  )
}
