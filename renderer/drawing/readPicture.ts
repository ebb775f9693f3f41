/** Pictures of files that are read, decoded in the page: what `shared/interchange` asks of a platform. */
import { examine } from '#shared/images/examine'
import { ImageFault } from '#shared/images/refusal/imageError'
import { type PictureReader } from '#shared/interchange/exchange/read'

/** Only what the program would embed, too: the look at its bytes refuses what would fill the memory. */
export const readPictureInPage: PictureReader = async (bytes) => {
  try {
    const { type } = examine(bytes)
    if (type === 'image/svg+xml') return undefined
  } catch (error) {
    if (error instanceof ImageFault) return undefined
    throw error
  }
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)])).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return undefined
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { width, height, pixels: context.getImageData(0, 0, width, height).data }
}
