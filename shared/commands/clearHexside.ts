/** Takes features off hexsides; of a slit or gate only the opening goes, so that its wall is whole again (SID-4). */
import { type HexsideFeatures, type HexsideSlot } from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { type Command } from './command'
import { type Labelled, named } from './naming'
import { changeSides, HEXSIDE_SLOTS } from './sides'

export interface ClearHexside extends Labelled {
  readonly sides: readonly HexsideKey[]
  /** The slots to empty; all when absent, and then what a newer version put there goes too. */
  readonly slots?: readonly HexsideSlot[]
}

export const clearHexside: Command<ClearHexside> = {
  id: 'clear-hexside',
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
}
