/** R5: files that are no scenarios, files made to exhaust the reader, and scenarios that name files elsewhere or hold scripts. */
import fs from 'node:fs'
import { gzipSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createNodePlatform } from '../../main/export/nodePlatform'
import { PNG } from '../images/pictures'
import { callsOf } from '../support/work'
import { richScenario } from './richScenario'
import { MAX_UNKNOWN_KEYS } from '#shared/document/fields/vocabulary'
import { markerId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { fileErrorText } from '#shared/format/fileError'
import { openScenario } from '#shared/format/openScenario'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { type ExportFile } from '#shared/host/host'
import { type Json } from '#shared/json/extra'
import { STYLES } from '#shared/painter/picture/styles'
import { LAYERS } from '#shared/painter/style'
import { exportFiles } from '#shared/print/export/exportFiles'
import { type PrintRequest } from '#shared/print/export/planPrint'
import { type ExportFormat } from '#shared/print/products'
import { playedRuleset } from '#shared/rules/registry/registry'

async function refusal(text: string): Promise<string> {
  const result = await openScenario(text, 'x.castellan')
  if (result.ok) throw new Error('it was opened')
  expect(result.error.message.fr).toMatch(/trouvé\u202f: .+\u202f; attendu\u202f: ./)
  return fileErrorText(result.error, 'en')
}

const MANY = 10_000_000

describe('no scenario at all', () => {
  const asText = (bytes: Uint8Array): string => Buffer.from(bytes).toString()

  test.each([
    ['an empty file', '', 'line 1, column 1: not JSON: found the end of the file'],
    ['a byte order mark alone', '\ufeff', 'line 1, column 1: not JSON: found the end of the file'],
    ['a ZIP archive', 'PK\x03\x04\x14\0\0\0\b\0', 'line 1, column 1: not JSON: found "PK'],
    ['a gzip file', asText(gzipSync('0'.repeat(1000))), 'line 1, column 1: not JSON: found "'],
    ['a PNG picture', asText(PNG), 'line 1, column 1: not JSON: found "'],
    ['nothing but zeros', '\0'.repeat(MANY), 'line 1, column 1: not JSON: found "'],
    [
      'a page',
      '<!DOCTYPE html><script>alert(1)</script>',
      'line 1, column 1: not JSON: found "<!DOCTYPE html>',
    ],
  ])('%s', async (_what, text, sentence) => {
    expect(await refusal(text)).toContain(sentence)
  })
})

describe('made to exhaust the reader', () => {
  test.each([
    [
      'ten million lists within each other',
      '['.repeat(MANY),
      'column 65: found objects or lists nested more than 64 deep',
    ],
    [
      'the same, closed',
      '['.repeat(MANY) + ']'.repeat(MANY),
      'column 65: found objects or lists nested more than 64',
    ],
    [
      'two million objects within each other',
      '{"a":'.repeat(MANY / 5),
      'column 321: found objects or lists nested',
    ],
    ['ten million commas', `[${','.repeat(MANY)}`, 'column 2: not JSON: found ",,'],
    [
      'five million numbers',
      `[${'0,'.repeat(MANY / 2)}0]`,
      'found a list of 5000001 items, expected a Castellan',
    ],
    ['a number of ten million digits', '9'.repeat(MANY), 'found a number too large'],
    ['a text that never ends', `"${'a'.repeat(MANY)}`, 'expected the end of the quoted text'],
    ['ten million backslashes', `"${'\\'.repeat(MANY)}`, 'expected the end of the quoted text'],
    ['ten million lines', `${'\n'.repeat(MANY)}x`, `line ${MANY + 1}, column 1: not JSON: found "x"`],
    ['a key with a broken escape, twice', '{"\\x": 1, "\\x": 1}', 'not JSON'],
  ])('%s', async (_what, text, sentence) => {
    expect(await refusal(text)).toContain(sentence)
  })

  test('a million unknown keys, refused before they are parsed where they stand at the top', async () => {
    const text = writeScenario(richScenario())
    const many = Array.from({ length: 1e6 }, (_, index) => `"key${index}": 0,`).join('\n')
    const crowded = text.replace('{', `{\n${many}`)
    const read = (): unknown => readScenario(crowded, 'x.castellan')
    expect(callsOf(JSON, 'parse', read)).toBe(0)
    // The keys that were looked at: as many as are allowed, and the one too many.
    expect(callsOf(Set.prototype, 'add', read)).toBe(MAX_UNKNOWN_KEYS + 1)
    expect(await refusal(crowded)).toContain('line 10002, column 1: found more than')
    expect(await refusal(text.replace('"map": {', `"map": {\n${many}`))).toContain(
      '(map): found an object, expected no more than 10000 unknown keys',
    )
    const few = many.slice(0, many.indexOf('"key9000"'))
    expect((await openScenario(text.replace('{', `{\n${few}`), 'few')).ok).toBe(true)
  })

  test('deep within a scenario, in a key nobody knows', async () => {
    const deep = `${'['.repeat(64)}${']'.repeat(64)}`
    const text = writeScenario(richScenario()).replace('{', `{ "x": ${deep},`)
    expect(await refusal(text)).toContain('nested more than 64 deep')
  })
})

const ADDRESSES = [
  '../../etc/passwd',
  'file:///etc/passwd',
  'http://example.org/x.png',
  String.raw`\\server\share\x`,
]
const SCRIPTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"/><image href="http://example.org"/>',
  ']]>&amp;',
]

