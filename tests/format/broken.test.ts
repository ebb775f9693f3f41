/** DOC-2: a broken file is refused with its place (line, path), the value found and the one expected. */
import { describe, expect, test } from 'vitest'
import { type FileError, fileErrorText, type FormatFault } from '#shared/format/fileError'
import { readScenario } from '#shared/format/read'
import { VERSION } from '#shared/format/version'
import { writeScenario } from '#shared/format/write'
import { HASH, richScenario } from './richScenario'

const GOOD = writeScenario(richScenario())

function refusal(text: string): FileError {
  const result = readScenario(text, 'broken.castellan')
  if (result.ok) throw new Error('it was read')
  return result.error
}

/** The good file with one thing replaced; the thing must be there. */
function with_(good: string, bad: string): string {
  expect(GOOD).toContain(good)
  return GOOD.replace(good, bad)
}

describe('what is no scenario', () => {
  test('nothing at all', () => {
    expect(refusal('')).toMatchObject({ line: 1, column: 1 })
    expect(refusal('').message.en).toBe(
      'not JSON: found the end of the file, expected an object, a list, a text, a number, true, false or null',
    )
  })

  test('a file cut short: line and column of its end', () => {
    const cut = GOOD.slice(0, GOOD.indexOf('"stagger"') + 5)
    const error = refusal(cut)
    expect(error.line).toBe(cut.split('\n').length)
    expect(error.message.fr).toContain('ce n’est pas du JSON')
    expect(error.message.en).toContain('expected')
  })

  test('a comma forgotten', () => {
    const text = with_('"stagger": "even",', '"stagger": "even"')
    const line = GOOD.split('\n').findIndex((found) => found.includes('"columns"')) + 1
    expect(refusal(text)).toMatchObject({ line, column: 5 })
    expect(refusal(text).message.en).toContain('expected a comma')
  })

  test.each([
    '[]',
    'null',
    '42',
    '"castellan"',
    '{}',
    '{ "type": "FeatureCollection" }',
    '{ "format": "gpx" }',
  ])('JSON, but not ours: %s', (text) => {
    const error = refusal(text)
    expect(error.line).toBe(1)
    expect(error.message.en).toContain('expected a Castellan scenario ("format": "castellan")')
  })
})

test.each<[string, FormatFault, string]>([
  ['an emptied file', 'damaged', ''],
  ['one cut after its first sign', 'damaged', '{'],
  ['one cut in the middle', 'damaged', GOOD.slice(0, GOOD.length / 2)],
  ['a key twice', 'damaged', '{ "format": "castellan", "format": "castellan" }'],
  ['a value that does not fit', 'damaged', GOOD.replace('"stagger": "even"', '"stagger": "up"')],
  ['no JSON', 'foreign', 'Dear diary'],
  ['a disk’s zeros', 'foreign', '\0'.repeat(512)],
  ['JSON of others', 'foreign', '{ "format": "gpx" }'],
  ['a newer version', 'newer', GOOD.replace(`"version": ${VERSION}`, '"version": 12')],
])('%s is %s', (_what, fault, text) => {
  expect(refusal(text).fault).toBe(fault)
})

describe('versions', () => {
  test('a newer file: the message names both versions', () => {
    const error = refusal(with_(`"version": ${VERSION}`, '"version": 12'))
    expect(error).toMatchObject({ line: 3, path: 'version' })
    for (const sentence of [error.message.fr, error.message.en]) {
      expect(sentence).toContain('version 12')
      expect(sentence).toContain(`version ${VERSION}`)
    }
  })

  test.each(['"1"', 'null', '1.5', '-1', '[1]', '1e999'])('no version number: %s', (version) => {
    const error = refusal(with_(`"version": ${VERSION}`, `"version": ${version}`))
    expect(error).toMatchObject({ line: 3, path: 'version' })
    expect(error.message.en).toContain('expected a version number')
  })

  test('no version at all', () => {
    expect(refusal('{ "format": "castellan" }').path).toBe('version')
  })
})

