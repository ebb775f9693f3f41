/** DOC-6, MAP-3: numbering the hexes anew. */
import { expect, test } from 'vitest'
import { setNumbering } from '#shared/commands/setNumbering'
import { boardId } from '#shared/document/ids'
import { nameOfHex, printedName } from '#shared/document/placeNames'
import { toAxial } from '#shared/hex/grid'
import { richScenario } from '../format/richScenario'
import { after, openMap, refusalOf } from './maps'

const GRID = { orientation: 'flat', stagger: 'odd', columns: 12, rows: 8 } as const
const open = openMap(GRID)
const hex = toAxial({ col: 2, row: 3 }, GRID)

test.each([
  [{}, 'C4'],
  [{ style: 'column-row' }, '0304'],
  [{ style: 'row-column' }, '0403'],
  [{ firstColumn: 27, firstRow: 0 }, 'AC3'],
  [{ style: 'column-row', firstColumn: 0, firstRow: 100 }, '002103'],
  [{ columnsDescend: true }, 'J4'],
  [{ rowsDescend: true }, 'C5'],
] as const)('%j: %s', (numbering, name) => {
  expect(nameOfHex(after(open, setNumbering, { numbering }), hex)).toBe(name)
})

test('which hexes show it', () => {
  const fifth = after(open, setNumbering, { numbering: { show: 'every-fifth' } })
  expect(printedName(fifth, hex)).toBeUndefined()
  expect(printedName(fifth, toAxial({ col: 4, row: 4 }, GRID))).toBe('E5')
  expect(printedName(after(open, setNumbering, { numbering: { show: 'none' } }), hex)).toBeUndefined()
})

test('of one board only; what the file says of it besides stays', () => {
  const west = boardId('west')
  const rich = richScenario()
  const board = { ...rich.boards[west]!, numbering: { ...rich.map.numbering, extra: { note: 1 } } }
  const noted = { ...rich, boards: { [west]: board } }
  const changed = after(noted, setNumbering, { numbering: { firstRow: 5 }, board: west })
  expect(changed.map).toBe(noted.map)
  expect(changed.boards[west]?.numbering).toEqual({ ...board.numbering, firstRow: 5 })
  const { numbering: _own, ...plain } = board
  const named = after({ ...rich, boards: { [west]: plain } }, setNumbering, {
    numbering: { firstRow: 5 },
    board: west,
  })
  expect(named.boards[west]?.numbering).toEqual({ ...rich.map.numbering, firstRow: 5 })
})

test.each([
  [{ firstColumn: 0 }, 'The first column is counted from 1 to 10000, the first row from 0 to 10000.'],
  [{ firstRow: -1 }, 'The first column is counted from 1 to 10000, the first row from 0 to 10000.'],
  [
    { style: 'column-row', firstColumn: 10_001 },
    'The first column is counted from 0 to 10000, the first row from 0 to 10000.',
  ],
] as const)('%j is refused', (numbering, why) => {
  expect(refusalOf(open, setNumbering, { numbering })).toBe(why)
})

test('a board that is not there is refused', () => {
  expect(refusalOf(open, setNumbering, { numbering: {}, board: boardId('east') })).toBe(
    'The scenario has no board “east”.',
  )
})
