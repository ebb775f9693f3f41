/** DOC-5: the pictures of a scenario are looked at when it is opened; the first wrong one is refused with its place. */
import { describe, expect, test } from 'vitest'
import { type ImageHash } from '#shared/document/ids'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { fileErrorText } from '#shared/format/fileError'
import { openScenario } from '#shared/format/openScenario'
import { writeScenario } from '#shared/format/write'
import { imageHashOf } from '#shared/images/imageHash'
import { JPEG, PNG, SVG } from '../images/pictures'
import { pictureScenario } from './mutated/sources'
import { HASH, richScenario } from './richScenario'

const GOOD = writeScenario(pictureScenario())

const embedded = (type: EmbeddedImage['type'], bytes: Uint8Array | string): EmbeddedImage => ({
  type,
  base64: Buffer.from(bytes).toString('base64'),
})

/** A scenario with these pictures, each under the hash of its bytes or the one given. */
function scenarioWith(...images: readonly (readonly [EmbeddedImage, hash?: string])[]): string {
  const entries = images.map(([image, hash]) => [
    hash ?? imageHashOf(Uint8Array.from(Buffer.from(image.base64, 'base64'))),
    image,
  ])
  return writeScenario({ ...richScenario(), images: Object.fromEntries(entries) as Scenario['images'] })
}

/** The refusal in English; its line must be the one that holds `at`. */
async function refusal(text: string, at: string): Promise<string> {
  const result = await openScenario(text, 'x.castellan')
  if (result.ok) throw new Error('it was opened')
  const line = text.split('\n').findIndex((found) => found.includes(at)) + 1
  expect(result.error.line).toBe(line)
  expect(fileErrorText(result.error, 'fr')).toMatch(
    /ligne \d+, colonne \d+ .*trouvé\u202f: .+ attendu\u202f: /,
  )
  return fileErrorText(result.error, 'en')
}

test('every kind of picture opens, and is written as it was', async () => {
  const result = await openScenario(GOOD, 'x')
  if (!result.ok) throw new Error(fileErrorText(result.error, 'en'))
  expect(Object.values(result.value.images).map(({ type }) => type)).toEqual([
    'image/png',
    'image/jpeg',
    'image/jpeg',
    'image/webp',
    'image/webp',
    'image/webp',
    'image/svg+xml',
  ])
  expect(writeScenario(result.value)).toBe(GOOD)
})

test('a background whose size the file leaves out is told by its picture', async () => {
  const { map, ...rest } = pictureScenario()
  const { width, height, ...unsized } = map.background ?? {
    image: HASH,
    fit: [],
    opacity: 1,
    locked: false,
    print: false,
  }
  expect([width, height]).toEqual([12, 8])
  const result = await openScenario(writeScenario({ ...rest, map: { ...map, background: unsized } }), 'x')
  expect(result.ok && result.value.map.background).toEqual(map.background)
})

test('the hash is SHA-256', () => {
  const abc = Uint8Array.from([97, 98, 99])
  expect(imageHashOf(abc)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

describe('refused', () => {
  const other = 'f'.repeat(64) as ImageHash

  test('a picture exchanged for another: its key is no longer its hash', async () => {
    const text = scenarioWith([embedded('image/png', PNG), other])
    expect(await refusal(text, other)).toContain(
      `(images.${other}): found a picture whose hash is ${HASH}, expected the one its key says`,
    )
  })

  test('a type that the bytes are not', async () => {
    const text = scenarioWith([embedded('image/png', JPEG)])
    expect(await refusal(text, '"image/png"')).toContain(
      '.type): found "image/png" for a picture that is image/jpeg, expected "image/jpeg"',
    )
  })

  test('the second of two, damaged: the place in the picture', async () => {
    const cut = PNG.slice(0, 60)
    const text = scenarioWith([embedded('image/jpeg', JPEG)], [embedded('image/png', cut)])
    expect(await refusal(text, embedded('image/png', cut).base64)).toContain(
      '.base64): in the picture, byte 60: found the end of the data, expected the rest of the picture',
    )
  })

  test('a bomb: 60,000 x 60,000 pixels', async () => {
    const bomb = PNG.slice()
    bomb.set([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60], 16)
    expect(await refusal(scenarioWith([embedded('image/png', bomb)]), 'image/png')).toContain(
      'byte 16: found a picture of 60000 x 60000 pixels',
    )
  })

  test('a zip named as a picture', async () => {
    const text = scenarioWith([embedded('image/png', 'PK\x03\x04 and more')])
    expect(await refusal(text, 'image/png')).toContain('found a ZIP archive, expected a picture')
  })

  test('an SVG with a script: its line and column', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n  <script>alert(1)</script></svg>'
    const text = scenarioWith([embedded('image/svg+xml', svg)])
    expect(await refusal(text, 'image/svg+xml')).toContain(
      'in the picture, line 2, column 3: found the element script, expected a cleaned SVG picture',
    )
  })

  test('an SVG that was not cleaned but holds nothing bad is welcome', async () => {
    expect((await openScenario(scenarioWith([embedded('image/svg+xml', SVG)]), 'x')).ok).toBe(true)
  })

  test.each([
    ['a length that is none', 'QUJD'.slice(0, 3)],
    ['bits too many at the end', 'QUJDRB=='],
    ['padding alone', '=='],
  ])('base64 with %s', async (_fault, base64) => {
    const text = scenarioWith([{ type: 'image/png', base64 }, other])
    expect(await refusal(text, other)).toMatch(
      /\.base64\): found a sign too many or missing \(number \d+\), expected base64/,
    )
  })

  test('no base64 at all', async () => {
    const text = scenarioWith([{ type: 'image/png', base64: 'file:///etc/passwd' }, other])
    expect(await refusal(text, other)).toContain('found the text "file:///etc/passwd", expected base64 data')
  })

  test('a byte order mark before it shifts no place', async () => {
    const text = scenarioWith([embedded('image/png', PNG), other])
    expect(await refusal(`\ufeff${text}`, other)).toBe(await refusal(text, other))
  })
})
