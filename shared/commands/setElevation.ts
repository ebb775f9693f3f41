/** Raises, lowers or sets the ground level of hexes (MAP-1). */
import { MAX_ELEVATION } from '#shared/document/limits'
import { type HexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { changeLayer } from './cells'
import { type Command } from './command'
import { refusal } from './refusals'

export interface SetElevation {
  readonly hexes: readonly HexKey[]
  readonly mode: 'raise' | 'lower' | 'set'
  /** Levels to add or take away, or the level to set. */
  readonly value: number
}

const NAMES = {
  raise: localized('Élever le terrain', 'Raise ground'),
  lower: localized('Abaisser le terrain', 'Lower ground'),
  set: localized('Fixer le niveau', 'Set level'),
}

export const setElevation: Command<SetElevation> = {
  id: 'set-elevation',
  name: ({ mode }) => NAMES[mode],
  run(draft, { hexes, mode, value }) {
    if (!Number.isInteger(value))
      return refusal('Un niveau est un nombre entier.', 'A level is a whole number.')
    // Raising and lowering stop at the last level there is.
    return changeLayer(draft, hexes, 'elevation', (present) => {
      const level = mode === 'set' ? value : present + (mode === 'raise' ? value : -value)
      // `+ 0` turns -0 into 0.
      return Math.min(MAX_ELEVATION, Math.max(-MAX_ELEVATION, level)) + 0
    })
  },
}
