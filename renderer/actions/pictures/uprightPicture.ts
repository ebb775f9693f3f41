/**
 * Converts a chosen picture into one that every output draws alike: a photograph that is only marked as turned is turned, a
 * drawing (SVG) becomes pixels. Others are left as they are.
 */
import { exifOrientation } from '#shared/images/exifOrientation'
import { type ImageType } from '#shared/images/examine'

/** Pixels of the longer side that a drawing gets unless given otherwise: an A3 sheet at 250 dpi. */
const DRAWN = 4096
const JPEG_QUALITY = 0.92

export async function uprightPicture(
  bytes: Uint8Array,
  { type, width, height }: { readonly type: ImageType; readonly width: number; readonly height: number },
  drawn = DRAWN,
): Promise<Uint8Array> {
  if (type === 'image/svg+xml') {
    const factor = drawn / Math.max(width, height)
    const drawing = await loadDrawing(bytes)
    return redrawn(drawing, Math.round(width * factor), Math.round(height * factor), { type: 'image/png' })
  }
  if (type !== 'image/jpeg' || exifOrientation(bytes) === 1) return bytes
  const picture = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }))
  const turned = await redrawn(picture, picture.width, picture.height, { type, quality: JPEG_QUALITY })
  picture.close()
  return turned
}

// An element, not a bitmap: browsers make bitmaps of pixels only. A cleaned SVG loads nothing and runs nothing.
async function loadDrawing(bytes: Uint8Array): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/svg+xml' }))
  try {
    const drawing = new Image()
    drawing.src = address
    await drawing.decode()
    return drawing
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function redrawn(
  picture: ImageBitmap | HTMLImageElement,
  width: number,
  height: number,
  options: ImageEncodeOptions,
): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no 2D canvas')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await canvas.convertToBlob(options)
  return new Uint8Array(await blob.arrayBuffer())
}
