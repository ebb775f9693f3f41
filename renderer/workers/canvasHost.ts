/** What `toCanvas` asks of a browser: scratch canvases. Document pictures come with the picture tools. */
import { type CanvasHost } from '#shared/painter/toCanvas'

export function offscreenHost(): CanvasHost<OffscreenCanvas> {
  return {
    image: () => undefined,
    layer(width, height) {
      const image = new OffscreenCanvas(width, height)
      const context = image.getContext('2d')
      if (!context) throw new Error('this browser gives no 2D canvas')
      return { context, image }
    },
  }
}
