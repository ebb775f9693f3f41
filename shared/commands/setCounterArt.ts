/** Gives faces of counter types pictures of their own (CTR-5), one or a whole folder of them; the document embeds each once. */
import { type Draft } from 'immer'
import { artPlace, type ArtPlace } from '#shared/document/armies'
import { images } from '#shared/document/entities'
import { id, keyed, list, type ValueOf } from '#shared/document/fields/vocabulary'
import { type CounterTypeId } from '#shared/document/ids'
import { imageHash } from '#shared/document/named'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command, labelled, named } from './command/command'
import { dropUnused, embed } from './command/pictures'
import { refusal, unknown } from './command/refusals'
import { COUNTER_TYPE } from '#shared/document/inWords/thingNouns'
import { refusedArt } from './refusedArt'

const face = keyed({
  counterType: id<CounterTypeId>(),
  face: id<string>(),
  /** One of `pictures`, or of those that the document has. */
  image: imageHash,
  /** The place of the picture, with its size. */
  art: artPlace,
})

const params = keyed({
  /** As `importImage` gives them. */
  pictures: images,
  faces: list(face),
  ...labelled,
})
export type SetCounterArt = ValueOf<typeof params>

/** All is done, or nothing when one of the faces is refused. */
export const setCounterArt = command({
  id: 'set-counter-art',
  params,
  name: ({ faces, label }, { counterTypes }) => {
    const [first] = faces
    return faces.length === 1 && first
      ? named('Illustrer', 'Illustrate', label ?? counterTypes[first.counterType]?.name ?? '')
      : localized(`Illustrer ${faces.length} faces`, `Illustrate ${faces.length} faces`)
  },
  run(draft, { pictures, faces }) {
    const before = found(draft)
    const replaced = []
    for (const { counterType, face, image, art } of faces) {
      const sheet = before.counterTypes[counterType]
      if (!sheet) return unknown(COUNTER_TYPE, counterType)
      const old = sheet.faces[face]
      if (!old) return unknown(FACE, face)
      const picture = pictures[image] ?? before.images[image]
      if (!picture) return NO_SUCH_PICTURE
      const refused = refusedArt(art)
      if (refused) return refused
      embed(draft, image, picture)
      const target = draft.counterTypes[counterType]?.faces[face]
      if (!target) return unknown(FACE, face)
      target.image = image
      if (JSON.stringify(old.art) !== JSON.stringify(art)) target.art = art as Draft<ArtPlace>
      replaced.push(old.image)
    }
    dropUnused(draft, replaced)
    return undefined
  },
})

export const FACE = localized('la face', 'face')
const NO_SUCH_PICTURE = refusal(
  'Le scénario ne contient pas cette image.',
  'The scenario does not hold this picture.',
)
