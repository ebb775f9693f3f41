/** Adds columns and rows to the map at any edge, or takes them away with what is on them (MAP-3). */
import { flag, integer, keyed, optional } from '#shared/document/fields/vocabulary'
import { MAX_LINES } from '#shared/document/limits'
import { resizedScenario, type ResizeMisfit } from '#shared/document/resizedMap'
import { type Grid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command, type Refusal } from './command/command'
import { refusal } from './command/refusals'
import { replaceMap } from './command/replaceMap'

const lines = integer(-MAX_LINES, MAX_LINES)

/** Counters of hexes that are gone go back to the tray. */
export const resizeMap = command({
  id: 'resize-map',
  params: keyed({
    /** Lines to add at each edge, or to take away. */
    top: lines,
    right: lines,
    bottom: lines,
    left: lines,
    /** Every hex keeps its name, so that the numbering begins elsewhere; else it begins anew in its corner. */
    keepNames: optional(flag),
  }),
  name: ({ top, right, bottom, left }) =>
    Math.max(top, right, bottom, left) > 0
      ? localized('Changer la taille de la carte', 'Resize the map')
      : localized('Recadrer la carte', 'Crop the map'),
  run(draft, resizing) {
    const { top, right, bottom, left } = resizing
    if ([top, right, bottom, left].every((change) => change === 0)) return undefined
    const resized = resizedScenario(found(draft), resizing)
    if (typeof resized === 'string') return resizeRefusal(resized, found(draft).map.grid)
    replaceMap(draft, resized)
  },
})

export function resizeRefusal(misfit: ResizeMisfit, { orientation }: Pick<Grid, 'orientation'>): Refusal {
  switch (misfit) {
    case 'none-left':
      return refusal('Il ne resterait aucune case.', 'No hex would be left.')
    case 'least':
      return refusal(
        'Avec des demi-cases au bord, il faut garder au moins deux colonnes et deux rangées.',
        'With half hexes at the rim, at least two columns and two rows must be left.',
      )
    case 'size':
      return refusal(
        `La carte dépasserait ${MAX_LINES} colonnes ou rangées.`,
        `The map would exceed ${MAX_LINES} columns or rows.`,
      )
    case 'lines':
      return orientation === 'flat'
        ? refusal(
            'Avec des demi-cases au bord, les colonnes s’ajoutent et s’enlèvent à gauche deux par deux.',
            'With half hexes at the rim, columns are added and taken away at the left in pairs.',
          )
        : refusal(
            'Avec des demi-cases au bord, les rangées s’ajoutent et s’enlèvent en haut deux par deux.',
            'With half hexes at the rim, rows are added and taken away at the top in pairs.',
          )
    case 'names':
      return refusal(
        'Les cases ne peuvent pas garder leur nom\u202f: de nouvelles viendraient avant la première lettre ou le premier numéro.',
        'The hexes cannot keep their names: new ones would come before the first letter or number.',
      )
  }
}
