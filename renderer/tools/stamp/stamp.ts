/**
 * Lays a piece of a map that was copied: its ghost hangs under the pointer until a click or Enter lays it; with Shift it stays
 * in the hand. R and F turn and mirror it there (see the actions), Escape gives it up.
 */
import { pasteRegion } from '#shared/commands/pasteRegion'
import { addHex, type Axial, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { countedHexes } from '../selectHexes'
import { defineTool, type ToolContext } from '../tool'
import { ghost } from './ghost'

type State = { readonly kind: 'idle' } | { readonly kind: 'pointing' }

const IDLE: State = { kind: 'idle' }

function lay(at: Axial, keeps: boolean, context: ToolContext): void {
  const { clip } = context.options
  if (!clip) return
  context.gesture.begin()
  const refused = context.gesture.run(pasteRegion, { clip, at: hexKey(at) })
  context.gesture.commit()
  if (refused || keeps) return
  const hexes = Object.keys(clip.hexes).map((key) => addHex(parseHexKey(key as never), at))
  const laid = hexes.filter((hex) => onGrid(hex, context.layout.grid)).map(hexKey)
  context.useTool('select')
  context.select({ kind: 'hexes', hexes: laid })
}

export const stamp = defineTool<State>({
  id: 'stamp',
  name: localized('Tampon', 'Stamp'),
  hint: localized(
    'Cliquez pour poser ce qui est copié (Maj le garde en main)\u202f; R tourne, F retourne, Échap renonce.',
    'Click to lay what was copied (Shift keeps it in hand); R turns, F mirrors, Escape gives up.',
  ),
  icon: 'stamp',
  shortcut: 'i',
  initial: IDLE,
  target: () => 'hex',
  on(state, event, context) {
    switch (event.kind) {
      case 'down':
        return { kind: 'pointing' }
      case 'enter':
        return state
      case 'up':
        if (state.kind === 'pointing') lay(event.at.hex, event.modifiers.shift, context)
        return IDLE
      case 'cancel':
        return IDLE
    }
  },
  key(key, context, pointed) {
    if (key === 'Escape') context.useTool('select')
    else if (key === 'Enter' && pointed && context.options.clip) lay(pointed.hex, false, context)
    else return false
    return true
  },
  overlay: (_state, pointed, context) =>
    pointed && context.options.clip ? ghost(context.options.clip, pointed.hex, context) : [],
  status(_state, { options }) {
    if (!options.clip) return localized('rien n’est copié', 'nothing is copied')
    const { fr, en } = countedHexes(Object.keys(options.clip.hexes).length)
    return localized(
      `${fr}\u202f: cliquez pour poser\u202f; R tourne, F retourne, Échap renonce`,
      `${en}: click to lay; R turns, F mirrors, Escape gives up`,
    )
  },
})
