/** A slit, window, door or gate without a wall, or in a piece of wall that stands alone. */
import { type HexsideKey, parseHexsideKey, verticesOfSide } from '#shared/hex/hexside'
import { vertexKey } from '#shared/hex/vertex'
import { type Walls } from '#shared/rules/engine/walls'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { featureRow } from '#shared/rules/contract/rows'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { closes, closingWalls } from '../rules/engine/closingWalls'
import { check, type Found } from './check'
import { hexsideEntries } from './entries'
import { mend } from './report'

/** @rule CHK-5 */
export const openingOutsideWall = check({
  code: 'CHK5-opening-outside-wall',
  title: { fr: 'Ouverture hors d’un mur', en: 'Opening outside a wall' },
  reads: ['hexsides', 'structures'],
  find({ scenario, ruleset, hexsideName }) {
    const { walls } = closingWalls(scenario, ruleset)
    return hexsideEntries(scenario.map).flatMap<Found>(([side, features]) => {
      if (!featureRow(ruleset, features.opening?.feature)?.sitsInWall) return []
      const standing = standingFeatures({ scenario, rows: ruleset }, parseHexsideKey(side))
      const opening = featureRow(ruleset, standing?.opening?.feature)
      if (!opening) return []
      const where = hexsideName(side)
      const wall = featureRow(ruleset, ruleset.defaultWall) as FeatureRow
      if (!closes(ruleset, standing))
        return {
          message: {
            fr: `${where}\u202f: ${opening.name.fr} sans mur`,
            en: `${where}: ${opening.name.en} without a wall`,
          },
          hexsides: [side],
          fix: mend('Bâtir le mur', 'Build the wall', 'set-hexside-feature', {
            sides: [side],
            slot: 'barrier',
            value: { feature: wall.id },
            label: { ...wall.name },
          }),
        }
      if (!standsAlone(walls, side)) return []
      return {
        severity: 'warning',
        message: {
          fr: `${where}\u202f: ${opening.name.fr} dans un pan de mur isolé`,
          en: `${where}: ${opening.name.en} in a piece of wall that stands alone`,
        },
        hexsides: [side],
        fix: mend('Enlever ce pan de mur', 'Remove this piece of wall', 'clear-hexside', {
          sides: [side],
          slots: features.barrier ? ['barrier', 'opening'] : ['opening'],
        }),
      }
    })
  },
})

function standsAlone(walls: Walls, side: HexsideKey): boolean {
  return verticesOfSide(parseHexsideKey(side)).every(
    (vertex) => (walls.atVertex.get(vertexKey(vertex))?.length ?? 0) < 2,
  )
}