/** A scenario whose every text is hostile, shown wherever the map shows texts. */
function hostile(words: readonly string[]): Scenario {
  const all = words.join(' ')
  const rich = richScenario()
  const named = <T extends { readonly name: string }>(
    things: Readonly<Record<string, T>>,
  ): Record<string, T> =>
    Object.fromEntries(Object.entries(things).map(([key, thing]) => [key, { ...thing, name: all }]))
  return {
    ...rich,
    info: { ...rich.info, title: all, authors: [...words] },
    texts: { ...rich.texts, background: { fr: all, en: all } },
    sides: named(rich.sides),
    counterTypes: named(rich.counterTypes),
    counters: named(rich.counters),
    boards: named(rich.boards),
    zones: named(rich.zones),
    labels: Object.fromEntries(
      Object.entries(rich.labels).map(([key, label]) => [key, { ...label, text: all }]),
    ),
    map: {
      ...rich.map,
      markers: { ...rich.map.markers, [markerId(all)]: Object.values(rich.map.markers)[0] },
    },
    extra: { [all]: words as unknown as Json },
  } as Scenario
}

async function reopened(scenario: Scenario): Promise<Scenario> {
  const result = await openScenario(writeScenario(scenario), 'x')
  if (!result.ok) throw new Error(fileErrorText(result.error, 'en'))
  return result.value
}

const REQUEST: Omit<PrintRequest, 'format'> = {
  what: 'map',
  style: STYLES.classic,
  layers: LAYERS,
  paper: 'sheet',
  overlap: 0,
  margin: 5,
  language: 'fr',
  baseName: 'carte',
  dpi: 30,
}

async function exported(scenario: Scenario, format: ExportFormat): Promise<Buffer> {
  const ruleset = playedRuleset(scenario)?.ruleset
  if (!ruleset) throw new Error(`nobody plays ${scenario.ruleset}`)
  const platform = await createNodePlatform(scenario)
  const result = await exportFiles({ scenario, ruleset }, { ...REQUEST, format }, platform)
  if (!result.ok) throw new Error(result.error.en)
  return Buffer.from((result.value.files[0] as ExportFile).bytes)
}

describe('a scenario that names files outside', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('nothing is read or fetched, by reading or by painting; the texts stay', async () => {
    // Fonts are read once, before.
    await exported(richScenario(), 'svg')
    const doors = [
      vi.spyOn(globalThis, 'fetch'),
      vi.spyOn(fs, 'readFile'),
      vi.spyOn(fs, 'readFileSync'),
      vi.spyOn(fs, 'openSync'),
      vi.spyOn(fs, 'createReadStream'),
      vi.spyOn(fs.promises, 'readFile'),
      vi.spyOn(fs.promises, 'open'),
    ]
    const scenario = await reopened(hostile(ADDRESSES))
    expect(scenario).toEqual(hostile(ADDRESSES))
    for (const format of ['svg', 'pdf', 'png'] as const)
      expect((await exported(scenario, format)).length).toBeGreaterThan(1000)
    const asked = doors.flatMap((door) => door.mock.calls.map(([what]) => String(what)))
    expect(
      asked.filter(
        (what) => ADDRESSES.some((address) => what.includes(address)) || /passwd|example|server/.test(what),
      ),
    ).toEqual([])
    expect(doors[0]?.mock.calls).toEqual([])
  })

  test.each(ADDRESSES)('%s is no key and no data of a picture', async (address) => {
    const image = { type: 'image/png', base64: Buffer.from(PNG).toString('base64') } as const
    const asKey = { ...richScenario(), images: { [address]: image } } as Scenario
    expect(await refusal(writeScenario(asKey))).toContain('expected a SHA-256 hash')
    const asData = writeScenario(richScenario()).replace(image.base64, JSON.stringify(address).slice(1, -1))
    expect(await refusal(asData)).toContain('expected base64 data')
  })
})

describe('scripts in the texts of a scenario', () => {
  test('come back as they were', async () => {
    expect(await reopened(hostile(SCRIPTS))).toEqual(hostile(SCRIPTS))
  })

  test('are text in the SVG of the map: well-formed, and no element that the painter does not write', async () => {
    const svg = (await exported(hostile(SCRIPTS), 'svg')).toString()
    const elements = new Set<string>()
    const attributes = new Set<string>()
    const addresses = new Set<string>()
    let [title, text] = ['', '']
    const parser = new SaxesParser({ xmlns: true })
    const open: string[] = []
    parser.on('opentag', ({ name, attributes: found }) => {
      open.push(name)
      elements.add(name)
      for (const [attribute, { value }] of Object.entries(found)) {
        attributes.add(attribute)
        if (attribute.includes('href')) addresses.add(value.slice(0, value.indexOf(',') + 1) || value)
      }
    })
    parser.on('closetag', () => void open.pop())
    parser.on('text', (found) => {
      if (open.at(-1) === 'title') title += found
      if (open.at(-1) === 'text') text += found
    })
    parser.write(svg).close()
    const plain = new Set([
      'svg',
      'title',
      'style',
      'defs',
      'g',
      'path',
      'text',
      'clipPath',
      'linearGradient',
      'radialGradient',
      'stop',
      // The picture on a counter.
      'image',
      'use',
    ])
    expect([...elements].filter((name) => !plain.has(name))).toEqual([])
    expect([...attributes].filter((name) => /^on/.test(name))).toEqual([])
    expect([...addresses].filter((address) => !/^#\w+$/.test(address))).toEqual(['data:image/png;base64,'])
    expect(title).toBe(`${SCRIPTS.join(' ')} · essai 3 · 1er mai 2024 · CC BY-SA 4.0`)
    // The label on the map.
    expect(text).toContain('<script>alert(1)</script>')
  })

  test('are text in the PDF: no action, no link, no file', async () => {
    expect((await exported(hostile(SCRIPTS), 'pdf')).toString('latin1')).not.toMatch(
      /\/(JavaScript|JS|OpenAction|AA|URI|Launch|EmbeddedFile)\b/,
    )
  })
})
