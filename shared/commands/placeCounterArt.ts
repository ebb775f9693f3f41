/** Moves, turns, zooms and tints the picture on a face of a counter type, or lays it elsewhere on the card (CTR-5). */
import { AS_NEW } from '#shared/document/art'
import { artPlace } from '#shared/document/fields/entities'
import { id, keyed, type ValueOf } from '#shared/document/fields/vocabulary'
import { type ArtPlace, type CounterTypeId } from '#shared/document/types'
import { type Draft } from 'immer'
import { applyChange, changeOf } from './change'
import { command, labelled, named } from './command/command'
import { COUNTER_TYPE, refusal, unknown } from './command/refusals'
import { FACE } from './setCounterArt'
import { refusedArt } from './values'

const params = keyed({
  counterType: id<CounterTypeId>(),
  face: id<string>(),
  change: changeOf(artPlace, 'mode', 'zoom', 'x', 'y', 'turn', 'tint', 'tintOpacity'),
  ...labelled,
})
export type PlaceCounterArt = ValueOf<typeof params>

export const placeCounterArt = command({
  id: 'place-counter-art',
  params,
  name: ({ counterType, label }, { counterTypes }) =>
    named('Cadrer l’image de', 'Fit the picture of', label ?? counterTypes[counterType]?.name ?? counterType),
  run(draft, { counterType, face, change }) {
    const sheet = draft.counterTypes[counterType]
    if (!sheet) return unknown(COUNTER_TYPE, counterType)
    const target = sheet.faces[face]
    if (!target) return unknown(FACE, face)
    if (target.image === undefined) return NO_ART
    const refused = refusedArt(change)
    if (refused) return refused
    target.art ??= { ...AS_NEW } as Draft<ArtPlace>
    applyChange<PlaceCounterArt['change']>(target.art, change)
    return undefined
  },
})

const NO_ART = refusal('Cette face n’a pas d’image à elle.', 'This face has no picture of its own.')
