import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neighbors } from '#shared/hex/direction'
import { type Grid, hexesOfGrid, toAxial } from '#shared/hex/grid'
import { hexsideOf, sidesOfHex } from '#shared/hex/hexside'
import {
  COLUMN_ROW_NUMBERING,
  hexName,
  hexsideName,
  LETTER_NUMBERING,
  type Numbering,
  parseHexName,
  parseHexsideName,
  showsName,
} from '#shared/hex/numbering'
import { GRID_KINDS } from './gridKinds'

const BOARD: Grid = { orientation: 'flat', stagger: 'even', columns: 26, rows: 16 }
const hex = (name: string, grid = BOARD, numbering: Numbering = LETTER_NUMBERING) => {
  const found = parseHexName(name, numbering, grid)
  if (!found) throw new Error(`no hex ${name}`)
  return found
}

describe('the 26 x 16 board of MC-MAP-1', () => {
  it('runs from A1 to Z16', () => {
    expect(hexName(toAxial({ col: 0, row: 0 }, BOARD), LETTER_NUMBERING, BOARD)).toBe('A1')
    expect(hexName(toAxial({ col: 25, row: 15 }, BOARD), LETTER_NUMBERING, BOARD)).toBe('Z16')
    for (const name of ['A0', 'A17', 'AA1', '0101', 'A', '', 'A1B']) {
      expect(parseHexName(name, LETTER_NUMBERING, BOARD)).toBeUndefined()
    }
    expect(parseHexName('u6', LETTER_NUMBERING, BOARD)).toEqual(hex('U6'))
  })

  it('has U6 touch V6 and V7', () => {
    const names = neighbors(hex('U6')).map((one) => hexName(one, LETTER_NUMBERING, BOARD))
    expect(names.sort()).toEqual(['T6', 'T7', 'U5', 'U7', 'V6', 'V7'])
  })

  it('names sides by both hexes in the order of their numbers, and the rim by the compass', () => {
    const name = (of: string, value: 0 | 1 | 2 | 3 | 4 | 5): string =>
      hexsideName(hexsideOf(hex(of), value), LETTER_NUMBERING, BOARD)
    expect(name('F7', 3)).toBe('F7/F8')
    expect(name('F8', 0)).toBe('F7/F8')
    expect(name('U6', 1)).toBe('U6/V6')
    expect(name('V6', 4)).toBe('U6/V6')
    expect(name('A1', 0)).toBe('A1/n')
    expect(name('B1', 5)).toBe('B1/nw')
    expect(name('A16', 3)).toBe('A16/s')
    expect(name('Z16', 2)).toBe('Z16/se')
  })

  it('reads side names in either order and refuses what is no side', () => {
    const side = hexsideOf(hex('F7'), 3)
    for (const text of ['F7/F8', 'F8/F7', 'f8/f7', 'F7/s', 'F8/N'])
      expect(parseHexsideName(text, LETTER_NUMBERING, BOARD)).toEqual(side)
    for (const text of ['F7', 'F7/F9', 'F7/', '/F7', 'F7/F8/F9', 'F7/F7', 'F7/e', 'A0/A1'])
      expect(parseHexsideName(text, LETTER_NUMBERING, BOARD)).toBeUndefined()
  })

  it('shows names on every hex, on none, or where both numbers are multiples of five', () => {
    const shown = (show: Numbering['show']): string[] =>
      [...hexesOfGrid({ ...BOARD, columns: 12 })]
        .filter((one) => showsName(one, { ...LETTER_NUMBERING, show }, BOARD))
        .map((one) => hexName(one, LETTER_NUMBERING, BOARD))
    expect(shown('all')).toHaveLength(12 * 16)
    expect(shown('none')).toEqual([])
    expect(shown('every-fifth')).toEqual(['E5', 'J5', 'E10', 'J10', 'E15', 'J15'])
  })
})

describe('other numberings', () => {
  it('goes on after Z with AA, AB', () => {
    const wide = { ...BOARD, columns: 60 }
    const name = (col: number): string => hexName(toAxial({ col, row: 0 }, wide), LETTER_NUMBERING, wide)
    expect([name(25), name(26), name(27), name(51), name(52)]).toEqual(['Z1', 'AA1', 'AB1', 'AZ1', 'BA1'])
  })

  it('writes 0101 by column and row, with as many digits as the larger number needs', () => {
    const name = (col: number, row: number, grid: Grid, numbering: Numbering): string =>
      hexName(toAxial({ col, row }, grid), numbering, grid)
    expect(name(0, 0, BOARD, COLUMN_ROW_NUMBERING)).toBe('0101')
    expect(name(11, 4, BOARD, COLUMN_ROW_NUMBERING)).toBe('1205')
    expect(name(11, 4, BOARD, { ...COLUMN_ROW_NUMBERING, style: 'row-column' })).toBe('0512')
    expect(name(11, 4, { ...BOARD, columns: 100 }, COLUMN_ROW_NUMBERING)).toBe('012005')
    expect(name(0, 0, BOARD, { ...COLUMN_ROW_NUMBERING, columnsDescend: true })).toBe('2601')
    expect(name(0, 0, BOARD, { ...COLUMN_ROW_NUMBERING, firstColumn: 0, rowsDescend: true })).toBe('0016')
  })

  it('reads back every hex and side of every kind of grid and numbering', () => {
    const numberings = fc.record<Numbering>({
      style: fc.constantFrom('letter-number', 'column-row', 'row-column'),
      firstColumn: fc.integer({ min: 1, max: 30 }),
      firstRow: fc.integer({ min: 0, max: 120 }),
      columnsDescend: fc.boolean(),
      rowsDescend: fc.boolean(),
      show: fc.constant('all'),
    })
    fc.assert(
      fc.property(fc.constantFrom(...GRID_KINDS), numberings, (grid, numbering) => {
        const names = new Set<string>()
        for (const one of hexesOfGrid(grid)) {
          const name = hexName(one, numbering, grid)
          names.add(name)
          expect(parseHexName(name, numbering, grid)).toEqual(one)
          for (const side of sidesOfHex(one))
            expect(parseHexsideName(hexsideName(side, numbering, grid), numbering, grid)).toEqual(side)
        }
        expect(names.size).toBe(grid.columns * grid.rows)
      }),
      { numRuns: 20 },
    )
  })
})
