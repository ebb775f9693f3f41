/** Turns the inside of directional features to the other hex (SID-3). */
import { hexside } from '#shared/document/fields/places'
import { keyed, list } from '#shared/document/fields/vocabulary'
import { type HexsideFeatures, type HexsideHalf } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { command } from './command/command'
import { refusal } from './command/refusals'
import { changeSides } from './command/sides'

function flipped<T extends { readonly inside?: HexsideHalf }>(feature: T): T {
  return { ...feature, inside: feature.inside === 'owner' ? 'across' : 'owner' }
}

/** @rule SID-3 */
export const flipHexside = command({
  id: 'flip-hexside',
  params: keyed({ sides: list(hexside) }),
  name: () => localized('Retourner le bord de case', 'Flip hexside'),
  run(draft, { sides }) {
    let turned = 0
    const offMap = changeSides(draft, sides, (present) => {
      const { barrier, opening, fixture } = present
      const changed: HexsideFeatures = {
        ...present,
        ...(barrier?.inside && { barrier: flipped(barrier) }),
        ...(opening?.inside && { opening: flipped(opening) }),
        ...(fixture?.inside && { fixture: flipped(fixture) }),
      }
      if (!barrier?.inside && !opening?.inside && !fixture?.inside) return present
      turned++
      return changed
    })
    if (offMap || turned > 0) return offMap
    return refusal('Rien ici n’a de côté intérieur à retourner.', 'Nothing here has an inside to flip.')
  },
})
