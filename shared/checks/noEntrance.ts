/** An area that walls enclose on all sides, with no door, gate, stairs or ladder to get in. */
import { hexsideAt } from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Hexside } from '#shared/hex/hexside'
import { enclosures } from '#shared/rules/engine/walls'
import { featureRow } from '#shared/rules/rows'
import { type Ruleset } from '#shared/rules/ruleset'
import { type Check } from './check'
import { builtBarrier, closingWalls } from './closingWalls'
import { listNames, report } from './report'

export const noEntrance: Check = {
  code: 'CHK6-no-entrance',
  title: { fr: 'Enceinte sans entrée', en: 'Enclosure without an entrance' },
  reads: ['hexsides'],
  run({ scenario, ruleset, hexName }) {
    return enclosures(closingWalls(scenario, ruleset).walls)
      .filter(({ boundary }) => boundary.some((side) => builtBarrier(scenario, ruleset, side)))
      .filter(({ boundary }) => !boundary.some((side) => isEntrance(scenario, ruleset, side)))
      .map(({ hexes }) => {
        const keys = hexes.map(hexKey)
        const names = listNames(keys.map(hexName), 4)
        return report({
          code: this.code,
          severity: 'warning',
          rule: 'CHK-6',
          message: {
            fr: `Espace clos sans entrée\u202f: ${names.fr}`,
            en: `An enclosed area has no entrance: ${names.en}`,
          },
          hexes: keys,
        })
      })
  },
}

function isEntrance({ map }: Scenario, ruleset: Ruleset, side: Hexside): boolean {
  const features = hexsideAt(map, side)
  const ways = [features?.opening?.feature, features?.fixture?.feature]
  return ways.some((id) => featureRow(ruleset, id)?.entrance === true)
}
