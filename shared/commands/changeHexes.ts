/** Gives the hexes another size, or cuts the rim by a frame or makes it whole (SCN-8, DOC-6). */
import { changedHexes } from '#shared/document/changedHexes'
import { hexMm } from '#shared/document/entities'
import { flag, keyed, optional } from '#shared/document/fields/vocabulary'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { refusal } from './command/refusals'
import { replaceMap } from './command/replaceMap'

/** A map of one column or one row. */
export const NOTHING_TO_CUT = refusal(
  'Des demi-cases au bord demandent au moins deux colonnes et deux rangées.',
  'Half hexes at the rim need at least two columns and two rows.',
)

/** Texts keep their place in their hexes. Counters of hexes that go are off the map. */
export const changeHexes = command({
  id: 'change-hexes',
  params: keyed({
    hexMm: optional(hexMm),
    halfHexes: optional(flag),
  }),
  name: ({ halfHexes }) =>
    halfHexes === undefined
      ? localized('Changer la taille des cases', 'Change the size of the hexes')
      : localized('Changer les demi-cases du bord', 'Change the half hexes at the rim'),
  run(draft, change) {
    const changed = changedHexes(found(draft), change)
    if (changed === 'too-small') return NOTHING_TO_CUT
    replaceMap(draft, changed)
  },
})
