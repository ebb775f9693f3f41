/** Rubs out: what stands on the side under the pointer when it starts on one, else terrain, structures and markers. */
import { clearHexside } from '#shared/commands/clearHexside'
import { eraseHexes } from '#shared/commands/eraseHexes'
import { hexsideAt } from '#shared/document/map'
import { hexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { regionOutline, sideGlow } from './overlay'
import { isNearSide } from './pointerToHex'
import { brushHexes, keysOf, terrainParams } from './rows'
import { defineTool, type Pointed, type ToolContext } from './tool'

type State =
  | { readonly kind: 'idle' }
  /** What it began on is all that one stroke erases: walls are not lost while a wood is rubbed out beside them. */
  | { readonly kind: 'erasingSides' }
  | { readonly kind: 'erasingHexes' }

const IDLE: State = { kind: 'idle' }

function pointsAtFeature(at: Pointed, context: ToolContext): boolean {
  return isNearSide(at, context.layout) && hexsideAt(context.scenario.map, at.hexside) !== undefined
}

function erase(state: State, at: Pointed, context: ToolContext): State {
  if (state.kind === 'erasingSides' && pointsAtFeature(at, context))
    context.gesture.run(clearHexside, { sides: [hexsideKey(at.hexside)] })
  if (state.kind === 'erasingHexes') {
    const hexes = keysOf(brushHexes(at.hex, context))
    const { terrain, character } = terrainParams(context.ruleset.openTerrain, context.ruleset)
    const open = character === undefined ? { terrain } : { terrain, character }
    if (hexes.length > 0) context.gesture.run(eraseHexes, { hexes, ...open })
  }
  return state
}

export const eraser = defineTool<State>({
  id: 'eraser',
  name: localized('Gomme', 'Eraser'),
  hint: localized(
    'Sur un bord de case\u202f: efface ce qu’il porte. Ailleurs\u202f: rend le terrain dégagé.',
    'On a hexside: erases what stands there. Elsewhere: makes clear ground.',
  ),
  icon: 'eraser',
  shortcut: 'e',
  initial: IDLE,
  target: () => 'hexside',
  on(state, event, context) {
    switch (event.kind) {
      case 'down': {
        const kind = pointsAtFeature(event.at, context) ? 'erasingSides' : 'erasingHexes'
        context.gesture.begin()
        return erase({ kind }, event.at, context)
      }
      case 'enter':
        return erase(state, event.at, context)
      case 'up':
        if (state.kind !== 'idle') context.gesture.commit()
        return IDLE
      case 'cancel':
        if (state.kind !== 'idle') context.gesture.cancel()
        return IDLE
    }
  },
  overlay(state, pointed, context) {
    if (!pointed) return []
    const sides =
      state.kind === 'erasingSides' || (state.kind === 'idle' && pointsAtFeature(pointed, context))
    if (sides) return isNearSide(pointed, context.layout) ? sideGlow([pointed.hexside], context, 'erase') : []
    return regionOutline(brushHexes(pointed.hex, context), context, 'erase')
  },
  status: (state) =>
    state.kind === 'erasingSides' ? localized('efface des bords de case', 'erases hexsides') : undefined,
})
