/** The halves of a two-hex counter apart: a wall between them, or the second one off the map. */
import { footprint } from '#shared/document/counters'
import { hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexsideBetween, hexsideKey } from '#shared/hex/hexside'
import { check, type Found } from './check'
import { counterEntries, nameWithHex } from './entries'

/** @rule CHK-4 */
export const splitRider = check({
  code: 'CHK4-split-rider',
  title: { fr: 'Pion coupé en deux', en: 'Counter split in two' },
  reads: ['hexsides', 'structures', 'terrain', 'counters', 'counterTypes'],
  find(context) {
    const { scenario, ruleset, hexsideName } = context
    return counterEntries(context).flatMap<Found>(([id, counter]) => {
      const [front, rear] = footprint(scenario, counter)
      if (!front || !rear || !onGrid(front, scenario.map.grid)) return []
      const name = nameWithHex(context, id)
      // A rider lies behind its front hex, a formation to the right of its left one.
      const second =
        counter.facing.kind === 'side'
          ? { fr: 'La case arrière', en: 'The rear hex' }
          : { fr: 'La moitié droite', en: 'The right half' }
      if (!onGrid(rear, scenario.map.grid))
        return {
          message: {
            fr: `${second.fr} de ${name} est hors de la carte`,
            en: `${second.en} of ${name} is off the map`,
          },
          hexes: [hexKey(front)],
          counters: [id],
        }
      const between = hexsideBetween(front, rear)
      const straddling = ruleset.mayStraddle(scenario, front, rear)
      if (!between || straddling.value) return []
      const side = hexsideKey(between)
      const rule = straddling.because[0]?.rule
      return {
        rule,
        message:
          rule === 'HS-MOV-4'
            ? {
                fr: `Le pion ${name} est à cheval sur des niveaux trop éloignés, de part et d’autre du bord ${hexsideName(side)}`,
                en: `${name} lies across levels too far apart, on either side of hexside ${hexsideName(side)}`,
              }
            : {
                fr: `Le pion ${name} est coupé en deux par ce qui se dresse sur le bord ${hexsideName(side)}`,
                en: `${name} is split by what stands on hexside ${hexsideName(side)}`,
              },
        hexes: [front, rear].map(hexKey),
        hexsides: [side],
        counters: [id],
      }
    })
  },
})
