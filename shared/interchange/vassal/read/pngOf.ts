/** Pixels as a PNG: scenarios hold no GIF. */
import { zlibSync } from 'fflate'
import { PNG_SIGNATURE } from '#shared/images/png'
import { crc32 } from '#shared/lang/crc32'
import { type GifPicture } from './gif'

/** The same bytes for the same pixels. */
export function pngOf({ width, height, pixels }: GifPicture): Uint8Array {
  const stride = width * 4
  const rows = new Uint8Array(height * (stride + 1))
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Eight bits of red, green, blue and opacity.
  header.set([8, 6, 0, 0, 0], 8)
  const parts = [
    Uint8Array.from(PNG_SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]
  const png = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    png.set(part, at)
    at += part.length
  }
  return png
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const found = new Uint8Array(body.length + 12)
  const view = new DataView(found.buffer)
  view.setUint32(0, body.length)
  for (let letter = 0; letter < 4; letter++) found[4 + letter] = type.charCodeAt(letter)
  found.set(body, 8)
  view.setUint32(8 + body.length, crc32(found.subarray(4, 8 + body.length)))
  return found
}
