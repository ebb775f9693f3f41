/**
 * XCH-3: CSV as spreadsheets write it. The files of `fixtures/` were exported by Castellan (`spreadsheetArmy.ts`), opened in
 * LibreOffice Calc 7.4 in French or English and saved by it as CSV again, in UTF-8 or Windows-1252.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { writeCsv } from '#shared/armies/csv/writeCsv'
import { type CsvEncoding } from '#shared/armies/csv/readCsv'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { bytesOf, planOf, readBytes } from './armies'
import { spreadsheetArmy, unicodeArmy } from './spreadsheetArmy'

const fixture = (name: string): Uint8Array => readFileSync(new URL(`fixtures/${name}.csv`, import.meta.url))

const FIXTURES: readonly (readonly [string, Scenario, CsvEncoding, string])[] = [
  ['libreoffice-fr-utf8', unicodeArmy(), 'utf-8', ';'],
  ['libreoffice-fr-1252', spreadsheetArmy(), 'windows-1252', ';'],
  ['libreoffice-en-utf8', unicodeArmy(), 'utf-8', ','],
  ['libreoffice-en-1252-quoted', spreadsheetArmy(), 'windows-1252', ','],
]

describe.each(FIXTURES)('%s', (name, army, encoding, separator) => {
  test('comes in with every accent and sign: nothing is changed', () => {
    const read = readBytes(army, fixture(name))
    expect(read).toMatchObject({ ok: true, value: { encoding, separator, line: 1 } })
    const plan = planOf(army, fixture(name))
    expect([plan.types, plan.refused, plan.wrong]).toEqual([[], [], []])
    expect(plan.same).toBe(Object.keys(army.counterTypes).length)
  })

  test('makes the same types anew, and a value changed in it is the only change', () => {
    const { after } = planOf({ ...army, counterTypes: {} }, fixture(name))
    expect(Object.values(after.counterTypes)).toEqual(Object.values(army.counterTypes))
    const [id, rider] = Object.entries(army.counterTypes)[1] as [CounterTypeId, never]
    const other = {
      ...army,
      counterTypes: { ...army.counterTypes, [id]: { ...(rider as object), quantity: 9 } },
    }
    const plan = planOf(other as Scenario, fixture(name))
    expect(plan.types.map((type) => [type.id, type.line, type.columns.map((column) => column.id)])).toEqual([
      [id, 3, ['quantity']],
    ])
  })
})

const plainTextOf = (army: Scenario, language: 'fr' | 'en'): string =>
  writeCsv(army, magnaCarta.counterSchema, language).slice(1)

test('UTF-8 with and without its mark, UTF-16 and Windows-1252 are told apart', () => {
  const army = spreadsheetArmy()
  const csv = plainTextOf(army, 'fr').replaceAll('\u202f', '\u00a0')
  const latin = Uint8Array.from(csv, (sign) => CP1252[sign] ?? sign.charCodeAt(0))
  const wide = new Uint8Array([0xff, 0xfe, ...Buffer.from(csv, 'utf16le')])
  const files: readonly (readonly [CsvEncoding, Uint8Array])[] = [
    ['utf-8', bytesOf(csv)],
    ['utf-8', bytesOf(`\ufeff${csv}`)],
    ['windows-1252', latin],
    ['utf-16le', wide],
    ['utf-16be', wide.map((_, index) => wide[index ^ 1] as number)],
  ]
  for (const [encoding, bytes] of files) {
    expect(readBytes(army, bytes)).toMatchObject({ ok: true, value: { encoding } })
    expect(planOf(army, bytes)).toMatchObject({ types: [], refused: [] })
  }
})
const CP1252: Readonly<Record<string, number>> = { '€': 0x80, Œ: 0x8c, œ: 0x9c, '’': 0x92, '–': 0x96 }

test('separators are found by the headings, whatever the texts hold', () => {
  const army = spreadsheetArmy()
  for (const separator of [';', ',', '\t', '|']) {
    const csv = ['nom,sigle,camp,édition', '"Archer",AA,Francs,"a;b;c;d|e\tf;g"', '"x","y","",";;;;;;"']
      .join('\n')
      .replaceAll(',', separator)
    expect(readBytes(army, bytesOf(csv))).toMatchObject({ ok: true, value: { separator } })
  }
})

test.each([
  ['sep=;\n', ';'],
  ['SEP=;\r\n', ';'],
  ['"sep=;"\r\n', ';'],
  ['\ufeffsep=;\n', ';'],
  ['sep=\t\n', '\t'],
  ['sep=^\n', '^'],
  ['sep=;;;\n', ';'],
])('a first line %j is obeyed and is no heading; lines are counted with it', (first, separator) => {
  const army = spreadsheetArmy()
  const csv = first + ['nom;édition', 'Archer;a,b,c', 'Garde;"x;y"'].join('\n').replaceAll(';', separator)
  const read = readBytes(army, bytesOf(csv))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const { separator: found, line, headings, rows } = read.value
  expect([found, line, headings]).toEqual([separator, 2, ['nom', 'édition']])
  expect(rows).toEqual([
    { line: 3, cells: ['Archer', 'a,b,c'] },
    { line: 4, cells: ['Garde', `x${separator}y`] },
  ])
})

test('a heading that begins like it is a heading', () => {
  const read = readBytes(spreadsheetArmy(), bytesOf('sep=long;nom\nx;Archer\n'))
  expect(read).toMatchObject({ ok: true, value: { line: 1, headings: ['sep=long', 'nom'] } })
})

test('numbers have a decimal comma or point, yes and no any usual word', () => {
  const army = spreadsheetArmy()
  const csv = 'name;mounted;quantity\nPion à pied;VRAI;"4,0"\nPion monté;FALSE;3.00\n'
  const { after, types, refused } = planOf(army, csv)
  expect(refused).toEqual([])
  expect(
    types.map(({ id }) => after.counterTypes[id]).map((type) => [type?.quantity, type?.stats['mounted']]),
  ).toEqual([
    [4, true],
    [3, false],
  ])
})
