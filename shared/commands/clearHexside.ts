/** Takes features off hexsides; of a slit or gate only the opening goes, so that its wall is whole again (SID-4). */
import { hexside } from '#shared/document/fields/places'
import { choice, keyed, list, optional } from '#shared/document/fields/vocabulary'
import { type HexsideFeatures } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { command, labelled, named } from './command/command'
import { changeSides, HEXSIDE_SLOTS } from './command/sides'

export const clearHexside = command({
  id: 'clear-hexside',
  params: keyed({
    sides: list(hexside),
    /** The slots to empty; all when absent, and then what a newer version put there goes too. */
    slots: optional(list(choice(HEXSIDE_SLOTS))),
    ...labelled,
  }),
  name: ({ label }) => named('Effacer', 'Erase', label ?? localized('un bord de case', 'hexside')),
  run: (draft, { sides, slots }) =>
    changeSides(draft, sides, (present) => {
      if (slots === undefined) return Object.keys(present).length === 0 ? present : {}
      const emptied = slots.filter((slot) => present[slot] !== undefined)
      if (emptied.length === 0) return present
      const kept: { -readonly [K in keyof HexsideFeatures]: HexsideFeatures[K] } = { ...present }
      for (const slot of emptied) delete kept[slot]
      // What only a newer version knows must not hold an empty side in place.
      return HEXSIDE_SLOTS.some((slot) => kept[slot]) || kept.extra ? kept : {}
    }),
})
