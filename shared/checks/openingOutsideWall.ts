/** A slit, window, door or gate without a wall, or in a piece of wall that stands alone. */
import { type HexsideFeatures } from '#shared/document/types'
import { type HexsideKey, parseHexsideKey, verticesOfSide } from '#shared/hex/hexside'
import { vertexKey } from '#shared/hex/vertex'
import { type Walls } from '#shared/rules/engine/walls'
import { standingFeatures } from '#shared/rules/standingFeatures'
import { featureRow } from '#shared/rules/rows'
import { type FeatureRow } from '#shared/rules/mapRows'
import { closes, closingWalls } from '../rules/engine/closingWalls'
import { type Check } from './check'
import { type QuickFix } from './finding'
import { hexsideEntries } from './entries'
import { report } from './report'

/** @rule CHK-5 */
export const openingOutsideWall: Check = {
  code: 'CHK5-opening-outside-wall',
  title: { fr: 'Ouverture hors d’un mur', en: 'Opening outside a wall' },
  reads: ['hexsides', 'structures'],
  run({ scenario, ruleset, hexsideName }) {
    const { walls } = closingWalls(scenario, ruleset)
    return hexsideEntries(scenario.map).flatMap(([side, features]) => {
      if (!featureRow(ruleset, features.opening?.feature)?.sitsInWall) return []
      const standing = standingFeatures({ scenario, rows: ruleset }, parseHexsideKey(side))
      const opening = featureRow(ruleset, standing?.opening?.feature)
      if (!opening) return []
      const where = hexsideName(side)
      const shared = { code: this.code, rule: 'CHK-5', hexsides: [side] } as const
      if (!closes(ruleset, standing))
        return [
          report({
            ...shared,
            severity: 'error',
            message: {
              fr: `${where}\u202f: ${opening.name.fr} sans mur`,
              en: `${where}: ${opening.name.en} without a wall`,
            },
            fix: buildWall(side, featureRow(ruleset, ruleset.defaultWall) as FeatureRow),
          }),
        ]
      return standsAlone(walls, side) ? [report({ ...shared, ...alone(where, opening, side, features) })] : []
    })
  },
}

function buildWall(side: HexsideKey, wall: FeatureRow): QuickFix {
  return {
    name: { fr: 'Bâtir le mur', en: 'Build the wall' },
    call: {
      command: 'set-hexside-feature',
      params: { sides: [side], slot: 'barrier', value: { feature: wall.id }, label: { ...wall.name } },
    },
  }
}

function standsAlone(walls: Walls, side: HexsideKey): boolean {
  return verticesOfSide(parseHexsideKey(side)).every(
    (vertex) => (walls.atVertex.get(vertexKey(vertex))?.length ?? 0) < 2,
  )
}

function alone(where: string, opening: FeatureRow, side: HexsideKey, features: HexsideFeatures) {
  return {
    severity: 'warning' as const,
    message: {
      fr: `${where}\u202f: ${opening.name.fr} dans un pan de mur isolé`,
      en: `${where}: ${opening.name.en} in a piece of wall that stands alone`,
    },
    fix: {
      name: { fr: 'Enlever ce pan de mur', en: 'Remove this piece of wall' },
      call: {
        command: 'clear-hexside',
        params: { sides: [side], slots: features.barrier ? ['barrier', 'opening'] : ['opening'] },
      },
    },
  }
}
