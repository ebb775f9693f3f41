/** The author's pictures, decoded once; smaller copies are left to the browser. */
import { type Scenario } from '#shared/document/types'
import { bytesOfBase64 } from '#shared/images/base64'
import { type CanvasHost } from '#shared/painter/toCanvas'

export type Picture = ImageBitmap | HTMLImageElement | OffscreenCanvas

/** A host for drawing; what cannot be decoded is drawn as a crossed box. */
export async function pictureHost({ images }: Scenario): Promise<CanvasHost<Picture>> {
  const decoded = new Map<string, Picture>()
  const decoding = Object.entries(images).map(async ([hash, { type, base64 }]) => {
    const bytes = bytesOfBase64(base64)
    if (!(bytes instanceof Uint8Array)) return
    const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type })
    const picture = await decode(blob).catch(() => undefined)
    if (picture) decoded.set(hash, picture)
  })
  await Promise.all(decoding)
  return { image: (hash) => decoded.get(hash), layer }
}

// An SVG is no bitmap for createImageBitmap.
async function decode(blob: Blob): Promise<Picture> {
  if (blob.type !== 'image/svg+xml') return createImageBitmap(blob)
  const image = new Image()
  image.src = URL.createObjectURL(blob)
  await image.decode()
  return image
}

function layer(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  return { context: contextOf(canvas), image: canvas }
}

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no 2D canvas')
  return context
}
