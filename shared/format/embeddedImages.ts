/** Looks at the pictures embedded in a scenario: the first that is not what it should be, with its place in the file. */
import { foundInstead } from '#shared/i18n/foundInstead'
import { type ImageHash } from '#shared/document/ids'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { localized, type Localized } from '#shared/i18n/localized'
import { bytesOfBase64 } from '#shared/images/base64'
import { placeText } from '#shared/images/refusal/imageError'
import { imageHashOf } from '#shared/images/imageHash'
import { inspectImage } from '#shared/images/inspectImage'
import { Misfit } from '#shared/json/misfit'
import { type FileError } from './fileError'
import { locate } from './locate'

/** `text` is the text that holds the images: errors name its lines. */
export function findImageError(
  text: string,
  file: string,
  images: Scenario['images'],
): FileError | undefined {
  for (const [hash, image] of Object.entries(images)) {
    const misfit = misfitOf(hash as ImageHash, image)
    if (misfit) return locate(withoutMark(text), file, misfit)
  }
  return undefined
}

/** The size of a picture that was looked at, pixels. */
export function imageSize(
  image: EmbeddedImage,
): { readonly width: number; readonly height: number } | undefined {
  const bytes = bytesOfBase64(image.base64)
  const inspected = bytes instanceof Uint8Array ? inspectImage(bytes, '') : undefined
  if (!inspected?.ok) return undefined
  const { width, height } = inspected.value
  return { width, height }
}

// As `readJson` leaves it out.
function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text
}

function misfitOf(hash: ImageHash, image: EmbeddedImage): Misfit | undefined {
  const path = ['images', hash]
  const bytes = bytesOfBase64(image.base64)
  if (!(bytes instanceof Uint8Array))
    return new Misfit(
      [...path, 'base64'],
      foundInstead(
        localized(
          `un signe de trop ou qui manque (le ${bytes.index + 1}ᵉ)`,
          `a sign too many or missing (number ${bytes.index + 1})`,
        ),
        localized('des données en base64', 'base64 data'),
      ),
    )
  const inspected = inspectImage(bytes, hash)
  if (!inspected.ok) {
    const { place, message } = inspected.error
    return new Misfit([...path, 'base64'], within(placeText(place), message))
  }
  const { type } = inspected.value
  if (type !== image.type)
    return new Misfit(
      [...path, 'type'],
      foundInstead(
        localized(`"${image.type}" pour une image ${type}`, `"${image.type}" for a picture that is ${type}`),
        localized(`"${type}"`, `"${type}"`),
      ),
    )
  const found = imageHashOf(bytes)
  if (found !== hash)
    return new Misfit(
      path,
      foundInstead(
        localized(`une image d’empreinte ${found}`, `a picture whose hash is ${found}`),
        localized(
          'celle que dit sa clé (l’image a changé)',
          'the one its key says (the picture has changed)',
        ),
      ),
    )
  return undefined
}

function within(place: Localized, message: Localized): Localized {
  return localized(
    `dans l’image, ${place.fr}\u202f: ${message.fr}`,
    `in the picture, ${place.en}: ${message.en}`,
  )
}
