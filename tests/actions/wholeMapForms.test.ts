/** MAP-3, DOC-6: what the dialogs of the map's size and numbering say before anything is done. */
import { describe, expect, test } from 'vitest'
import { boardId } from '#shared/document/ids'
import { terrainAt } from '#shared/document/map'
import { nameOfHex } from '#shared/document/placeNames'
import { hexesOfGrid } from '#shared/hex/grid'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { fallenWords } from '../../renderer/actions/fallenWords'
import {
  numberingErrors,
  numberingForm,
  numberingOf,
  numberingOfForm,
  openGround,
  renumbered,
  withStyle,
} from '../../renderer/dialogs/map/numberingForm'
import { previewHexes } from '../../renderer/dialogs/map/hexSizeForm'
import { formOf, previewResize } from '../../renderer/dialogs/map/resizeMapForm'
import { richScenario } from '../format/richScenario'
import { testBoard } from '../support/board'

const SAME = formOf({ top: 0, right: 0, bottom: 0, left: 0 }, false)
const small = testBoard({ columns: 12, rows: 9 })

describe('the size of the map', () => {
  test('the sheet as it will be, the one that is there lying on it', () => {
    const grown = previewResize(small, { ...SAME, left: '2', bottom: ' +3 ' })
    if (grown.kind !== 'fits') throw new Error('it fits')
    expect([grown.columns, grown.rows, grown.losses]).toEqual([14, 12, undefined])
    expect(grown.resizing).toEqual({ top: 0, right: 0, bottom: 3, left: 2, keepNames: false })
    expect(grown.before.x).toBeCloseTo(25 * Math.sqrt(3), 9)
    expect(grown.before.y).toBeCloseTo(0, 9)
    expect(grown.before.x + grown.before.width).toBeCloseTo(grown.sheet.width, 9)
    expect(grown.sheet.height - grown.before.height).toBeCloseTo(75, 9)
  })

  test('what falls off', () => {
    const cropped = previewResize(richScenario(), { ...SAME, right: '-28', bottom: '−23' })
    expect(cropped).toMatchObject({
      columns: 12,
      rows: 12,
      losses: { en: 'Off the map: 3\u00a0counters. Removed: 1\u00a0built hexside, 1\u00a0text.' },
    })
  })

  test('nothing yet, what is half typed, and what cannot be', () => {
    for (const top of ['0', '-0', '+0'])
      expect(previewResize(small, { ...SAME, top })).toMatchObject({ kind: 'same', columns: 12, rows: 9 })
    for (const top of ['', '-', '1.5', 'x'])
      expect(previewResize(small, { ...SAME, top })).toMatchObject({
        kind: 'refused',
        why: { en: 'Whole numbers: below zero, columns or rows are taken away.' },
      })
    expect(previewResize(small, { ...SAME, top: '-9' })).toMatchObject({
      kind: 'refused',
      why: { en: 'No hex would be left.' },
    })
  })

  test('the words count in both languages, and say nothing of nothing', () => {
    const none = {
      ...{ counters: 0, hexsides: 0, structures: 0, markers: 0, labels: 0 },
      ...{ zoneHexes: 0, boards: 0, retreatEdges: 0 },
    }
    expect(fallenWords(none)).toBeUndefined()
    expect(fallenWords({ ...none, counters: 1, structures: 2, boards: 1 })).toEqual({
      fr: 'Hors de la carte\u202f: 1\u00a0pion. Supprimé\u202f: 2\u00a0ouvrages, 1\u00a0plateau.',
      en: 'Off the map: 1\u00a0counter. Removed: 2\u00a0structures, 1\u00a0board.',
    })
    expect(fallenWords({ ...none, hexsides: 1, zoneHexes: 3 })?.en).toBe(
      'Removed: 1\u00a0built hexside, 3\u00a0hexes of zones.',
    )
  })
})

