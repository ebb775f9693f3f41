/** Lays markers of one kind on hexes (rubble, a filled moat, fire: MC-MAP-2); a hex that has one keeps it. */
import { type Draft } from 'immer'
import { facing, hex } from '#shared/document/fields/places'
import { id, keyed, list, optional } from '#shared/document/fields/vocabulary'
import { type MarkerId } from '#shared/document/ids'
import { type Marker } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { found } from './command/cells'
import { command, labelled, named } from './command/command'
import { OFF_MAP, taken } from './command/refusals'
import { MARKER } from '#shared/document/inWords/thingNouns'

export const layMarkers = command({
  id: 'lay-markers',
  params: keyed({
    kind: id(),
    places: list(keyed({ id: id<MarkerId>(), hex })),
    /** The facing of all of them; absent = their kind has none. */
    facing: optional(facing),
    ...labelled,
  }),
  name: ({ kind, label }) => named('Poser', 'Lay', label ?? kind),
  run(draft, { kind, places, facing }) {
    const { map } = found(draft)
    const onMap = places.filter(({ hex }) => onGrid(parseHexKey(hex), map.grid))
    if (onMap.length === 0) return OFF_MAP
    const lying = new Set(
      Object.values(map.markers).flatMap((marker) => (marker.kind === kind ? [marker.hex] : [])),
    )
    for (const { id, hex } of onMap) {
      if (lying.has(hex)) continue
      if (map.markers[id]) return taken(MARKER, id)
      lying.add(hex)
      draft.map.markers[id] = { kind, hex, ...(facing && { facing }) } as Draft<Marker>
    }
  },
})
