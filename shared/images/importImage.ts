/** The door through which pictures come into a scenario: looked at, SVG cleaned, named by their content (DOC-5). */
import { type ImageHash } from '#shared/document/ids'
import { type EmbeddedImage } from '#shared/document/types'
import { type Result } from '#shared/lang/result'
import { base64Of } from './base64'
import { examine } from './examine'
import { type ImageError } from './refusal/imageError'
import { imageHashOf } from './imageHash'
import { withoutThrowing } from './inspectImage'
import { type RemovedPart } from './svg/cleanSvg'
import { type ImageSize } from './refusal/limits'
import { utf8OfText } from './utf8'

export interface ImportedImage {
  readonly hash: ImageHash
  /** For `scenario.images[hash]`. */
  readonly image: EmbeddedImage
  readonly size: ImageSize
  /** The parts that an SVG lost. */
  readonly removed: readonly RemovedPart[]
}

/** `name` is only for the error. */
export function importImage(bytes: Uint8Array, name: string): Result<ImportedImage, ImageError> {
  return withoutThrowing(name, () => {
    const found = examine(bytes)
    const svg = found.type === 'image/svg+xml' ? found.svg : undefined
    const kept = svg ? utf8OfText(svg.text) : bytes
    return {
      hash: imageHashOf(kept),
      image: { type: found.type, base64: base64Of(kept) },
      size: found.size,
      removed: svg?.removed ?? [],
    }
  })
}
