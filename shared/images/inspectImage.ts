/** Inspects a picture's bytes without unpacking them: gives type and size, or the fault and its place (DOC-5). */
import { foundInstead } from '#shared/i18n/foundInstead'
import { localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { examine, type ImageType } from './examine'
import { type ImageError, ImageFault } from './refusal/imageError'
import { type ImageSize } from './refusal/limits'

/** Pixels; of SVG those of 96 an inch, rounded up. */
interface InspectedImage extends ImageSize {
  readonly type: ImageType
}

const CLEAN = localized(
  'une image SVG nettoyée, sans script, lien extérieur ni partie inconnue',
  'a cleaned SVG picture, without scripts, outside links and unknown parts',
)

/** `name` is only for the error. An SVG must be clean: what `importImage` would leave out is a fault here. */
export function inspectImage(bytes: Uint8Array, name: string): Result<InspectedImage, ImageError> {
  return withoutThrowing(name, () => {
    const found = examine(bytes)
    const removed = found.type === 'image/svg+xml' ? found.svg.removed[0] : undefined
    if (removed) {
      const { line, column, what } = removed
      throw new ImageFault({ kind: 'text', line, column }, foundInstead(what, CLEAN))
    }
    return { type: found.type, ...found.size }
  })
}

/** A fault as the error of a door. */
export function withoutThrowing<T>(file: string, look: () => T): Result<T, ImageError> {
  try {
    return ok(look())
  } catch (error) {
    if (error instanceof ImageFault) return fail({ file, place: error.place, message: error.problem })
    throw error
  }
}
