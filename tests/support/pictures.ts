/** Pictures in tests: decoding PNGs and saying how far two pictures differ. */
import { createCanvas, loadImage } from '@napi-rs/canvas'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** RGBA */
  readonly data: Uint8ClampedArray
}

export async function decodePng(bytes: Uint8Array): Promise<Pixels> {
  const image = await loadImage(Buffer.from(bytes))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return {
    width: image.width,
    height: image.height,
    data: context.getImageData(0, 0, image.width, image.height).data,
  }
}

/**
 * The largest difference of two pictures, 0 to 255, seen by the mean colours of square cells of `cell` pixels: how edges
 * are smoothed cancels out, a thing that is missing, moved or of another colour does not. Renderers round sizes up, so
 * only the part both pictures have is compared.
 */
export function largestDifference(a: Pixels, b: Pixels, cell: number): number {
  let largest = 0
  for (let y = 0; y + cell <= Math.min(a.height, b.height); y += cell)
    for (let x = 0; x + cell <= Math.min(a.width, b.width); x += cell)
      for (let channel = 0; channel < 3; channel++) {
        const difference = Math.abs(cellMean(a, [x, y], cell, channel) - cellMean(b, [x, y], cell, channel))
        largest = Math.max(largest, difference)
      }
  return largest
}

function cellMean(picture: Pixels, [x, y]: readonly [number, number], cell: number, channel: number): number {
  let sum = 0
  for (let dy = 0; dy < cell; dy++)
    for (let dx = 0; dx < cell; dx++)
      sum += picture.data[((y + dy) * picture.width + x + dx) * 4 + channel] as number
  return sum / (cell * cell)
}
