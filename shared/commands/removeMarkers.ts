/** Takes the markers of one kind off hexes. */
import { type MarkerId } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { found } from './cells'
import { type Command } from './command'
import { type Labelled, named } from './naming'

export interface RemoveMarkers extends Labelled {
  readonly kind: string
  readonly hexes: readonly HexKey[]
}

export const removeMarkers: Command<RemoveMarkers> = {
  id: 'remove-markers',
  name: ({ kind, label }) => named('Enlever', 'Remove', label ?? kind),
  run(draft, { kind, hexes }) {
    const cleared = new Set(hexes)
    for (const [id, marker] of Object.entries(found(draft).map.markers))
      if (marker.kind === kind && cleared.has(marker.hex)) delete draft.map.markers[id as MarkerId]
    return undefined
  },
}
