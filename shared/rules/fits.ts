/** Does a ruleset know all that a piece of a map is made of? Ids differ from one family of rulesets to the other. */
import { type RegionClip } from '#shared/document/region/clip'
import { type HexsideFeatures } from '#shared/document/types'
import { featureRow, markerRow, structureRow, terrainRow } from './rows'
import { type Ruleset } from './ruleset'

export function fits(clip: RegionClip, ruleset: Ruleset): boolean {
  const { hexes, hexsides, structures, markers } = clip
  const caves = ruleset.hexAttributes.includes('cave')
  return (
    Object.values(hexes).every(
      ({ terrain, environment }) =>
        terrainRow(ruleset, terrain) !== undefined && (caves || environment === 'outdoors'),
    ) &&
    Object.values<HexsideFeatures>(hexsides).every(({ barrier, opening, way, fixture }) =>
      [barrier, opening, way, fixture].every((one) => !one || featureRow(ruleset, one.feature) !== undefined),
    ) &&
    Object.values(structures).every(({ feature }) => structureRow(ruleset, feature) !== undefined) &&
    Object.values(markers).every(({ kind }) => markerRow(ruleset, kind) !== undefined)
  )
}