const CASES: readonly (readonly [
  title: string,
  good: string,
  bad: string,
  path: string,
  expected: string,
])[] = [
  ['rows: 0', '"rows": 35', '"rows": 0', 'map.rows', 'a whole number from 1 to 1000'],
  ['rows: a thousand million', '"rows": 35', '"rows": 1000000000', 'map.rows', 'from 1 to 1000'],
  ['columns: a fraction', '"columns": 40', '"columns": 40.5', 'map.columns', 'from 1 to 1000'],
  ['columns: beyond all numbers', '"columns": 40', '"columns": 1e999', 'map.columns', 'from 1 to 1000'],
  ['one row more than there is', '"rows": 35', '"rows": 36', 'map.terrain', 'a list of 36 rows'],
  ['a row cut short', '"...ww...', '"..ww...', 'map.terrain[2]', 'a text of 40 characters'],
  ['a character without terrain', '"...ww...', '"...wW...', 'map.terrain[2]', 'a character of the palette'],
  [
    'a palette key of two letters',
    '"w": "wood"',
    '"ww": "wood"',
    'map.palette.ww',
    'one printable character',
  ],
  [
    'a number of VASSAL’s that is 0',
    '"type/archer//": 12',
    '"type/archer//": 0',
    'vassalGpids["type/archer//"]',
    'a whole number from 1 to 1073741823',
  ],
  [
    'a number that VASSAL’s editor gives itself',
    '"counter/guy": 1073741823',
    '"counter/guy": 1073741824',
    'vassalGpids["counter/guy"]',
    'a whole number from 1 to 1073741823',
  ],
  ['a terrain that is a number', '"w": "wood"', '"w": 4', 'map.palette.w', 'an id'],
  [
    'orientation unknown',
    '"orientation": "flat"',
    '"orientation": "round"',
    'map.orientation',
    '"flat", "pointy"',
  ],
  ['hexMm negative', '"hexMm": 25.4', '"hexMm": -25.4', 'map.hexMm', 'a number from 1 to 1000'],
  [
    'a level that is no whole number',
    '[0,0,0,0,0,2',
    '[0,0,0,0,0,2.5',
    'map.elevation["5"][5]',
    'whole numbers',
  ],
  ['a row of levels that is not there', '"33": [', '"35": [', 'map.elevation["35"]', 'a row from 0 to 34'],
  ['an environment unknown', '"8": "........c"', '"8": "........d"', 'map.environment["8"]', 'among ".c"'],
  ['flags too long', '"1": ".5"', `"1": "${'.'.repeat(41)}"`, 'map.flags["1"]', 'at most 40 characters'],
  ['a hexside of direction 3', '"9,9,0"', '"9,9,3"', 'map.hexsides["9,9,3"]', 'direction 0 to 2'],
  [
    'a slot that is a text',
    '{ "way": { "feature": "road" } }',
    '{ "way": "road" }',
    'map.hexsides["2,3,2"].way',
    'an object',
  ],
  [
    'a barrier without feature',
    '{ "feature": "hedge" }',
    '{}',
    'map.hexsides["0,0,0"].barrier.feature',
    'an id',
  ],
  [
    'an inside that is neither',
    '"inside": "across"',
    '"inside": "left"',
    'map.hexsides["9,9,0"].opening.inside',
    '"owner", "across"',
  ],
  ['a facing unknown', '"facing": "s4"', '"facing": "s6"', 'counters.guy.facing', 'a facing s0…s5 or v0…v5'],
  ['a hex that is no place', '"hex": "12,12"', '"hex": "M13"', 'counters.guy.hex', 'a hex "column,row"'],
  [
    'a hex too far for any map',
    '"hex": "12,12"',
    '"hex": "12,99999"',
    'counters.guy.hex',
    'a hex "column,row"',
  ],
  ['a hex spelled otherwise', '"hex": "12,12"', '"hex": "012,12"', 'counters.guy.hex', 'a hex "column,row"'],
  [
    'a stat that is a list',
    '"movement": 12',
    '"movement": [12]',
    'counterTypes.knight.stats.movement',
    'a text, a number',
  ],
  [
    'a stat beyond all numbers',
    '"movement": 12',
    '"movement": 1e999',
    'counterTypes.knight.stats.movement',
    'a number',
  ],
  ['a colour that is none', '"#206040"', '"green"', 'sides.saracens.color', 'a colour "#rrggbb"'],
  ['an image without hash', `"image": "${HASH}`, '"image": "x123', 'map.background.image', 'a SHA-256 hash'],
  ['an image that is a program', '"image/png"', '"text/javascript"', '', '"image/png"'],
  ['a prototype as an id', '"reserve":', '"__proto__":', 'counters["__proto__"]', 'an id'],
  ['a constructor as a type', '"type": "archer"', '"type": "constructor"', 'counters["7"].type', 'an id'],
  [
    'a prototype as an unknown key',
    '"houseTables": {',
    '"__proto__": {}, "houseTables": {',
    '["__proto__"]',
    'another name',
  ],
  [
    'a prototype deep in an unknown key',
    '"deep": [',
    '"__proto__": [',
    'options.woundedModifiers[2]["__proto__"]',
    'another name',
  ],
  ['the title left out', '"title": "Le', '"tilte": "Le', 'info.title', 'a text'],
]

