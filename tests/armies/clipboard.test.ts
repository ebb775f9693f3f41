/** Cells on the clipboard as LibreOffice, Excel and Google Sheets write them, and what a paste makes of them (CTR-1). */
import { describe, expect, test } from 'vitest'
import { type Block } from '#shared/armies/block'
import { readClip, writeClip, writeClipTable } from '#shared/armies/clipText'
import { armyColumns, armyRows, type Layout } from '#shared/armies/columns'
import { columnsByHeading } from '#shared/armies/headings'
import { pasteCells, type ShownTable } from '#shared/armies/paste'
import { counterTypeId } from '#shared/document/ids'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { testBoard } from '../support/board'

const { counterSchema } = magnaCarta

describe('readClip', () => {
  test('the line break at the end, of Excel or LibreOffice, is no further line', () => {
    for (const end of ['\r\n', '\n', '']) expect(readClip(`a\tb${end}`)).toEqual([['a', 'b']])
    expect(readClip('a\r\n\r\nb\r\n')).toEqual([['a'], [''], ['b']])
  })

  test('one empty cell is a cell, an empty clipboard is none', () => {
    expect(readClip('\r\n')).toEqual([['']])
    expect(readClip('')).toEqual([])
  })

  test('a cell in quotes may hold tabs, line breaks and quotes; decimal commas stay', () => {
    expect(readClip('"Sire ""Le Roux"""\t"deux\nlignes"\t9,5\n')).toEqual([
      ['Sire "Le Roux"', 'deux\nlignes', '9,5'],
    ])
  })

  test('a text that only looks quoted is taken as it stands', () => {
    expect(readClip('"Le Roux\tNSG\nBarbe\tNCH')).toEqual([
      ['"Le Roux', 'NSG'],
      ['Barbe', 'NCH'],
    ])
  })

  test('what is copied comes back', () => {
    const cells = [
      ['a\tb', '"c"', 'd\ne'],
      ['', ' f ', '-3'],
    ]
    expect(readClip(writeClip(cells))).toEqual(cells)
    expect(writeClipTable([['<b> & c', 'd\ne']])).toBe(
      '<table><tr><td>&lt;b&gt; &amp; c</td><td>d<br>e</td></tr></table>',
    )
  })
})

describe('columnsByHeading', () => {
  const idsOf = (line: readonly string[], layout: Layout = 'types') =>
    columnsByHeading(armyColumns(counterSchema, layout), line)?.map((column) => column?.id)

  test('knows columns by their names in either language, without capitals and accents', () => {
    expect(idsOf(['NOM', 'Sigle', 'side', 'Categorie', 'remarques'])).toEqual([
      'name',
      'abbreviation',
      'side',
      'category',
      undefined,
    ])
  })

  test('a name that comes again is that of the next face; with the face named, of that one', () => {
    expect(idsOf(['Nom', 'Attaque', 'Défense', 'Attaque', 'Défense'])).toEqual([
      'name',
      'healthy:attack',
      'healthy:defence',
      'wounded:attack',
      'wounded:defence',
    ])
    expect(idsOf(['Nom', 'Attaque (blessé, à pied)'])).toEqual(['name', 'wounded:attack'])
  })

  test('a line of values is no line of headings', () => {
    expect(idsOf(['Sergent', 'NSE', 'La garnison'])).toBeUndefined()
    expect(idsOf(['nom', 'Guy', 'Thibaud', 'Renaud', 'sigle'])).toBeUndefined()
  })
})

const [GUY, AUDE] = [counterTypeId('guy'), counterTypeId('aude')]

function shown(layout: Layout = 'types'): ShownTable {
  const made = (name: string) =>
    newCounterType(counterSchema, { name, side: undefined, stats: counterSchema.kinds[0]?.stats ?? {} })
  const scenario = { ...testBoard(), counterTypes: { [GUY]: made('Guy'), [AUDE]: made('Aude') } }
  const columns = armyColumns(counterSchema, layout)
  const rows = armyRows(scenario, counterSchema, layout)
  return { scenario, layout, rows, columns, allColumns: columns, allRows: rows }
}

const block = (top: number, left: number, bottom = top, right = left): Block => ({ top, left, bottom, right })
const told = (pasted: ReturnType<typeof pasteCells>) =>
  pasted.edits.map(({ row, column, text }) => `${row.type} ${column.id} ${text}`)

describe('pasteCells', () => {
  test('goes in at the corner of the selection, and what it covers is selected afterwards', () => {
    const pasted = pasteCells(
      shown(),
      [
        ['NGU', 'a'],
        ['NAU', 'b'],
      ],
      block(0, 1),
    )
    expect(told(pasted)).toEqual([
      'guy abbreviation NGU',
      'guy side a',
      'aude abbreviation NAU',
      'aude side b',
    ])
    expect(pasted.block).toEqual(block(0, 1, 1, 2))
  })

  test('one cell fills the whole selection', () => {
    expect(told(pasteCells(shown(), [['3']], block(0, 3, 1, 4)))).toEqual([
      'guy quantity 3',
      'guy edition 3',
      'aude quantity 3',
      'aude edition 3',
    ])
  })

  test('lines beyond the last row are types to add; empty ones are nothing', () => {
    const { edits, added, lost } = pasteCells(shown(), [['Guy'], ['Aude'], ['Thibaud'], ['']], block(0, 0))
    expect(edits).toHaveLength(2)
    expect(added.map((texts) => texts.map(({ text }) => text))).toEqual([['Thibaud']])
    expect(lost).toBe(0)
  })

  test('in the layout of faces such lines are lost, and counted', () => {
    const { added, lost } = pasteCells(shown('faces'), [['a'], ['b'], ['c']], block(3, 0))
    expect(added).toEqual([])
    expect(lost).toBe(2)
  })

  test('with a column of names each line finds its type, wherever it stands', () => {
    const { edits, added } = pasteCells(
      shown(),
      [
        ['Sigle', 'Nom'],
        ['NAU', 'AUDE'],
        ['NTH', 'Thibaud'],
        ['NGU', 'guy'],
      ],
      block(1, 5),
    )
    expect(edits.map(({ row, text }) => `${row.type} ${text}`)).toEqual([
      'aude NAU',
      'aude AUDE',
      'guy NGU',
      'guy guy',
    ])
    expect(added.map((texts) => texts.map(({ text }) => text))).toEqual([['NTH', 'Thibaud']])
  })
})
