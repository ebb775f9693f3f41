/** Two enclosed areas that a gap in the wall between them makes one. A hint: it may be a passage. */
import { hexsideKey } from '#shared/hex/hexside'
import { closingWalls } from '../rules/engine/closingWalls'
import { check } from './check'
import { closeGap, wallBeside } from './nearlyClosed'
import { listNames } from './report'

/** @rule CHK-6 */
export const unintendedHole = check({
  code: 'CHK6-hole',
  title: { fr: 'Brèche entre deux enceintes', en: 'Hole between two enclosures' },
  severity: 'hint',
  reads: ['hexsides', 'structures'],
  find({ scenario, ruleset, hexsideName }) {
    const gaps = closingWalls(scenario, ruleset).gaps.filter(({ opensTo }) => opensTo === 'area')
    return gaps.flatMap((gap) => {
      const wall = wallBeside(scenario, ruleset, gap)
      if (!wall) return []
      const sides = gap.sides.map(hexsideKey)
      const names = listNames(sides.map(hexsideName))
      return {
        message: {
          fr: `Une brèche réunit deux espaces clos\u202f: ${names.fr}`,
          en: `A hole joins two enclosed areas: ${names.en}`,
        },
        hexsides: sides,
        fix: closeGap(gap, wall, ruleset),
      }
    })
  },
})
