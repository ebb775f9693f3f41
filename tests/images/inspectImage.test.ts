/** DOC-5: a picture is what its bytes are; what is damaged, too large or of another kind is refused with its place. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { crc32 } from '#shared/lang/crc32'
import { imageErrorText } from '../support/imageErrorText'
import { inspectImage } from '#shared/images/inspectImage'
import { MAX_IMAGE_BYTES } from '#shared/images/refusal/limits'
import { ALPHA_WEBP, JPEG, LOSSLESS_WEBP, PICTURES, PNG, PROGRESSIVE_JPEG, SVG, WEBP } from './pictures'

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

function refusal(bytes: Uint8Array): string {
  const result = inspectImage(bytes, 'x')
  if (result.ok) throw new Error(`it was taken for ${result.value.type}`)
  expect(imageErrorText(result.error, 'fr')).toMatch(/^x, (octet \d+|ligne \d+, colonne \d+)\u202f: trouvé/)
  return imageErrorText(result.error, 'en')
}

/** A copy with some bytes written over. */
function patched(bytes: Uint8Array, at: number, ...values: number[]): Uint8Array {
  const copy = bytes.slice()
  copy.set(values, at)
  return copy
}

const big32 = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
]

/** A PNG whose header says another size; the checksum is right. */
function pngOf(width: number, height: number): Uint8Array {
  const copy = patched(PNG, 16, ...big32(width), ...big32(height))
  copy.set(big32(crc32(copy.subarray(12, 29))), 29)
  return copy
}

function withChunk(name: string, data: readonly number[]): Uint8Array {
  const inside = [...new TextEncoder().encode(name), ...data]
  const chunk = [...big32(data.length), ...inside, ...big32(crc32(Uint8Array.from(inside)))]
  return Uint8Array.from([...PNG.subarray(0, 33), ...chunk, ...PNG.subarray(33)])
}

describe.each(Object.entries(PICTURES))('%s', (name, bytes) => {
  test('is 12 x 8 pixels, as a decoder says too', async () => {
    const size = { width: 12, height: 8 }
    expect(inspectImage(bytes, name)).toEqual({
      ok: true,
      value: { type: TYPES[name.split('.')[1] as string], ...size },
    })
    const picture = await loadImage(Buffer.from(bytes))
    expect({ width: picture.width, height: picture.height }).toEqual(size)
  })

  test('cut short anywhere, it is refused at a place within', () => {
    for (let length = 0; length < bytes.length - 1; length++) {
      const result = inspectImage(bytes.subarray(0, length), name)
      if (result.ok) throw new Error(`taken when ${length} of ${bytes.length} bytes are there`)
      const { place } = result.error
      if (place.kind === 'byte') expect(place.byte).toBeLessThanOrEqual(length)
    }
  })
})

describe('PNG', () => {
  test.each([
    [
      60_000,
      60_000,
      'x, byte 16: found a picture of 60000 x 60000 pixels, expected 1 to 20000 pixels a side',
    ],
    [20_001, 1, 'x, byte 16: found a picture of 20001 x 1 pixels, expected 1 to 20000 pixels a side'],
    [
      20_000,
      20_000,
      'x, byte 16: found a picture of 20000 x 20000 pixels, expected at most 100 million pixels',
    ],
    [0, 8, 'x, byte 16: found a picture of 0 x 8 pixels, expected 1 to 20000 pixels a side'],
  ])('a bomb whose header claims %d x %d', (width, height, sentence) => {
    expect(refusal(pngOf(width, height))).toBe(sentence)
    // Nothing but the header is needed to know.
    expect(refusal(pngOf(width, height).subarray(0, 33))).toBe(sentence)
  })

  test('a header of 40 bytes is no picture', () => {
    expect(refusal(PNG.subarray(0, 33))).toContain('byte 33: found the end of the data')
  })

  test('one bit of the pixels flipped: the chunk, by its checksum', () => {
    const at = Buffer.from(PNG).indexOf('IDAT')
    expect(refusal(patched(PNG, at + 6, (PNG[at + 6] as number) ^ 1))).toBe(
      `x, byte ${at - 4}: found a damaged IDAT chunk (checksum), expected an intact chunk`,
    )
  })

  test('a chunk longer than the file', () => {
    expect(refusal(patched(PNG, 33, ...big32(0xffffffff)))).toContain('expected the rest of the picture')
  })

  test('an animation', () => {
    expect(refusal(withChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0]))).toBe(
      'x, byte 37: found an animation, expected a still picture',
    )
  })

  test('a chunk nobody knows is nobody’s business', () => {
    expect(inspectImage(withChunk('tEXt', [65, 0, 66]), 'x').ok).toBe(true)
    expect(refusal(withChunk('a<>b', []))).toContain('found "a<>b", expected the name of a PNG chunk')
  })

  test('a kind of pixels that PNG does not know', () => {
    const copy = patched(PNG, 24, 7)
    copy.set(big32(crc32(copy.subarray(12, 29))), 29)
    expect(refusal(copy)).toMatch(/^x, byte 24: found the kind of pixels 7\//)
  })

  test('no pixels', () => {
    expect(refusal(Uint8Array.from([...PNG.subarray(0, 33), ...PNG.subarray(-12)]))).toContain(
      'found a PNG without pixels',
    )
  })
})

