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

/**
 * The share of pixels, 0 to 1, that differ beyond the smoothing of edges. A smoothed pixel is a mixture of what lies about it, and
 * renderers smooth each in their own way; so a pixel differs when a channel of it lies more than `tolerance` (of 255) beyond all
 * values of the same channel in the nine pixels there in the other picture, seen from either picture. What is missing, moved by
 * more than a pixel or of another colour is counted. Renderers round sizes up: only the part that both pictures have is compared.
 */
export function differingShare(a: Pixels, b: Pixels, tolerance: number): number {
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)]
  let differing = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isAlike =
        isWithin(a, b, { x, y, reach: 0 }, tolerance) ||
        (isWithin(a, b, { x, y, reach: 1 }, tolerance) && isWithin(b, a, { x, y, reach: 1 }, tolerance))
      if (!isAlike) differing += 1
    }
  return differing / (width * height)
}

function isWithin(
  a: Pixels,
  b: Pixels,
  { x, y, reach }: { readonly x: number; readonly y: number; readonly reach: number },
  tolerance: number,
): boolean {
  const [left, right] = [Math.max(0, x - reach), Math.min(b.width - 1, x + reach)]
  const [top, bottom] = [Math.max(0, y - reach), Math.min(b.height - 1, y + reach)]
  for (let channel = 0; channel < 3; channel++) {
    const value = a.data[(y * a.width + x) * 4 + channel] as number
    let [low, high] = [255, 0]
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const other = b.data[(row * b.width + column) * 4 + channel] as number
        low = Math.min(low, other)
        high = Math.max(high, other)
      }
    if (value < low - tolerance || value > high + tolerance) return false
  }
  return true
}
