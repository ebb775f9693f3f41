/** Raises, lowers or sets the ground level of hexes (MAP-1). */
import { hex } from '#shared/document/fields/places'
import { choice, integer, keyed, list } from '#shared/document/fields/vocabulary'
import { MAX_ELEVATION } from '#shared/document/limits'
import { localized } from '#shared/i18n/localized'
import { changeLayer } from './command/cells'
import { command } from './command/command'
import { refusal } from './command/refusals'

const NAMES = {
  raise: localized('Élever le terrain', 'Raise ground'),
  lower: localized('Abaisser le terrain', 'Lower ground'),
  set: localized('Fixer le niveau', 'Set level'),
}

export const setElevation = command({
  id: 'set-elevation',
  params: keyed({
    hexes: list(hex),
    mode: choice(['raise', 'lower', 'set']),
    /** Levels to add or take away, or the level to set. */
    value: integer(-10 * MAX_ELEVATION, 10 * MAX_ELEVATION),
  }),
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
})
