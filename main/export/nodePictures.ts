/** Pictures of files that are read, decoded: what `shared/interchange` asks of a platform. */
import { isRaster } from '#shared/images/isRaster'
import { type PictureReader } from '#shared/interchange/exchange/read'
import { canvases } from './canvases'

export const readPictureInNode: PictureReader = async (bytes) => {
  if (!isRaster(bytes)) return undefined
  const picture = await canvases()
    .loadImage(Buffer.from(bytes))
    .catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = picture
  const context = canvases().createCanvas(width, height).getContext('2d')
  context.drawImage(picture, 0, 0)
  return { width, height, pixels: context.getImageData(0, 0, width, height).data }
}
