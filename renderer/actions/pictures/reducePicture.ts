/** Makes a picture that is too large for its use smaller: the browser decodes and smooths it, and packs it anew. */
import { rasterType } from '#shared/images/examine'
import { type ImageSize, isSizeAllowed, MAX_IMAGE_BYTES } from '#shared/images/refusal/limits'

/** The largest picture of some use, and the size to which a larger one is reduced. */
export interface PictureLimit {
  readonly allows: (size: ImageSize) => boolean
  /** Pixels of the longer side of what is made. */
  readonly side: number
  /** Width times height of what is made. */
  readonly pixels: number
}

/** A scan: an A2 sheet at 300 dpi has no more pixels, and canvases of browsers end soon after such a side. */
const SCAN: PictureLimit = { allows: isSizeAllowed, side: 16_000, pixels: 36_000_000 }

/** Art on a counter: a two-hex card of 43 mm at 700 dpi. */
export const CARD: PictureLimit = {
  allows: (size) => Math.max(size.width, size.height) <= 1200,
  side: 1200,
  pixels: 1200 * 1200,
}

/** A cover or a logo: half a sheet of A4 at 300 dpi. */
export const COVER: PictureLimit = {
  allows: (size) => Math.max(size.width, size.height) <= 2480,
  side: 2480,
  pixels: 2480 * 1754,
}

/** One that is still too heavy is made a little smaller than its weight asks for. */
const MARGIN = 0.95
const QUALITY = 0.9
/** Side of the small picture in which something transparent is looked for. */
const LOOKED_AT = 256

export type Reduction =
  | { readonly kind: 'reduced'; readonly bytes: Uint8Array; readonly from: ImageSize; readonly to: ImageSize }
  /** It is not too large, or no picture of pixels: nothing to reduce. */
  | { readonly kind: 'not-large' }
  /** The browser cannot draw so many pixels, or the file is damaged: then nobody knows how many. */
  | { readonly kind: 'undrawable'; readonly from: ImageSize | undefined }

/** Never rejects. What is reduced stands upright: the turn that a photograph is marked with is done. */
export async function reducePicture(bytes: Uint8Array, limit = SCAN): Promise<Reduction> {
  const type = rasterType(bytes)
  const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], type && { type })
  const from = type && (await sizeOf(blob).catch(() => undefined))
  if (!type || (bytes.length <= MAX_IMAGE_BYTES && (!from || limit.allows(from))))
    return { kind: 'not-large' }
  if (!from) return { kind: 'undrawable', from }
  try {
    const sides = limit.side / Math.max(from.width, from.height)
    let to = scaled(from, Math.min(1, sides, Math.sqrt(limit.pixels / (from.width * from.height))))
    const picture = await createImageBitmap(blob, {
      resizeWidth: to.width,
      resizeHeight: to.height,
      resizeQuality: 'high',
    })
    // JPEG knows no transparency; PNG is what every browser can write.
    const options = isOpaque(picture) ? { type: 'image/jpeg', quality: QUALITY } : { type: 'image/png' }
    for (;;) {
      const packed = await drawn(picture, to).convertToBlob(options)
      if (packed.size <= MAX_IMAGE_BYTES) {
        picture.close()
        return { kind: 'reduced', bytes: new Uint8Array(await packed.arrayBuffer()), from, to }
      }
      to = scaled(to, Math.sqrt(MAX_IMAGE_BYTES / packed.size) * MARGIN)
    }
  } catch {
    return { kind: 'undrawable', from }
  }
}

/** Reads the size from the head of the file, as the browser would show it: nothing is decoded. */
async function sizeOf(blob: Blob): Promise<ImageSize> {
  const address = URL.createObjectURL(blob)
  try {
    return await new Promise((resolve, reject) => {
      const picture = new Image()
      picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight })
      picture.onerror = () => reject(new Error('no picture'))
      picture.src = address
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}

function scaled({ width, height }: ImageSize, factor: number): ImageSize {
  const side = (length: number): number => Math.max(1, Math.floor(length * factor))
  return { width: side(width), height: side(height) }
}

function drawn(picture: ImageBitmap, { width, height }: ImageSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no 2D canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

function isOpaque(picture: ImageBitmap): boolean {
  const context = drawn(picture, { width: LOOKED_AT, height: LOOKED_AT }).getContext('2d')
  const { data } = context?.getImageData(0, 0, LOOKED_AT, LOOKED_AT) ?? { data: [0, 0, 0, 0] }
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false
  return true
}
