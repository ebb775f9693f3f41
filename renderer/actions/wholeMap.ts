/** The map menu: what is done to the whole map at once. */
import { turnMap } from '#shared/commands/turnMap'
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'

/** A map that cannot be turned says why in the status line. */
export const turnWholeMap: Action = {
  id: 'turn-map',
  name: () => localized('Tourner la carte de 180°', 'Turn the map by 180°'),
  isEnabled: always,
  run(editor) {
    const refused = editor.run(turnMap, {})
    const { kind } = editor.store.getState().session.selection
    // The hexes that were selected lie elsewhere now; counters are still themselves.
    if (!refused && (kind === 'hexes' || kind === 'hexside')) editor.select({ kind: 'none' })
  },
}

export const joinOtherMap: Action = {
  id: 'join-map',
  name: () => localized('Joindre une carte…', 'Join a map…'),
  isEnabled: always,
  run: (_editor, ui) => ui.openDialog('join-map'),
}
