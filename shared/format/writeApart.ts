/** Writes a scenario without the bytes of its large pictures, and reports where in the text they belong. */
import { type ImageHash } from '#shared/document/ids'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { type PictureApart } from '#shared/images/picturesApart'
import { writeScenario } from './write'

/** Characters of base64. Smaller ones cost less in the text than as files of their own. */
export const LARGE_PICTURE = 256 * 1024

export interface TextApart {
  readonly text: string
  /** In the order of their places. */
  readonly pictures: readonly (PictureApart & { readonly base64: string })[]
}

/** `putTogether(text, pictures)` is what `writeScenario` would have written. */
export function writeApart(scenario: Scenario): TextApart {
  const large = Object.entries<EmbeddedImage>(scenario.images).filter(
    ([, { base64 }]) => base64.length >= LARGE_PICTURE,
  )
  if (large.length === 0) return { text: writeScenario(scenario), pictures: [] }
  const emptied = large.map(([hash, image]) => [hash, { ...image, base64: '' }] as const)
  const images: Record<ImageHash, EmbeddedImage> = { ...scenario.images, ...Object.fromEntries(emptied) }
  const text = writeScenario({ ...scenario, images })
  const pictures = large.map(([hash, { base64 }]) => ({ hash, at: placeOf(hash, text), base64 }))
  return { text, pictures: pictures.sort((a, b) => a.at - b.at) }
}

// By the layout of the file: no text within it has a line end, and only `images` stands at this depth under this name.
function placeOf(hash: string, text: string): number {
  const section = text.indexOf('\n  "images": {\n')
  const line = text.indexOf(`\n    "${hash}": {`, section)
  const key = '"base64": "'
  return text.indexOf(key, line) + key.length
}
