/** Pictures of the scenario on the page, cover and logo: as large as their place allows, in their own proportions. */
import { type ImageHash } from '#shared/document/ids'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { bytesOfBase64 } from '#shared/images/base64'
import { inspectImage } from '#shared/images/inspectImage'
import { type DrawOp, type Rect } from '#shared/painter/ops'

/** Width over height of an embedded picture; undefined when the scenario has none of that hash, or it cannot be read. */
export function proportionOf(
  { images }: Pick<Scenario, 'images'>,
  hash: ImageHash | undefined,
): number | undefined {
  const image = hash === undefined ? undefined : images[hash]
  if (!image) return undefined
  if (!known.has(image)) known.set(image, proportionIn(image))
  return known.get(image)
}

// A picture may be large, and is asked about for each size of the page's others.
const known = new WeakMap<EmbeddedImage, number | undefined>()

function proportionIn(image: EmbeddedImage): number | undefined {
  const bytes = bytesOfBase64(image.base64)
  if (!(bytes instanceof Uint8Array)) return undefined
  const found = inspectImage(bytes, '')
  return found.ok && found.value.height > 0 ? found.value.width / found.value.height : undefined
}

/** The picture in the middle of a box, mm. */
export function pictureIn(hash: ImageHash, proportion: number, box: Rect): DrawOp {
  const width = Math.min(box.width, box.height * proportion)
  const height = width / proportion
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2]
  return { kind: 'image', hash, x, y, width, height }
}
