/** Rubs out: what stands on the side under the pointer when it starts on one, else terrain, structures and markers. */
import { clearHexside } from '#shared/commands/clearHexside'
import { eraseHexes } from '#shared/commands/eraseHexes'
import { hexsideAt } from '#shared/document/map'
import { hexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { regionOutline, sideGlow } from './overlay'
import { isNearSide } from './pointerToHex'
import { brushHexes, keysOf, terrainParams } from './rows'
import { defineStrokeTool } from './stroke'
import { type Pointed, type ToolContext } from './tool'

interface Erasing {
  /** What it began on is all that one stroke erases: walls are not lost while a wood is rubbed out beside them. */
  readonly kind: 'erasingSides' | 'erasingHexes'
}

function pointsAtFeature(at: Pointed, context: ToolContext): boolean {
  return isNearSide(at, context.layout) && hexsideAt(context.scenario.map, at.hexside) !== undefined
}

function erase(stroke: Erasing, at: Pointed, context: ToolContext): Erasing {
  if (stroke.kind === 'erasingSides' && pointsAtFeature(at, context))
    context.gesture.run(clearHexside, { sides: [hexsideKey(at.hexside)] })
  if (stroke.kind === 'erasingHexes') {
    const hexes = keysOf(brushHexes(at.hex, context))
    const { terrain, character } = terrainParams(context.ruleset.openTerrain, context.ruleset)
    const open = character === undefined ? { terrain } : { terrain, character }
    if (hexes.length > 0) context.gesture.run(eraseHexes, { hexes, ...open })
  }
  return stroke
}

export const eraser = defineStrokeTool<Erasing>({
  id: 'eraser',
  name: localized('Gomme', 'Eraser'),
  hint: localized(
    'Sur un bord de case\u202f: efface ce qu’il porte. Ailleurs\u202f: rend le terrain dégagé.',
    'On a hexside: erases what stands there. Elsewhere: makes clear ground.',
  ),
  icon: 'eraser',
  shortcut: 'e',
  target: () => 'hexside',
  begin: (at, context) => ({ kind: pointsAtFeature(at, context) ? 'erasingSides' : 'erasingHexes' }),
  touch: erase,
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
