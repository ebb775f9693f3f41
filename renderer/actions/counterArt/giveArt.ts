/** Puts pictures, chosen, dropped or pasted, on the faces of counter types (CTR-5). A dialog says what cannot be taken. */
import { type Refusal } from '#shared/commands/command/command'
import { setCounterArt } from '#shared/commands/setCounterArt'
import { newArt } from '#shared/document/art'
import { type CounterTypeId, type ImageHash } from '#shared/document/ids'
import { type EmbeddedImage } from '#shared/document/types'
import { type DroppedFile } from '#shared/host/host'
import { formatNumber, type Language, type Localized, localized } from '#shared/i18n/localized'
import { type ImageSize } from '#shared/images/refusal/limits'
import { type Editor } from '../../editor/editor'
import { type EditorDocument } from '../../editor/ports/document'
import { type CardPicture } from '../pictures/cardPicture'

/** Faces of one counter type. */
export interface ArtFaces {
  readonly counterType: CounterTypeId
  readonly faces: readonly string[]
}

const NOT_TAKEN = localized('L’image n’est pas mise sur le pion', 'The picture is not put on the counter')

/** True when the faces have the picture. */
export async function giveArt(editor: Editor, file: DroppedFile, to: ArtFaces): Promise<boolean> {
  const { document, session } = editor
  const { scenario } = document
  const { cardPicture } = await import('../pictures/cardPicture')
  const picture = await cardPicture(file)
  // Another document may have been opened meanwhile.
  if (document.scenario.info !== scenario.info) return false
  const refusal = 'fr' in picture ? picture : putArt(document, [{ ...to, picture }])?.message
  if (refusal) {
    session.refuse(NOT_TAKEN, refusal)
    return false
  }
  if (!('fr' in picture) && picture.from) session.notify(reduced(picture, picture.from))
  return true
}

/** One step of the history, for any number of types. */
export function putArt(
  document: EditorDocument,
  given: readonly (ArtFaces & { readonly picture: CardPicture })[],
): Refusal | undefined {
  const { counterTypes } = document.scenario
  const pictures: Record<ImageHash, EmbeddedImage> = {}
  for (const { picture } of given) pictures[picture.hash] = picture.image
  return document.run(setCounterArt, {
    pictures,
    faces: given.flatMap(({ counterType, faces, picture: { hash, size } }) =>
      faces.map((face) => ({
        counterType,
        face,
        image: hash,
        art: newArt(size, counterTypes[counterType]?.faces[face]?.art),
      })),
    ),
  })
}

function reduced({ name, size }: CardPicture, from: ImageSize): Localized {
  const sides = ({ width, height }: ImageSize, language: Language): string =>
    [width, height].map((side) => formatNumber(side, language)).join('\u00a0×\u00a0')
  return localized(
    `«\u202f${name}\u202f» (${sides(from, 'fr')} pixels) est réduite à ${sides(size, 'fr')}\u202f: un pion n’en demande pas plus. Votre fichier ne change pas.`,
    `“${name}” (${sides(from, 'en')} pixels) is reduced to ${sides(size, 'en')}: a counter needs no more. Your file is not changed.`,
  )
}
