/** The openings that belong to a side, whose units and guests pass them (CM-SID-6). */
import { type Opening } from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'
import { type FeatureRow } from '#shared/rules/mapRows'
import { featureRow } from '#shared/rules/rows'
import { type CheckContext } from './check'
import { hexsideEntries } from './hexsideEntries'

export function ownedOpenings({
  scenario,
  ruleset,
}: CheckContext): { readonly side: HexsideKey; readonly opening: Opening; readonly row: FeatureRow }[] {
  return hexsideEntries(scenario.map).flatMap(([side, { opening }]) => {
    const row = featureRow(ruleset, opening?.feature)
    return opening && row?.hasOwner ? [{ side, opening, row }] : []
  })
}
