/** Takes the markers of one kind off hexes. */
import { hex } from '#shared/document/fields/places'
import { id, keyed, list } from '#shared/document/fields/vocabulary'
import { type MarkerId } from '#shared/document/types'
import { found } from './command/cells'
import { command, labelled, named } from './command/command'

export const removeMarkers = command({
  id: 'remove-markers',
  params: keyed({ kind: id(), hexes: list(hex), ...labelled }),
  name: ({ kind, label }) => named('Enlever', 'Remove', label ?? kind),
  run(draft, { kind, hexes }) {
    const cleared = new Set(hexes)
    for (const [id, marker] of Object.entries(found(draft).map.markers))
      if (marker.kind === kind && cleared.has(marker.hex)) delete draft.map.markers[id as MarkerId]
  },
})
