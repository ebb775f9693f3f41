/** Lays markers on hexes: rubble, a filled moat, fire. A stroke that begins on one of its kind takes them away. */
import { layMarkers } from '#shared/commands/layMarkers'
import { removeMarkers } from '#shared/commands/removeMarkers'
import { freshId, markerId } from '#shared/document/ids'
import { markersAt } from '#shared/document/map'
import { type Axial, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { regionOutline } from './overlay'
import { defineStrokeTool } from './stroke'
import { type Pointed, type ToolContext } from './tool'

interface MarkerStroke {
  readonly kind: 'laying' | 'removing'
}

function nameOf({ options, ruleset }: ToolContext): Localized | undefined {
  return ruleset.markers.find(({ id }) => id === options.marker)?.name
}

function lies(hex: Axial, { options, scenario }: ToolContext): boolean {
  return markersAt(scenario.map, hex).some(({ kind }) => kind === options.marker)
}

function apply(stroke: MarkerStroke, { hex }: Pointed, context: ToolContext): MarkerStroke {
  const { gesture, options, scenario } = context
  const label = nameOf(context)
  if (!label || !onGrid(hex, context.layout.grid)) return stroke
  const kind = options.marker
  if (stroke.kind === 'laying' && !lies(hex, context)) {
    const id = markerId(freshId(kind, scenario.map.markers))
    gesture.run(layMarkers, { kind, places: [{ id, hex: hexKey(hex) }], label })
  }
  if (stroke.kind === 'removing' && lies(hex, context))
    gesture.run(removeMarkers, { kind, hexes: [hexKey(hex)], label })
  return stroke
}

export const marker = defineStrokeTool<MarkerStroke>({
  id: 'marker',
  name: localized('Marqueurs', 'Markers'),
  hint: localized(
    'Glissez pour poser le marqueur choisi, cliquez-en un pour l’enlever\u202f; Alt en prélève un.',
    'Drag to lay the chosen marker, click one to remove it; Alt picks one.',
  ),
  icon: 'flame',
  shortcut: 'd',
  isOffered: ({ markers }) => markers.length > 0,
  target: () => 'hex',
  begin: ({ hex }, context) => ({ kind: lies(hex, context) ? 'removing' : 'laying' }),
  touch: apply,
  overlay(state, pointed, context) {
    if (!pointed || !onGrid(pointed.hex, context.layout.grid)) return []
    const removes = state.kind === 'removing' || (state.kind === 'idle' && lies(pointed.hex, context))
    return regionOutline([pointed.hex], context, removes ? 'erase' : 'hover')
  },
  status: (state, context) => (state.kind === 'idle' ? undefined : nameOf(context)),
})