describe('numberings: columns in letters begin at A, numbers at 0', () => {
  const numbered = (numbering: object): string => {
    const file = JSON.parse(GOOD) as { map: object; boards: Record<string, object> }
    file.map = { ...file.map, numbering }
    file.boards['west'] = { ...file.boards['west'], numbering }
    return JSON.stringify(file)
  }

  test.each([
    ['letter-number', 'firstColumn', 0, 'a whole number from 1 to 10000'],
    ['letter-number', 'firstColumn', -3, 'a whole number from 0 to 10000'],
    ['letter-number', 'firstRow', -1, 'a whole number from 0 to 10000'],
    ['column-row', 'firstColumn', -1, 'a whole number from 0 to 10000'],
    ['row-column', 'firstRow', -1, 'a whole number from 0 to 10000'],
  ])('%s with %s %d is refused', (style, key, first, expected) => {
    const error = refusal(numbered({ style, [key]: first }))
    expect(error.path).toBe(`map.numbering.${key}`)
    expect(error.message.en).toBe(`found the number ${first}, expected ${expected}`)
  })

  test('so is that of a board', () => {
    const file = JSON.parse(GOOD) as { boards: Record<string, object> }
    file.boards['west'] = { ...file.boards['west'], numbering: { style: 'letter-number', firstColumn: 0 } }
    expect(refusal(JSON.stringify(file)).path).toBe('boards.west.numbering.firstColumn')
  })

  test.each([
    { style: 'letter-number', firstColumn: 1, firstRow: 0 },
    { style: 'column-row', firstColumn: 0, firstRow: 0 },
    { style: 'row-column', firstColumn: 0, firstRow: 0 },
  ])('%j is read', (numbering) => {
    expect(readScenario(numbered(numbering), 'numbered.castellan').ok).toBe(true)
  })
})

test('of a list, the message tells the length: a row lost in a merge', () => {
  const rows = /"terrain": \[\n *"[^"]*",/
  expect(GOOD).toMatch(rows)
  const error = refusal(GOOD.replace(rows, '"terrain": ['))
  expect(error).toMatchObject({ path: 'map.terrain' })
  expect(error.message.en).toBe('found a list of 34 items, expected a list of 35 rows of terrain')
  expect(error.message.fr).toContain('trouvé\u202f: une liste de 34 éléments')
})

describe('wrong values', () => {
  test.each(CASES)('%s', (_title, good, bad, path, expected) => {
    const text = with_(good, bad)
    const error = refusal(text)
    expect(error.message.en).toContain(expected)
    if (path) expect(error.path).toBe(path)
    expect(error.message.en).toContain('found ')
    expect(error.message.fr).toMatch(/trouvé\u202f: .+\u202f; attendu\u202f: .+/)
    // The line is the one of the value, or of the object that lacks it.
    const line = text.split('\n')[(error.line as number) - 1] as string
    const key = path.split(/[.[\]"]+/).filter((part) => part !== '' && !/^\d/.test(part))
    expect(line.includes(bad.split('\n')[0] as string) || key.some((part) => line.includes(part))).toBe(true)
  })

  test('a key twice in one object is refused at the second', () => {
    const text = with_('"zones": {', '"counters": {},\n  "zones": {')
    const error = refusal(text)
    expect(text.split('\n')[(error.line as number) - 1]).toBe('  "counters": {},')
    expect(error.message.en).toBe('found the key "counters" a second time, expected it once')
  })

  test('an id twice, once written with an escape', () => {
    const error = refusal(with_('"reserve":', '"\\u0067uy":'))
    expect(error.message.en).toContain('the key "guy" a second time')
  })

  test.each(['[', '{"a":', '{"format": "castellan", "version": 1, "x": ['])(
    'nesting without end: %s',
    (open) => {
      expect(refusal(open.repeat(200_000)).line).toBe(1)
      const closed = `{"format": "castellan", "version": 1, "x": ${'['.repeat(5000)}${']'.repeat(5000)}}`
      expect(refusal(closed).message.en).toContain('nested more than 64 deep')
    },
  )

  test('places off the map are kept where the document can hold them: checks report them', () => {
    const far = with_('"hex": "12,12"', '"hex": "-3,500"').replace('"0,0,0": {', '"99,99,0": {')
    const result = readScenario(far, 'far.castellan')
    if (!result.ok) throw new Error(fileErrorText(result.error, 'en'))
    expect(writeScenario(result.value)).toContain('"hex": "-3,500"')
    expect(writeScenario(result.value)).toContain('"99,99,0": {')
  })
})

test('the error on one line, in both languages', () => {
  const error = refusal(with_('"rows": 35', '"rows": 0'))
  expect(fileErrorText(error, 'en')).toBe(
    `broken.castellan, line ${error.line}, column 13 (map.rows): found the number 0, expected a whole number from 1 to 1000`,
  )
  expect(fileErrorText(error, 'fr')).toBe(
    `broken.castellan, ligne ${error.line}, colonne 13 (map.rows)\u202f: trouvé\u202f: le nombre 0\u202f; attendu\u202f: un nombre entier de 1 à 1000`,
  )
})
