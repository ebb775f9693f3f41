/** Pictures of the document decoded for canvases: once for each worker, with smaller copies, never once for each tile. */
import { type EmbeddedImage } from '#shared/document/types'
import { bytesOfBase64 } from '#shared/images/base64'

export interface DecodedPicture {
  /** The copy that serves best where it is drawn so many pixels wide: the smallest that is not enlarged. */
  at(width: number): ImageBitmap
  close(): void
}

/** No smaller copy is made below this width. */
const SMALLEST = 256

/**
 * Rejects what the browser cannot decode. `longest`: of either side; a larger picture is made smaller, so that many tiles of a
 * large scan do not cost hundreds of megabytes.
 */
export async function decodePicture(image: EmbeddedImage, longest = Infinity): Promise<DecodedPicture> {
  const copies = [await decode(image, longest)]
  for (let last = copies[0] as ImageBitmap; last.width >= 2 * SMALLEST;) copies.push((last = halved(last)))
  return {
    at: (width) => copies.findLast((copy) => copy.width >= width) ?? (copies[0] as ImageBitmap),
    close() {
      for (const copy of copies) copy.close()
    },
  }
}

async function decode({ type, base64 }: EmbeddedImage, longest: number): Promise<ImageBitmap> {
  const bytes = bytesOfBase64(base64)
  if (!(bytes instanceof Uint8Array)) throw new Error('no base64')
  const picture = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }))
  const { width, height } = picture
  const factor = longest / Math.max(width, height)
  if (factor >= 1) return picture
  const smaller = drawn(picture, Math.round(width * factor), Math.round(height * factor))
  picture.close()
  return smaller
}

function halved(picture: ImageBitmap): ImageBitmap {
  return drawn(picture, Math.ceil(picture.width / 2), Math.ceil(picture.height / 2))
}

function drawn(picture: ImageBitmap, width: number, height: number): ImageBitmap {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no 2D canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.transferToImageBitmap()
}
