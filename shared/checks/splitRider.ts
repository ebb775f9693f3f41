/** The halves of a two-hex counter apart: a wall between them, or the rear one off the map. */
import { footprint } from '#shared/document/counters'
import { hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexsideBetween, hexsideKey } from '#shared/hex/hexside'
import { type Check } from './check'
import { counterEntries, nameWithHex } from './counterNames'
import { report } from './report'

/** @rule CHK-4 */
export const splitRider: Check = {
  code: 'CHK4-split-rider',
  title: { fr: 'Cavalier coupé en deux', en: 'Rider split in two' },
  reads: ['hexsides', 'structures', 'counters', 'counterTypes'],
  run(context) {
    const { scenario, ruleset, hexsideName } = context
    return counterEntries(context).flatMap(([id, counter]) => {
      const [front, rear] = footprint(scenario, counter)
      if (!front || !rear || !onGrid(front, scenario.map.grid)) return []
      const name = nameWithHex(context, id)
      const shared = { code: this.code, severity: 'error', rule: 'CHK-4', counters: [id] } as const
      if (!onGrid(rear, scenario.map.grid))
        return [
          report({
            ...shared,
            message: {
              fr: `La case arrière de ${name} est hors de la carte`,
              en: `The rear hex of ${name} is off the map`,
            },
            hexes: [hexKey(front)],
          }),
        ]
      const between = hexsideBetween(front, rear)
      if (!between || ruleset.mayStraddle(scenario, front, rear).value) return []
      const side = hexsideKey(between)
      return [
        report({
          ...shared,
          message: {
            fr: `${name} est coupé en deux par ce qui se dresse sur le bord ${hexsideName(side)}`,
            en: `${name} is split by what stands on hexside ${hexsideName(side)}`,
          },
          hexes: [front, rear].map(hexKey),
          hexsides: [side],
        }),
      ]
    })
  },
}
