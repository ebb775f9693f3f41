/** The browser's host for `toCanvas`: scratch canvases, and the document's pictures where it draws them. */
import { type CanvasHost } from '#shared/painter/toCanvas'

type Picture = OffscreenCanvas | ImageBitmap

export function offscreenHost(
  image: (hash: string, width: number) => ImageBitmap | undefined = () => undefined,
): CanvasHost<Picture> {
  return {
    image,
    layer(width, height) {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('this browser gives no 2D canvas')
      return { context, image: canvas }
    },
  }
}
