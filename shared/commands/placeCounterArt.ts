/** Moves, turns, zooms and tints the picture on faces of a counter type alike, or lays it elsewhere on the card (CTR-5). */
import { type Draft } from 'immer'
import { artPlace, type ArtPlace } from '#shared/document/armies'
import { AS_NEW } from '#shared/document/art'
import { id, keyed, list, type ValueOf } from '#shared/document/fields/vocabulary'
import { type CounterTypeId } from '#shared/document/ids'
import { applyChange, changeOf } from './command/change'
import { command, labelled, named } from './command/command'
import { refusal, unknown } from './command/refusals'
import { COUNTER_TYPE } from '#shared/document/inWords/thingNouns'
import { refusedArt } from './refusedArt'
import { FACE } from './setCounterArt'

const params = keyed({
  counterType: id<CounterTypeId>(),
  /** Those of them without a picture stay as they are. */
  faces: list(id<string>()),
  change: changeOf(artPlace, 'mode', 'zoom', 'x', 'y', 'turn', 'tint', 'tintOpacity'),
  ...labelled,
})
export type PlaceCounterArt = ValueOf<typeof params>

export const placeCounterArt = command({
  id: 'place-counter-art',
  params,
  name: ({ counterType, label }, { counterTypes }) =>
    named('Cadrer l’image de', 'Fit the picture of', label ?? counterTypes[counterType]?.name ?? counterType),
  run(draft, { counterType, faces, change }) {
    const sheet = draft.counterTypes[counterType]
    if (!sheet) return unknown(COUNTER_TYPE, counterType)
    const refused = refusedArt(change)
    if (refused) return refused
    let placed = 0
    for (const face of faces) {
      const target = sheet.faces[face]
      if (!target) return unknown(FACE, face)
      if (target.image === undefined) continue
      placed++
      target.art ??= { ...AS_NEW } as Draft<ArtPlace>
      applyChange<PlaceCounterArt['change']>(target.art, change)
    }
    return placed > 0 ? undefined : NO_ART
  },
})

const NO_ART = refusal('Cette face n’a pas d’image à elle.', 'This face has no picture of its own.')
