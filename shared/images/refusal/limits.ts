/** Limits of a picture's size. Checked from its header, so that a bomb of a few bytes is never unpacked. */
import { foundInstead } from '#shared/i18n/foundInstead'
import { MAX_IMAGE_SIDE } from '#shared/document/limits'
import { localized } from '#shared/i18n/localized'
import { ImageFault, type ImagePlace } from './imageError'

/** The largest file of one picture, bytes (DOC-5). */
export const MAX_IMAGE_BYTES = 25 * 1024 * 1024

/** Width times height: 400 MB once decoded. */
export const MAX_IMAGE_PIXELS = 100_000_000

export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Neither empty nor larger than a picture of a scenario may be. */
export function isSizeAllowed({ width, height }: ImageSize): boolean {
  return isSideAllowed(width) && isSideAllowed(height) && width * height <= MAX_IMAGE_PIXELS
}

const isSideAllowed = (length: number): boolean => length > 0 && length <= MAX_IMAGE_SIDE

/** Refuses a size that no picture of a map needs; `place` is where the picture says it. */
export function checkSize({ width, height }: ImageSize, place: ImagePlace): void {
  const found = localized(
    `une image de ${width} x ${height} pixels`,
    `a picture of ${width} x ${height} pixels`,
  )
  if (!isSideAllowed(width) || !isSideAllowed(height))
    throw new ImageFault(
      place,
      foundInstead(
        found,
        localized(`de 1 à ${MAX_IMAGE_SIDE} pixels de côté`, `1 to ${MAX_IMAGE_SIDE} pixels a side`),
      ),
    )
  if (width * height > MAX_IMAGE_PIXELS)
    throw new ImageFault(
      place,
      foundInstead(
        found,
        localized(
          `au plus ${MAX_IMAGE_PIXELS / 1e6} millions de pixels`,
          `at most ${MAX_IMAGE_PIXELS / 1e6} million pixels`,
        ),
      ),
    )
}
