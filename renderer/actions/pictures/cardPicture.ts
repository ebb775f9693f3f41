/** Reads a picture file as art for a counter, or as a cover: upright, in pixels, and no larger than its use needs. */
import { type DroppedFile } from '#shared/host/host'
import { type Localized } from '#shared/i18n/localized'
import { type ImportedImage } from '#shared/images/importImage'
import { type ImageSize } from '#shared/images/refusal/limits'
import { MOST_READ_BYTES, refused, tooLarge, undrawable, unreadable } from './pictureWords'
import { CARD, type PictureLimit, reducePicture } from './reducePicture'
import { uprightPicture } from './uprightPicture'

export interface CardPicture extends ImportedImage {
  readonly name: string
  /** Its size before it was made smaller; absent: it is as it was. */
  readonly from?: ImageSize
}

/** The picture, or the reason why it cannot be taken. Never rejects. */
export async function cardPicture(
  file: DroppedFile,
  limit: PictureLimit = CARD,
): Promise<CardPicture | Localized> {
  if (file.size > MOST_READ_BYTES) return tooLarge(file, MOST_READ_BYTES)
  const { name } = file
  try {
    const [{ importImage }, { bytesOfBase64 }] = await Promise.all([
      import('#shared/images/importImage'),
      import('#shared/images/base64'),
    ])
    const bytes = new Uint8Array(await file.arrayBuffer())
    const first = importImage(bytes, name)
    const isRaster = !first.ok || first.value.image.type !== 'image/svg+xml'
    const reduction = isRaster ? await reducePicture(bytes, limit) : undefined
    if (reduction?.kind === 'undrawable') return undrawable(file, reduction.from)
    if (reduction?.kind === 'reduced') {
      const found = importImage(reduction.bytes, name)
      return found.ok ? { ...found.value, name, from: reduction.from } : refused(found.error)
    }
    if (!first.ok) return refused(first.error)
    const { image, size } = first.value
    // What is left of a drawing when it was cleaned.
    const clean = isRaster ? bytes : bytesOfBase64(image.base64)
    const upright = await uprightPicture(clean as Uint8Array, { type: image.type, ...size }, limit.side)
    const found = upright === bytes ? first : importImage(upright, name)
    return found.ok ? { ...found.value, name } : refused(found.error)
  } catch {
    return unreadable(file)
  }
}
