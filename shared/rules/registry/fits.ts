/** Does a ruleset know all that a piece of a map is made of? Ids differ from one family of rulesets to the other. */
import { type RegionClip } from '#shared/document/region/clip'
import { type HexsideFeatures } from '#shared/document/types'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { RULESETS } from './registry'
import { featureRow, markerRow, structureRow, terrainRow } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'

export function fits(clip: RegionClip, ruleset: Ruleset): boolean {
  return unknownIn(clip, ruleset).length === 0
}

/**
 * The things of a piece that the ruleset lacks, each once, by the name that other rulesets have for it; terrain
 * first.
 */
export function unknownIn(clip: RegionClip, ruleset: Ruleset): readonly Localized[] {
  const hexes = Object.values(clip.hexes)
  const features = Object.values<HexsideFeatures>(clip.hexsides).flatMap(
    ({ barrier, opening, way, fixture }) =>
      [barrier, opening, way, fixture].flatMap((one) => (one ? [one.feature] : [])),
  )
  const structures = Object.values(clip.structures).map(({ feature }) => feature)
  const markers = Object.values(clip.markers).map(({ kind }) => kind)
  const caves = hexes.some(({ environment }) => environment === 'cave')
  return [
    ...unknownRows(
      hexes.map(({ terrain }) => terrain),
      terrainRow,
      ruleset,
    ),
    ...(caves && !ruleset.hexAttributes.includes('cave') ? [CAVE] : []),
    ...unknownRows(features, featureRow, ruleset),
    ...unknownRows(structures, structureRow, ruleset),
    ...unknownRows(markers, markerRow, ruleset),
  ]
}

const CAVE = localized('souterrain', 'cave')

type FindRow = (ruleset: Ruleset, id: string) => { readonly name: Localized } | undefined

function unknownRows(ids: readonly string[], find: FindRow, ruleset: Ruleset): Localized[] {
  return [...new Set(ids)].filter((id) => !find(ruleset, id)).map((id) => nameAnywhere(id, find))
}

// A house row of another document is known by its id alone.
function nameAnywhere(id: string, find: FindRow): Localized {
  for (const ruleset of RULESETS) {
    const row = find(ruleset, id)
    if (row) return row.name
  }
  return sameInBoth(id)
}
