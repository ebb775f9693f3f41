/** Takes the markers of one kind off hexes. */
import { hex } from '#shared/document/fields/places'
import { id, keyed, list } from '#shared/document/fields/vocabulary'
import { type MarkerId } from '#shared/document/ids'
import { command, labelled, named } from './command/command'
import { eyes, seen } from './command/eyes'

export const removeMarkers = command({
  id: 'remove-markers',
  params: keyed({ kind: id(), hexes: list(hex), eyes, ...labelled }),
  name: ({ kind, label }) => named('Enlever', 'Remove', label ?? kind),
  run(draft, params) {
    const { kind, hexes } = params
    const cleared = new Set(hexes)
    for (const [id, marker] of Object.entries(seen(draft, params).map.markers))
      if (marker.kind === kind && cleared.has(marker.hex)) delete draft.map.markers[id as MarkerId]
  },
})
