/** Paints hexes into a zone, or out of it, with the shapes of areas; a first stroke with no zone chosen makes one. */
import { addZone } from '#shared/commands/entries/zones'
import { setZoneHexes } from '#shared/commands/setZoneHexes'
import { type ZoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey, type HexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type ToolContext } from '../../editor/ports/toolContext'
import { defineAreaTool } from '../gestures/area'
import { chosenZone, newZone } from './zones'

interface Painting {
  readonly kind: 'adding' | 'removing'
}

export const zone = defineAreaTool<Painting>({
  id: 'zone',
  name: localized('Zones', 'Zones'),
  hint: localized(
    'Glissez pour étendre la zone, Maj pour en retirer\u202f; 1 à 4 la forme, 5 inverse, Alt prend la zone pointée.',
    'Drag to extend the zone, Shift to take out; 1 to 4 the shape, 5 inverts, Alt takes the zone pointed at.',
  ),
  icon: 'land-plot',
  shortcut: 'Z',
  begin(_at, { options }, { shift }) {
    // With a line, Shift keeps the direction.
    const inverted = shift && options.areaShape !== 'line'
    return { kind: (options.zoneMode === 'add') === inverted ? 'removing' : 'adding' }
  },
  apply(stroke, hexes, context) {
    paint(stroke, hexes.map(hexKey), context)
    return stroke
  },
  words: ({ kind }, { options, scenario }) => zoneWords(kind, chosenZone(options, scenario), scenario),
  key(key, { options, setOptions }) {
    if (key === '5') setOptions({ zoneMode: options.zoneMode === 'add' ? 'remove' : 'add' })
    return key === '5'
  },
})

function paint({ kind }: Painting, hexes: readonly HexKey[], context: ToolContext): void {
  const { options, scenario, gesture, selection } = context
  const chosen = chosenZone(options, scenario)
  if (chosen !== undefined) {
    gesture.run(setZoneHexes, { zone: chosen, hexes, mode: kind === 'adding' ? 'add' : 'remove' })
    if (selection.kind !== 'zone' || selection.zone !== chosen) context.select({ kind: 'zone', zone: chosen })
  } else if (kind === 'adding') {
    const made = newZone(scenario, hexes, context.idCode)
    if (gesture.run(addZone, made)) return
    context.setOptions({ zone: made.id })
    context.select({ kind: 'zone', zone: made.id })
  }
}

function zoneWords(kind: Painting['kind'], id: ZoneId | undefined, { zones }: Scenario): Localized {
  const name = id === undefined ? undefined : zones[id]?.name
  if (name === undefined)
    return kind === 'adding'
      ? localized('dessine une nouvelle zone', 'draws a new zone')
      : localized('aucune zone choisie', 'no zone is chosen')
  return kind === 'adding'
    ? localized(`étend «\u202f${name}\u202f»`, `extends “${name}”`)
    : localized(`réduit «\u202f${name}\u202f»`, `reduces “${name}”`)
}