describe('other hexes', () => {
  const wide = testBoard({ columns: 6, rows: 4 })
  const fresh = { hexMm: '25', halfHexes: false }

  test('nothing to do, a wrong width, and a width with its comma', () => {
    expect(previewHexes(wide, fresh)).toMatchObject({ kind: 'same', says: [] })
    expect(previewHexes(wide, { ...fresh, hexMm: '4' })).toMatchObject({
      kind: 'refused',
      field: 'hexMm',
      why: { en: 'From 5 to 100 mm.' },
    })
    const preview = previewHexes(wide, { ...fresh, hexMm: '30,5' })
    expect(preview).toMatchObject({ kind: 'fits', change: { hexMm: 30.5 } })
    expect(preview.kind === 'fits' && preview.says.map(({ en }) => en)).toEqual([
      'Texts on the map, the background picture, names of hexes and counters follow the size of the hexes.',
    ])
  })

  test('a frame that cuts tells the hexes outside it, in both languages', () => {
    const preview = previewHexes(wide, { ...fresh, halfHexes: true })
    expect(preview).toMatchObject({ kind: 'fits', change: { halfHexes: true } })
    expect(preview.kind === 'fits' && preview.says[0]).toEqual({
      fr: 'Hors du cadre\u202f: 3\u00a0cases du bord, avec leur terrain et leur niveau.',
      en: 'Outside the frame: 3\u00a0hexes of the rim, with their terrain and level.',
    })
  })
})

describe('the numbering', () => {
  const form = numberingForm({ ...LETTER_NUMBERING, firstColumn: 28, firstRow: 0 })

  test('the form says what the numbering is, and the other way round', () => {
    expect(form).toMatchObject({ firstColumn: 'AB', firstRow: '0' })
    expect(numberingOfForm(form)).toEqual({ ...LETTER_NUMBERING, firstColumn: 28, firstRow: 0 })
    expect(numberingOfForm({ ...form, firstColumn: ' ac ' }).firstColumn).toBe(29)
  })

  test('another style keeps the first column; letters have nothing before A', () => {
    const digits = withStyle(form, 'row-column')
    expect(digits).toMatchObject({ style: 'row-column', firstColumn: '28' })
    expect(withStyle(digits, 'letter-number').firstColumn).toBe('AB')
    expect(withStyle({ ...digits, firstColumn: '0' }, 'letter-number').firstColumn).toBe('A')
    expect(withStyle({ ...digits, firstColumn: '?' }, 'letter-number').firstColumn).toBe('?')
  })

  test.each([
    [{}, []],
    [{ firstColumn: '1' }, ['firstColumn']],
    [{ firstColumn: '' }, ['firstColumn']],
    [{ firstColumn: 'ZZZ' }, ['firstColumn']],
    [{ firstRow: '-1' }, ['firstRow']],
    [{ firstRow: '10001' }, ['firstRow']],
    [{ style: 'column-row', firstColumn: 'A', firstRow: 'x' }, ['firstColumn', 'firstRow']],
    [{ style: 'column-row', firstColumn: '0', firstRow: '10000' }, []],
  ] as const)('%j: wrong are %j', (change, wrong) => {
    expect(Object.keys(numberingErrors({ ...form, ...change }))).toEqual(wrong)
  })

  test('the picture has open ground under the names', () => {
    const rich = richScenario()
    const open = openGround(rich)
    expect(open.boards).toBe(rich.boards)
    expect(open.map).toMatchObject({ grid: rich.map.grid, hexsides: {}, structures: {}, markers: {} })
    for (const hex of hexesOfGrid(rich.map.grid)) expect(terrainAt(open.map, hex)).toBe('clear')
  })

  test('the picture shows the map or the board as it would be called', () => {
    const rich = richScenario()
    const west = boardId('west')
    const hex = { q: 30, r: -10 }
    const numbering = { ...LETTER_NUMBERING, firstRow: 100 }
    expect(nameOfHex(renumbered(rich, numbering), hex)).not.toBe(nameOfHex(rich, hex))
    expect(nameOfHex(renumbered(rich, numbering, west), hex)).toBe(nameOfHex(rich, hex))
    expect(numberingOf(renumbered(rich, numbering, west), west)).toEqual(numbering)
    expect(numberingOf(rich)).toBe(rich.map.numbering)
  })
})
