/** Turns a marker, or hides it (CM-OBS). */
import { type Marker, type MarkerId } from '#shared/document/types'
import { found } from './cells'
import { applyChange, type ChangeOf } from './change'
import { type Command } from './command'
import { type Labelled, named } from './naming'
import { MARKER, unknown } from './refusals'

type OwnParts = Pick<Marker, 'facing' | 'hidden'>

export interface EditMarker extends Labelled {
  readonly marker: MarkerId
  readonly change: ChangeOf<OwnParts>
}

export const editMarker: Command<EditMarker> = {
  id: 'edit-marker',
  name: ({ marker, label }, { map }) =>
    named('Modifier le marqueur', 'Edit marker', label ?? map.markers[marker]?.kind ?? marker),
  run(draft, { marker, change }) {
    const target = found(draft).map.markers[marker] && draft.map.markers[marker]
    if (!target) return unknown(MARKER, marker)
    applyChange<OwnParts>(target, change)
    return undefined
  },
}
