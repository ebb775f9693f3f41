/** Turns the inside of directional features to a given half of each side (SID-3). */
import { hexsides } from '#shared/document/fields/places'
import { choice, keyed, record } from '#shared/document/fields/vocabulary'
import { type HexsideFeatures, type HexsideHalf } from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { command } from './command/command'
import { changeSides } from './command/sides'

function turned<T extends { readonly inside?: HexsideHalf }>(
  feature: T | undefined,
  inside: HexsideHalf,
): T | undefined {
  return feature?.inside === undefined || feature.inside === inside ? feature : { ...feature, inside }
}

/** Features without an inside stay as they are. @rule SID-3 */
export const turnInside = command({
  id: 'turn-inside',
  params: keyed({ insides: record(hexsides, choice(['owner', 'across'])) }),
  name: () => localized('Tourner vers l’intérieur', 'Turn to the inside'),
  run: (draft, { insides }) =>
    changeSides(draft, Object.keys(insides) as HexsideKey[], (present, side) => {
      const half = insides[side] as HexsideHalf
      const barrier = turned(present.barrier, half)
      const opening = turned(present.opening, half)
      const fixture = turned(present.fixture, half)
      if (barrier === present.barrier && opening === present.opening && fixture === present.fixture)
        return present
      const changed: HexsideFeatures = {
        ...present,
        ...(barrier && { barrier }),
        ...(opening && { opening }),
        ...(fixture && { fixture }),
      }
      return changed
    }),
})
