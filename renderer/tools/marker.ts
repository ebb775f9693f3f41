/** Lays markers on hexes: rubble, a mantlet that looks a way, fire. A stroke that begins on one of its kind takes them away. */
import { layMarkers } from '#shared/commands/layMarkers'
import { removeMarkers } from '#shared/commands/removeMarkers'
import { knownTo } from '#shared/document/eyes'
import { freshId, markerId } from '#shared/document/ids'
import { markersAt } from '#shared/document/map'
import { type Marker } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { type Facing } from '#shared/hex/facing'
import { type MarkerRow } from '#shared/rules/map/mapRows'
import { markerRow } from '#shared/rules/contract/rows'
import { type ToolContext } from '../editor/ports/toolContext'
import { facingArrow, regionOutline } from './overlay/marks'
import { defineStrokeTool } from './gestures/stroke'
import { type Pointed } from './gestures/tool'

interface MarkerStroke {
  readonly kind: 'laying' | 'removing'
}

function chosenRow({ options, ruleset }: ToolContext): MarkerRow | undefined {
  return markerRow(ruleset, options.marker)
}

/** The way that the tool lays the chosen kind; undefined when it lies anyhow (CM-OBS). */
function chosenFacing(context: ToolContext): Facing | undefined {
  return chosenRow(context)?.directional && context.options.markerFacing
}

const isChosen =
  ({ options }: ToolContext) =>
  ({ kind }: Marker): boolean =>
    kind === options.marker

function lies(hex: Axial, context: ToolContext): boolean {
  return markersAt(knownTo(context.view.eyes, context.scenario).map, hex).some(isChosen(context))
}

function apply(stroke: MarkerStroke, { hex }: Pointed, context: ToolContext): MarkerStroke {
  const { gesture, options, scenario } = context
  const label = chosenRow(context)?.name
  if (!label || !onGrid(hex, context.layout.grid)) return stroke
  const kind = options.marker
  if (stroke.kind === 'laying' && !lies(hex, context)) {
    const id = markerId(freshId(kind, scenario.map.markers, context.idCode))
    const facing = chosenFacing(context)
    gesture.run(layMarkers, { kind, places: [{ id, hex: hexKey(hex) }], ...(facing && { facing }), label })
  }
  if (stroke.kind === 'removing' && lies(hex, context))
    gesture.run(removeMarkers, { kind, hexes: [hexKey(hex)], eyes: context.view.eyes, label })
  return stroke
}

export const marker = defineStrokeTool<MarkerStroke>({
  id: 'marker',
  name: localized('Marqueurs', 'Markers'),
  hint: localized(
    'Glissez pour poser, cliquez un marqueur pour l’enlever\u202f; R et Maj+R le tournent, Alt en prélève un.',
    'Drag to lay, click a marker to remove it; R and Shift+R turn it, Alt picks one.',
  ),
  icon: 'flame',
  shortcut: 'D',
  isOffered: ({ markers }) => markers.length > 0,
  target: () => 'hex',
  begin: ({ hex }, context) => ({ kind: lies(hex, context) ? 'removing' : 'laying' }),
  touch: apply,
  overlay(state, pointed, context) {
    if (!pointed || !onGrid(pointed.hex, context.layout.grid)) return []
    const removes = state.kind === 'removing' || (state.kind === 'idle' && lies(pointed.hex, context))
    const outline = regionOutline([pointed.hex], context, removes ? 'erase' : 'hover')
    if (state.kind === 'removing') return outline
    const here = markersAt(context.scenario.map, pointed.hex).find(isChosen(context))
    const facing = here ? here.facing : chosenFacing(context)
    return facing ? [...outline, ...facingArrow(pointed.hex, facing, context)] : outline
  },
  status: (state, context) => (state.kind === 'idle' ? undefined : chosenRow(context)?.name),
})
