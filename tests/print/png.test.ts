import { createDeflate } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createPngWriter, type Deflate, type PngWriter } from '#shared/print/png'
import { decodePng } from '../support/pictures'

function deflate(onData: (bytes: Uint8Array) => void): Deflate {
  const stream = createDeflate()
  stream.on('data', onData)
  return {
    push: (bytes) => new Promise((resolve) => void stream.write(bytes, () => resolve())),
    finish: () => new Promise((resolve) => void stream.once('end', () => resolve()).end()),
  }
}

const writer = (width: number, height: number, dpi = 300): PngWriter =>
  createPngWriter({ width, height, dpi, createDeflate: deflate })

function picture(width: number, height: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 31 + Math.floor(at / 97)) % 256,
  )
}

describe('PNG written in bands', () => {
  it('decodes to the pixels it was given, however they were cut', async () => {
    const pixels = picture(37, 23)
    for (const band of [23, 7, 1]) {
      const png = writer(37, 23)
      for (let row = 0; row < 23; row += band)
        await png.addRows(pixels.subarray(row * 37 * 4, Math.min(23, row + band) * 37 * 4))
      const decoded = await decodePng(await png.finish())
      expect([decoded.width, decoded.height]).toEqual([37, 23])
      expect(Buffer.from(decoded.data).equals(Buffer.from(pixels))).toBe(true)
    }
  })

  it('carries its resolution: 300 dpi are 11,811 pixels a metre', async () => {
    const png = writer(4, 2, 300)
    await png.addRows(picture(4, 2))
    const bytes = Buffer.from(await png.finish())
    const at = bytes.indexOf('pHYs')
    expect([bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8), bytes[at + 12]]).toEqual([
      11811, 11811, 1,
    ])
  })

  it('refuses broken rows and a picture with rows missing', async () => {
    await expect(writer(5, 3).addRows(new Uint8Array(11))).rejects.toThrow('not whole rows')
    const png = writer(5, 3)
    await png.addRows(picture(5, 2))
    await expect(png.finish()).rejects.toThrow('the picture has 3 rows, 2 were drawn')
  })
})
