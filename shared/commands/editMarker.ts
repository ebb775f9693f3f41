/** Turns a marker, or hides it (CM-OBS). */
import { marker } from '#shared/document/entities'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type MarkerId } from '#shared/document/ids'
import { type Marker } from '#shared/document/types'
import { found } from './command/cells'
import { applyChange, changeOf } from './command/change'
import { command, labelled, named } from './command/command'
import { unknown } from './command/refusals'
import { MARKER } from '#shared/document/inWords/thingNouns'

type OwnParts = Pick<Marker, 'facing' | 'hidden'>

export const editMarker = command({
  id: 'edit-marker',
  params: keyed({ marker: id<MarkerId>(), change: changeOf(marker, 'facing', 'hidden'), ...labelled }),
  name: ({ marker, label }, { map }) =>
    named('Modifier le marqueur', 'Edit marker', label ?? map.markers[marker]?.kind ?? marker),
  run(draft, { marker, change }) {
    const target = found(draft).map.markers[marker] && draft.map.markers[marker]
    if (!target) return unknown(MARKER, marker)
    applyChange<OwnParts>(target, change)
  },
})
