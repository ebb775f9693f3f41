/** Fields that many things of a document have, with their names. */
import { localized } from '#shared/i18n/localized'
import { called, type Referred, said, unsaid } from './fields/part'
import { facing, hex } from './fields/places'
import {
  entity,
  type Field,
  id,
  integer,
  number,
  type ObjectField,
  optional,
  type OptionalField,
  orElse,
  pattern,
  text,
} from './fields/vocabulary'
import {
  type BoardId,
  type CounterId,
  type CounterTypeId,
  type GroupId,
  type ImageHash,
  type ReinforcementId,
  type SideId,
  type ZoneId,
} from './ids'
import { COLOR, MAX_IMAGE_SIDE, MAX_RANK } from './limits'

interface IdsOf extends Record<Referred, string> {
  boards: BoardId
  counterTypes: CounterTypeId
  counters: CounterId
  groups: GroupId
  images: ImageHash
  reinforcements: ReinforcementId
  sides: SideId
  zones: ZoneId
}

/** The id of a thing of that section. */
export function idOf<S extends Referred>(section: S): Field<IdsOf[S]> {
  return { ...id<IdsOf[S]>(), refersTo: section }
}

export const imageHash: Field<ImageHash> = {
  ...pattern<ImageHash>(
    /^[0-9a-f]{64}$/,
    localized('une empreinte SHA-256 (64 chiffres hexadécimaux)', 'a SHA-256 hash (64 hexadecimal digits)'),
  ),
  refersTo: 'images',
}

export const name = called('nom', 'name', text)
export const note = called('note', 'note', text)
export const hue = pattern(COLOR, localized('une couleur «\u202f#rrvvbb\u202f»', 'a colour "#rrggbb"'))
export const color = called('couleur', 'colour', hue)
export const ofSide = called('camp', 'side', optional(idOf('sides')))
export const owner = called('propriétaire', 'owner', optional(idOf('sides')))
export const at = called('case', 'hex', said('hex', hex))
export const looksTo = called('orientation', 'facing', said('facing', facing))

export const authorText = entity({
  fr: called('en français', 'in French', optional(text)),
  en: called('en anglais', 'in English', optional(text)),
})
/** A text in single languages, which nothing needs to have. */
export const ownText = optional(authorText)

/**
 * The words of a thing in one language, beside its plain ones, which hold in every language that has none here (SCN-10).
 * `namedIn.ts` is the one reader: everything else reads the plain words of a scenario that it has put into the reader's language.
 * Each has the name of the plain one, so that differences say "name in English".
 */
export function inLanguages<T>(words: ObjectField<T>): OptionalField<T> {
  return optional(unsaid(called('mots dans une langue', 'words in one language', words)))
}

/** A name in single languages: the plain one holds in every language that has none here. */
export const nameWords = entity({ name: called('nom', 'name', ownText) })

export const rank = orElse(number(-MAX_RANK, MAX_RANK), 0)

export const imageSide = integer(1, MAX_IMAGE_SIDE)