describe('JPEG', () => {
  const frame = Buffer.from(JPEG).indexOf(Buffer.from([0xff, 0xc0]))

  test('a bomb whose frame claims 65,535 x 65,535', () => {
    expect(refusal(patched(JPEG, frame + 5, 255, 255, 255, 255))).toBe(
      `x, byte ${frame + 5}: found a picture of 65535 x 65535 pixels, expected 1 to 20000 pixels a side`,
    )
  })

  test('a rare kind (lossless)', () => {
    expect(refusal(patched(JPEG, frame + 1, 0xc3))).toContain('found a JPEG of a rare kind')
  })

  test('two frames', () => {
    const length = 2 + Buffer.from(JPEG).readUInt16BE(frame + 2)
    const twice = [...JPEG.subarray(0, frame + length), ...JPEG.subarray(frame)]
    expect(refusal(Uint8Array.from(twice))).toContain('found a second picture')
  })

  test('a segment without length, a byte that is no marker', () => {
    expect(refusal(patched(JPEG, 4, 0, 0))).toBe(
      'x, byte 4: found a segment of 0 byte(s), expected at least 2 bytes',
    )
    expect(refusal(patched(JPEG, frame, 0x12))).toContain(`byte ${frame}: found the bytes 18 and 192`)
  })

  test('more scans than any camera makes', () => {
    const scan = Buffer.from(PROGRESSIVE_JPEG).lastIndexOf(Buffer.from([0xff, 0xda]))
    const head = PROGRESSIVE_JPEG.subarray(0, scan)
    const once = PROGRESSIVE_JPEG.subarray(scan, -2)
    const all = Buffer.concat([head, ...new Array<Uint8Array>(150).fill(once), Buffer.from([0xff, 0xd9])])
    expect(refusal(all)).toContain('found more than 100 scans')
  })

  test('a preview that cameras append is not looked at', () => {
    expect(inspectImage(Uint8Array.from([...JPEG, ...JPEG]), 'x').ok).toBe(true)
  })
})

describe('WebP', () => {
  test('bombs: a canvas and a lossless picture larger than allowed', () => {
    expect(refusal(patched(ALPHA_WEBP, 24, 255, 255, 255, 255, 255, 255))).toContain(
      'byte 24: found a picture of 16777216 x 16777216 pixels',
    )
    expect(refusal(patched(LOSSLESS_WEBP, 21, 255, 255, 255, 15))).toContain('16384 x 16384 pixels')
  })

  test('an animation', () => {
    expect(refusal(patched(ALPHA_WEBP, 20, 2))).toContain('found an animation')
  })

  test('a canvas of another size than its picture', () => {
    expect(refusal(patched(ALPHA_WEBP, 24, 12))).toContain(
      'found a picture of 12 x 8, expected 13 x 8 pixels',
    )
  })

  test('a chunk longer than its box, a box longer than the file', () => {
    expect(refusal(patched(WEBP, 16, 255, 255))).toContain('byte 16: found a chunk of 65535 bytes')
    expect(refusal(patched(WEBP, 4, 255, 255))).toContain('expected the rest of the picture')
  })

  test('no picture in it, no beginning of one', () => {
    expect(refusal(patched(WEBP, 12, 0x58))).toContain('found a WebP without a picture')
    expect(refusal(patched(WEBP, 23, 0))).toContain('expected the beginning of a WebP picture')
    expect(refusal(patched(LOSSLESS_WEBP, 20, 0))).toContain('expected the beginning of a WebP picture')
  })
})

describe('other files', () => {
  const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

  test.each([
    ['', 'an empty file'],
    ['GIF89a', 'a GIF picture'],
    ['BM123456', 'a BMP picture'],
    ['II*\0abcd', 'a TIFF picture'],
    ['MM\0*abcd', 'a TIFF picture'],
    ['II+\0abcd', 'a TIFF picture'],
    ['%PDF-1.7', 'a PDF document'],
    ['PK\x03\x04', 'a ZIP archive'],
    ['\x1f\x8b\x08', 'a gzip file'],
    ['RIFF\0\0\0\0AVI ', '"RIFF...."'],
    ['hello', '"hello"'],
  ])('%j', (text, found) => {
    // For another kind of picture it says what to do with it.
    const advice = found.endsWith(' picture') ? ' (open it in an image program and save it as PNG)' : ''
    expect(refusal(ascii(text))).toBe(
      `x, byte 0: found ${found}, expected a picture in PNG, JPEG, WebP or SVG${advice}`,
    )
  })

  test('the name says nothing: a JPEG named .png is a JPEG', () => {
    expect(inspectImage(JPEG, 'wall.png')).toMatchObject({ ok: true, value: { type: 'image/jpeg' } })
  })

  test('25 MB and one byte more', () => {
    const large = (length: number): Uint8Array => {
      const bytes = new Uint8Array(length)
      bytes.set(JPEG)
      return bytes
    }
    expect(inspectImage(large(MAX_IMAGE_BYTES), 'x').ok).toBe(true)
    expect(refusal(large(MAX_IMAGE_BYTES + 1))).toBe(
      `x, byte ${MAX_IMAGE_BYTES}: found ${MAX_IMAGE_BYTES + 1} bytes, expected at most ${MAX_IMAGE_BYTES} bytes (25 MB)`,
    )
  })

  test('an SVG in another encoding than UTF-8: the byte', () => {
    const latin = patched(SVG, 60, 0xe9)
    expect(refusal(latin)).toBe('x, byte 60: found the byte 233, expected text in UTF-8')
    expect(refusal(Uint8Array.from([...SVG, 0xc3]))).toContain(`byte ${SVG.length}: found the byte 195`)
  })

  test('what a real encoder writes is taken', () => {
    const canvas = createCanvas(300, 200)
    for (const bytes of [
      canvas.toBuffer('image/png'),
      canvas.toBuffer('image/jpeg'),
      canvas.toBuffer('image/webp'),
    ])
      expect(inspectImage(bytes, 'x')).toMatchObject({ ok: true, value: { width: 300, height: 200 } })
  })
})
