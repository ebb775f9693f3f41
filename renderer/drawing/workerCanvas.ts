/** Canvases of a browser's worker, with its fonts and a scenario's pictures: all that a preview needs of the platform. */
import { type Scenario } from '#shared/document/types'
import { type CanvasHost, type CanvasTarget } from '#shared/painter/toCanvas'
import { offscreenHost } from './canvasHost'
import { loadPrintFonts } from './mapFonts'
import { type DecodedPicture, decodePicture } from './pictures'

export type Picture = ImageBitmap | OffscreenCanvas

let fontsOfWorker: Promise<void> | undefined

/** Loads the fonts of all outputs into the worker, once. What is only planned does not wait for them. */
export function workerFonts(): Promise<void> {
  // A worker has `fonts` of its own; the typings here are those of the page.
  fontsOfWorker ??= loadPrintFonts((self as unknown as { readonly fonts: FontFaceSet }).fonts)
  return fontsOfWorker
}

/** Canvases that show these pictures. */
export function workerHost(pictures: ReadonlyMap<string, DecodedPicture>): CanvasHost<Picture> {
  return offscreenHost((hash, width) => pictures.get(hash)?.at(width))
}

export function contextOf(
  canvas: OffscreenCanvas,
): OffscreenCanvasRenderingContext2D & CanvasTarget<Picture> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error(`no canvas of ${canvas.width} x ${canvas.height} pixels`)
  return context
}

// Kept from one preview to the next: a scan takes half a second.
const decoded = new Map<string, DecodedPicture>()

/** The pictures of a scenario by hash. Those that cannot be decoded are left out: each output draws the crossed box for them. */
export async function decodedPictures({ images }: Scenario): Promise<ReadonlyMap<string, DecodedPicture>> {
  for (const [hash, picture] of decoded)
    if (!(hash in images)) {
      picture.close()
      decoded.delete(hash)
    }
  for (const [hash, image] of Object.entries(images)) {
    const picture = decoded.get(hash) ?? (await decodePicture(image).catch(() => undefined))
    if (picture) decoded.set(hash, picture)
  }
  return decoded
}
