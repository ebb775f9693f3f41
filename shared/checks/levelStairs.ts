/** Stairs that lead from a level to the same level: their row says that they climb one, and nothing there is higher. */
import { levelDifference } from '#shared/document/map'
import { hexesOfSide, parseHexsideKey } from '#shared/hex/hexside'
import { standingStructureAt } from '#shared/rules/standing/position'
import { featureRow } from '#shared/rules/contract/rows'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { closes } from '../rules/engine/closingWalls'
import { check, type Found } from './check'
import { hexsideEntries } from './entries'
import { mend } from './report'

/**
 * A structure on one of the two hexes alone is something to go up to. Over a wall stairs may do without levels: then it is a hint.
 * @rule CHK-5
 */
export const levelStairs = check({
  code: 'CHK5-level-stairs',
  title: { fr: 'Escalier entre deux cases de même niveau', en: 'Stairs between equal levels' },
  severity: 'warning',
  reads: ['terrain', 'hexsides', 'structures'],
  find({ scenario, ruleset, hexsideName }) {
    const position = { scenario, rows: ruleset }
    return hexsideEntries(scenario.map).flatMap(([key, { fixture }]): Found[] => {
      const row = featureRow(ruleset, fixture?.feature)
      if (row?.climbs !== 'level') return []
      const side = parseHexsideKey(key)
      const [a, b] = hexesOfSide(side)
      if (levelDifference(scenario.map, side) !== 0) return []
      if (standingStructureAt(position, a)?.feature !== standingStructureAt(position, b)?.feature) return []
      const overWall = closes(ruleset, standingFeatures(position, side))
      return [
        {
          ...(overWall && { severity: 'hint' }),
          message: {
            fr: `${hexsideName(key)}\u202f: ${row.name.fr} entre deux cases de même niveau`,
            en: `${hexsideName(key)}: ${row.name.en} between two hexes of the same level`,
          },
          hexsides: [key],
          ...(!overWall && {
            fix: mend('L’enlever', 'Remove it', 'clear-hexside', { sides: [key], slots: ['fixture'] }),
          }),
        },
      ]
    })
  },
})
