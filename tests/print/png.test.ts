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

/** A writer, and the file that it has written. */
function writer(width: number, height: number, dpi = 300): PngWriter & { bytes(): Buffer } {
  const parts: Uint8Array[] = []
  const png = createPngWriter(
    { width, height, dpi, createDeflate: deflate },
    (bytes) => void parts.push(bytes),
  )
  return { ...png, bytes: () => Buffer.concat(parts) }
}

function picture(width: number, height: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 31 + Math.floor(at / 97)) % 256,
  )
}

describe('PNG written in tiles', () => {
  it('decodes to the pixels it was given, however they were cut', async () => {
    const pixels = picture(37, 23)
    for (const band of [23, 7, 1]) {
      const png = writer(37, 23)
      for (let row = 0; row < 23; row += band)
        await png.addTile(pixels.subarray(row * 37 * 4, Math.min(23, row + band) * 37 * 4), 37)
      await png.finish()
      const decoded = await decodePng(png.bytes())
      expect([decoded.width, decoded.height]).toEqual([37, 23])
      expect(Buffer.from(decoded.data).equals(Buffer.from(pixels))).toBe(true)
    }
  })

  it('puts tiles beside each other in strips', async () => {
    const pixels = picture(37, 23)
    const part = (left: number, top: number, right: number, bottom: number): Uint8ClampedArray =>
      Uint8ClampedArray.from(
        Array.from({ length: bottom - top }, (_, row) => [
          ...pixels.subarray(((top + row) * 37 + left) * 4, ((top + row) * 37 + right) * 4),
        ]).flat(),
      )
    const png = writer(37, 23)
    for (const [top, bottom] of [
      [0, 10],
      [10, 20],
      [20, 23],
    ] as const)
      for (const [left, right] of [
        [0, 16],
        [16, 32],
        [32, 37],
      ] as const)
        await png.addTile(part(left, top, right, bottom), right - left)
    await png.finish()
    expect(Buffer.from((await decodePng(png.bytes())).data).equals(Buffer.from(pixels))).toBe(true)
  })

  it('refuses a tile that is too wide for its strip or not as high', async () => {
    const png = writer(5, 3)
    await png.addTile(picture(3, 2), 3)
    await expect(png.addTile(picture(3, 2), 3)).rejects.toThrow('no tile of the strip')
    await expect(png.addTile(picture(2, 1), 2)).rejects.toThrow('no tile of the strip')
  })

  it('carries its resolution: 300 dpi are 11,811 pixels a metre', async () => {
    const png = writer(4, 2, 300)
    await png.addTile(picture(4, 2), 4)
    await png.finish()
    const bytes = png.bytes()
    const at = bytes.indexOf('pHYs')
    expect([bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8), bytes[at + 12]]).toEqual([
      11811, 11811, 1,
    ])
  })

  it('waits for what is written, and stops when that fails', async () => {
    let [begun, done] = [0, 0]
    const disk = async (): Promise<void> => {
      begun += 1
      expect(begun).toBe(done + 1)
      await new Promise((resolve) => setImmediate(resolve))
      if (begun === 5) throw new Error('the disk is full')
      done += 1
    }
    const png = createPngWriter({ width: 400, height: 9000, dpi: 300, createDeflate: deflate }, disk)
    const noise = Uint8ClampedArray.from({ length: 400 * 90 * 4 }, (_, at) => (at * at * 2_654_435) >>> 16)
    let bands = 0
    const all = async (): Promise<void> => {
      for (; bands < 100; bands++) await png.addTile(noise, 400)
    }
    await expect(all()).rejects.toThrow('the disk is full')
    expect(bands).toBeLessThan(100)
  })

  it('refuses broken rows and a picture with rows missing', async () => {
    await expect(writer(5, 3).addTile(new Uint8Array(11), 5)).rejects.toThrow('not whole rows')
    const png = writer(5, 3)
    await png.addTile(picture(5, 2), 5)
    await expect(png.finish()).rejects.toThrow('the picture has 3 rows, 2 were drawn')
  })
})
