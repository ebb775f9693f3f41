/** A ladder without anything to lean on: its row says that it climbs a wall, and there is neither wall nor difference of levels. */
import { levelDifference } from '#shared/document/map'
import { parseHexsideKey } from '#shared/hex/hexside'
import { featureRow } from '#shared/rules/contract/rows'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { closes } from '../rules/engine/closingWalls'
import { check, type Found } from './check'
import { hexsideEntries } from './entries'
import { mend } from './report'

/** @rule CHK-5 */
export const ladderWithoutWall = check({
  code: 'CHK5-ladder',
  title: { fr: 'Échelle sans mur', en: 'Ladder without a wall' },
  reads: ['terrain', 'hexsides', 'structures'],
  find({ scenario, ruleset, hexsideName }) {
    return hexsideEntries(scenario.map).flatMap(([key, { fixture }]): Found[] => {
      const row = featureRow(ruleset, fixture?.feature)
      if (row?.climbs !== 'wall') return []
      const side = parseHexsideKey(key)
      // What fell took the ladder with it.
      const standing = standingFeatures({ scenario, rows: ruleset }, side)
      if (!standing?.fixture || closes(ruleset, standing) || levelDifference(scenario.map, side) !== 0)
        return []
      return [
        {
          message: {
            fr: `${hexsideName(key)}\u202f: ${row.name.fr} sans mur`,
            en: `${hexsideName(key)}: ${row.name.en} without a wall`,
          },
          hexsides: [key],
          fix: mend('L’enlever', 'Remove it', 'clear-hexside', { sides: [key], slots: ['fixture'] }),
        },
      ]
    })
  },
})
