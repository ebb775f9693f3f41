/** Fields that many things of a document have, with their names. */
import { localized } from '#shared/i18n/localized'
import { type ImageHash } from '../ids'
import { COLOR, MAX_IMAGE_SIDE, MAX_RANK } from '../limits'
import { called, said } from './part'
import { facing, hex } from './places'
import { type Field, idOf, integer, number, optional, orElse, pattern, text } from './vocabulary'

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

export const rank = orElse(number(-MAX_RANK, MAX_RANK), 0)

export const imageSide = integer(1, MAX_IMAGE_SIDE)
