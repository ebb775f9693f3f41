/** Pictures of files that are read, decoded in the page: what `shared/interchange` asks of a platform. */
import { isRaster } from '#shared/images/isRaster'
import { type PictureReader } from '#shared/interchange/exchange/read'

export const readPictureInPage: PictureReader = async (bytes) => {
  if (!isRaster(bytes)) return undefined
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)])).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return undefined
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { width, height, pixels: context.getImageData(0, 0, width, height).data }
}
