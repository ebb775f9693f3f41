/** The file of counter types (CTR-6): whole both ways, with its pictures; refused with a place. */
import { describe, expect, test } from 'vitest'
import { counterTypeId, imageHash, sideId } from '#shared/document/ids'
import { collectTypes } from '#shared/document/typeCollection'
import { type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { fileErrorText } from '#shared/format/fileError'
import { openTypes, writeTypes } from '#shared/format/typeCollection'
import { importImage } from '#shared/images/importImage'
import { PNG } from '../images/pictures'
import { pictureTypes, TYPES_TEXT } from './mutated/sources'

const imported = importImage(PNG, 'art.png')
if (!imported.ok) throw new Error('a good picture')
const { hash, image } = imported.value

const knight: CounterType = {
  name: 'Chevalier',
  abbreviation: 'CHE',
  side: sideId('red'),
  edition: '',
  footprint: 2,
  stats: { attack: 5, unknown: 'kept' },
  faces: { healthy: { stats: { attack: 5 }, image: hash }, wounded: { stats: {} } },
  quantity: 3,
}
const page: CounterType = { ...knight, name: 'Page', faces: { healthy: { stats: {} } } }
const from: Pick<Scenario, 'counterTypes' | 'images'> = {
  counterTypes: { [counterTypeId('knight')]: knight, [counterTypeId('page')]: page },
  images: { [hash]: image, [imageHash('0'.repeat(64))]: image },
}

async function refusal(text: string): Promise<string> {
  const read = await openTypes(text, 'x.castellan-types')
  if (read.ok) throw new Error('it was taken')
  return fileErrorText(read.error, 'en')
}

describe('a collection', () => {
  test('has the types asked for, of no side, and the pictures that they show alone', () => {
    const types = collectTypes(from, [counterTypeId('knight'), counterTypeId('nobody')], ['magna-carta'])
    const { side: _side, ...sideless } = knight
    expect(types).toEqual({
      rulesets: ['magna-carta'],
      counterTypes: { knight: sideless },
      images: { [hash]: image },
    })
    expect(collectTypes(from, [counterTypeId('page')], []).images).toEqual({})
  })
})

describe('its file', () => {
  test('has a type a line, in the words of the scenario’s file', () => {
    const types = collectTypes(from, [counterTypeId('page'), counterTypeId('knight')], ['magna-carta'])
    expect(writeTypes(types).split('\n')).toEqual([
      '{',
      '  "format": "castellan-types",',
      '  "version": 1,',
      '  "rulesets": ["magna-carta"],',
      '  "counterTypes": {',
      '    "page": { "name": "Page", "abbreviation": "CHE", "footprint": 2, "stats": { "attack": 5, "unknown": "kept" }, "faces": { "healthy": {} }, "quantity": 3 },',
      `    "knight": { "name": "Chevalier", "abbreviation": "CHE", "footprint": 2, "stats": { "attack": 5, "unknown": "kept" }, "faces": { "healthy": { "stats": { "attack": 5 }, "image": "${hash}" }, "wounded": {} }, "quantity": 3 }`,
      '  },',
      '  "images": {',
      `    "${hash}": { "type": "image/png", "base64": "${image.base64}" }`,
      '  }',
      '}',
      '',
    ])
  })

  test('reads back as it was written, pictures of every kind and unknown keys too', async () => {
    const types = { ...pictureTypes(), extra: { shelf: 'top' } }
    const read = await openTypes(writeTypes(types), 'x')
    expect(read).toEqual({ ok: true, value: types })
    const unspoilt = await openTypes(TYPES_TEXT, 'x')
    expect(unspoilt.ok && writeTypes(unspoilt.value)).toBe(TYPES_TEXT)
  })

  test('of a hand may have sides and pictures that nothing shows: they are left', async () => {
    const text = writeTypes({ rulesets: [], ...from, images: { [hash]: image } })
    const read = await openTypes(text.replace(`, "image": "${hash}"`, ''), 'x')
    expect(read.ok && Object.keys(read.value.images)).toEqual([])
    expect(read.ok && Object.values(read.value.counterTypes).some((type) => 'side' in type)).toBe(false)
  })

  test.each([
    [
      'a scenario',
      '{"format": "castellan", "version": 1}',
      'line 1, column 1: found an object, expected counter types',
    ],
    [
      'of a later version',
      '{"format": "castellan-types", "version": 2}',
      '(version): found the number 2, expected version 1 of the format',
    ],
    [
      'without rulesets',
      '{"format": "castellan-types", "version": 1, "counterTypes": {}}',
      '(rulesets): found nothing, expected a list',
    ],
    [
      'with a wrong footprint',
      TYPES_TEXT.replace(/"footprint": [12]/, '"footprint": 3'),
      'footprint): found the number 3, expected one of 1, 2',
    ],
    [
      'with a name of every object',
      '{"format": "castellan-types", "version": 1, "rulesets": [], "counterTypes": {"__proto__": {}}}',
      'expected an id',
    ],
    [
      'with a picture that is none',
      writeTypes({ ...pictureTypes(), ...collectTypes(from, [counterTypeId('knight')], []) }).replace(
        image.base64,
        'AAAA',
      ),
      '.base64): ',
    ],
    ['that is no JSON', 'x', 'line 1, column 1: not JSON'],
    ['nested without end', '['.repeat(100_000), 'nested more than 64 deep'],
  ])('is refused with its place: %s', async (_what, text, sentence) => {
    expect(await refusal(text)).toContain(sentence)
  })
})
