/** GIF pictures of old modules become PNG: pixels as another decoder has them; spoilt ones are named, never thrown. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { readGif } from '#shared/interchange/vassal/read/gif'
import { pngOf } from '#shared/interchange/vassal/read/pngOf'
import { createRng } from '#shared/lang/rng'
import { longRun } from '../../../support/longRuns'

const MOST = 1_000_000
const { cases, seed } = longRun('spoilt GIF pictures')

/** A GIF of eight colours. */
function gif(
  width: number,
  height: number,
  index: (x: number, y: number) => number,
  interlaced = false,
): Uint8Array {
  const rows = Array.from({ length: height }, (_, row) => row)
  const order = interlaced
    ? [
        ...rows.filter((r) => r % 8 === 0),
        ...rows.filter((r) => r % 8 === 4),
        ...rows.filter((r) => r % 4 === 2),
        ...rows.filter((r) => r % 2 === 1),
      ]
    : rows
  const pixels = order.flatMap((y) => Array.from({ length: width }, (_, x) => index(x, y)))
  const codes = lzw(pixels)
  const blocks: number[] = []
  for (let at = 0; at < codes.length; at += 255)
    blocks.push(Math.min(255, codes.length - at), ...codes.slice(at, at + 255))
  const word = (value: number): number[] => [value & 255, value >> 8]
  return Uint8Array.from([
    ...Buffer.from('GIF89a'),
    ...[...word(width), ...word(height), 0x82, 0, 0],
    ...Array.from({ length: 8 }, (_, color) => [color * 30, 255 - color * 20, color * 7]).flat(),
    ...[0x21, 0xf9, 4, 1, 0, 0, 7, 0],
    ...[0x2c, 0, 0, 0, 0, ...word(width), ...word(height), interlaced ? 0x40 : 0],
    ...[3, ...blocks, 0, 0x3b],
  ])
}

/** Real LZW, its table growing to the full and then begun anew. */
function lzw(pixels: readonly number[]): number[] {
  const bytes: number[] = []
  let [held, bits, width] = [0, 0, 4]
  const put = (code: number): void => {
    held |= code << bits
    bits += width
    for (; bits >= 8; bits -= 8, held >>>= 8) bytes.push(held & 255)
  }
  let table = new Map<string, number>()
  let next = 10
  put(8)
  let word = ''
  const codeOf = (text: string): number => (text.includes(',') ? (table.get(text) as number) : Number(text))
  for (const pixel of pixels) {
    const longer = word === '' ? String(pixel) : `${word},${pixel}`
    if (word === '' || table.has(longer)) {
      word = longer
      continue
    }
    put(codeOf(word))
    if (next === 4096) {
      put(8)
      ;[table, next, width] = [new Map(), 10, 4]
    } else {
      table.set(longer, next)
      if (next++ === 1 << width) width++
    }
    word = String(pixel)
  }
  put(codeOf(word))
  put(9)
  if (bits > 0) bytes.push(held & 255)
  return bytes
}

async function decoded(bytes: Uint8Array): Promise<number[]> {
  const image = await loadImage(Buffer.from(bytes))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return [...context.getImageData(0, 0, image.width, image.height).data]
}

describe('a GIF', () => {
  test.each([
    [1, 1, false],
    [7, 5, false],
    [33, 21, true],
    [160, 120, false],
  ])('of %i x %i, interlaced: %s', async (width, height, interlaced) => {
    const rng = createRng(width)
    const noise = Array.from({ length: width * height }, () => rng.below(8))
    const bytes = gif(width, height, (x, y) => noise[y * width + x] as number, interlaced)
    const read = readGif(bytes, MOST)
    if (!read.ok) throw new Error(read.error.en)
    expect([...read.value.pixels]).toEqual(await decoded(bytes))
    expect(await decoded(pngOf(read.value))).toEqual([...read.value.pixels])
  })

  test('without its end, as old programs wrote some, is the same picture', async () => {
    const bytes = gif(33, 21, (x, y) => (x * y) % 8)
    for (const cut of [bytes.subarray(0, -1), bytes.subarray(0, -2)]) {
      const read = readGif(cut, MOST)
      if (!read.ok) throw new Error(read.error.en)
      expect([...read.value.pixels]).toEqual(await decoded(bytes))
    }
  })

  test('that is larger than allowed is refused before it is unpacked', () => {
    const read = readGif(
      gif(40, 40, () => 1),
      1000,
    )
    expect(!read.ok && read.error.en).toBe('found a GIF of 40 x 40 pixels, expected 1 to 1000 pixels in all')
  })

  test(`${cases} spoilt ones are read or refused`, () => {
    const whole = gif(20, 20, (x, y) => (x * y) % 8)
    const outcomes = { read: 0, refused: 0 }
    for (let round = seed; round < seed + cases; round++) {
      const rng = createRng(round)
      const spoilt = Uint8Array.from(whole)
      for (let count = rng.below(4); count >= 0; count--) spoilt[rng.below(spoilt.length)] = rng.below(256)
      outcomes[readGif(spoilt.subarray(0, rng.below(spoilt.length + 1)), MOST).ok ? 'read' : 'refused']++
    }
    expect(outcomes.read).toBeGreaterThan(cases / 30)
    expect(outcomes.refused).toBeGreaterThan(cases / 30)
  })
})
