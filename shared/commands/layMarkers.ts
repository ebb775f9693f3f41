/** Lays markers of one kind on hexes (rubble, a filled moat, fire: MC-MAP-2); a hex that has one keeps it. */
import { type Draft } from 'immer'
import { type Marker, type MarkerId } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { onGrid } from '#shared/hex/grid'
import { found } from './cells'
import { type Command } from './command'
import { type Labelled, named } from './naming'
import { MARKER, OFF_MAP, taken } from './refusals'

export interface LayMarkers extends Labelled {
  readonly kind: string
  readonly places: readonly { readonly id: MarkerId; readonly hex: HexKey }[]
  /** Where all of them look; absent = their kind looks nowhere. */
  readonly facing?: Facing
}

export const layMarkers: Command<LayMarkers> = {
  id: 'lay-markers',
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
    return undefined
  },
}
