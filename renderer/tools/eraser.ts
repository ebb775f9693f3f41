/**
 * Rubs out: what stands on the side under the pointer when a freehand stroke starts on one, else what hexes hold, in any shape.
 * What it began on is all that one stroke erases: walls are not lost while a wood is rubbed out beside them.
 */
import { hexKey } from '#shared/hex/axial'
import { clearHexside } from '#shared/commands/clearHexside'
import { type Erased, eraseHexes } from '#shared/commands/eraseHexes'
import { hexsideAt } from '#shared/document/map'
import { hexsideKey } from '#shared/hex/hexside'
import { type Localized, localized } from '#shared/i18n/localized'
import { type ToolContext } from '../editor/ports/toolContext'
import { defineAreaTool } from './gestures/area'
import { sideGlow } from './overlay/marks'
import { isNearSide } from './pointing/pointerToHex'
import { terrainParams } from './terrainParams'
import { defineStrokeTool } from './gestures/stroke'
import { type Pointed, type RunningTool, type Tool } from './gestures/tool'

/** The names of what can be erased, for the options bar and the status line. */
export const ERASED_NAMES: Readonly<Record<Erased, Localized>> = {
  terrain: localized('terrain', 'terrain'),
  structures: localized('ouvrages', 'structures'),
  markers: localized('marqueurs', 'markers'),
  elevation: localized('relief', 'elevation'),
  attributes: localized('attributs', 'attributes'),
  hexsides: localized('bords de case', 'hexsides'),
  ways: localized('routes et cours d’eau', 'roads and streams'),
  counters: localized('pions', 'counters'),
}

const LOOK = {
  id: 'eraser',
  name: localized('Gomme', 'Eraser'),
  hint: localized(
    'Sur un bord de case\u202f: efface ce qu’il porte. Ailleurs\u202f: vide les cases\u202f; 1 à 4 la forme, [ et ] le rayon.',
    'On a hexside: erases what stands there. Elsewhere: empties hexes; 1 to 4 the shape, [ and ] the radius.',
  ),
  icon: 'eraser',
  shortcut: 'E',
} as const

const ofHexes = defineAreaTool<{ readonly kind: 'erasingHexes' }>({
  ...LOOK,
  begin: () => ({ kind: 'erasingHexes' }),
  apply(stroke, hexes, { options, ruleset, gesture, view }) {
    const { terrain, character } = terrainParams(ruleset.openTerrain, ruleset)
    const open = character === undefined ? { terrain } : { terrain, character }
    gesture.run(eraseHexes, { hexes: hexes.map(hexKey), ...open, what: options.erased, eyes: view.eyes })
    return stroke
  },
  words: (_stroke, { options: { erased } }) => erasing(erased),
})

function erasing(erased: readonly Erased[]): Localized {
  if (erased.length === 0) return localized('rien à effacer n’est choisi', 'nothing to erase is chosen')
  const list = (language: 'fr' | 'en'): string => erased.map((id) => ERASED_NAMES[id][language]).join(', ')
  return localized(`efface ${list('fr')}`, `erases ${list('en')}`)
}

const ofSides = defineStrokeTool<{ readonly kind: 'erasingSides' }>({
  ...LOOK,
  target: () => 'hexside',
  begin: () => ({ kind: 'erasingSides' }),
  touch(stroke, at, context) {
    if (pointsAtFeature(at, context)) context.gesture.run(clearHexside, { sides: [hexsideKey(at.hexside)] })
    return stroke
  },
  overlay: (_state, pointed, context) =>
    pointed && isNearSide(pointed, context.layout) ? sideGlow([pointed.hexside], context, 'erase') : [],
  status: (state) =>
    state.kind === 'erasingSides' ? localized('efface des bords de case', 'erases hexsides') : undefined,
})

function pointsAtFeature(at: Pointed, context: ToolContext): boolean {
  return isNearSide(at, context.layout) && hexsideAt(context.scenario.map, at.hexside) !== undefined
}

/** True when a press would begin on a side. */
function meansSide(at: Pointed, context: ToolContext): boolean {
  return context.options.areaShape === 'freehand' && pointsAtFeature(at, context)
}

export const eraser: Tool = {
  ...ofHexes,
  take(context): RunningTool {
    const [hexes, sides] = [ofHexes.take(context), ofSides.take(context)]
    let held = hexes
    return {
      get state() {
        return held.state
      },
      send(event) {
        if (event.kind === 'down') held = meansSide(event.at, context) ? sides : hexes
        held.send(event)
      },
      key: hexes.key,
      target: () => (held.state === 'idle' ? 'hexside' : held.target()),
      overlay(pointed, keys) {
        const shown = held.state === 'idle' ? (pointed && meansSide(pointed, context) ? sides : hexes) : held
        return shown.overlay(pointed, keys)
      },
      status: (pointed, keys) => held.status(pointed, keys),
    }
  },
}
