/** Pictures of files that are read, decoded: what `shared/interchange` asks of a platform. */
import { examine } from '#shared/images/examine'
import { ImageFault } from '#shared/images/refusal/imageError'
import { type PictureReader } from '#shared/interchange/exchange/read'
import { canvases } from './canvases'

/** Only what the program would embed, too: the look at its bytes refuses what would fill the memory. */
export const readPictureInNode: PictureReader = async (bytes) => {
  try {
    const { type } = examine(bytes)
    if (type === 'image/svg+xml') return undefined
  } catch (error) {
    if (error instanceof ImageFault) return undefined
    throw error
  }
  const picture = await canvases()
    .loadImage(Buffer.from(bytes))
    .catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = picture
  const context = canvases().createCanvas(width, height).getContext('2d')
  context.drawImage(picture, 0, 0)
  return { width, height, pixels: context.getImageData(0, 0, width, height).data }
}
