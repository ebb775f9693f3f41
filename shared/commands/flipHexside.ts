/** Turns the inside of directional features to the other hex (SID-3). */
import { type HexsideFeatures, type HexsideHalf } from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { type Command } from './command'
import { refusal } from './refusals'
import { changeSides } from './sides'

export interface FlipHexside {
  readonly sides: readonly HexsideKey[]
}

function flipped<T extends { readonly inside?: HexsideHalf }>(feature: T): T {
  return { ...feature, inside: feature.inside === 'owner' ? 'across' : 'owner' }
}

/** @rule SID-3 */
export const flipHexside: Command<FlipHexside> = {
  id: 'flip-hexside',
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
}
