/** DOC-6: names of hexes on joined boards; MC-MAP-1: boards as they are printed. */
import { describe, expect, test } from 'vitest'
import { joinMap } from '#shared/commands/joinMap'
import { turnMap } from '#shared/commands/turnMap'
import { fromBoard, onBoard, printedGrid } from '#shared/document/boards'
import { type BoardId } from '#shared/document/ids'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { hexOfName, nameOfHex, nameOfHexside, printedName } from '#shared/document/placeNames'
import { type Board, type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { type Grid, hexCount, hexesOfGrid, onGrid, toAxial } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { hexName } from '#shared/hex/numbering'
import { after, openMap } from '../commands/maps'
import { BOARD_PRESETS } from '#shared/document/newScenario'

const { grid: BOARD } = BOARD_PRESETS['board-12x16']
const board = openMap(BOARD)
const joined = after(board, joinMap, { other: board, edge: 'right', turned: true })
const at = (scenario: Scenario, col: number, row: number) => toAxial({ col, row }, scenario.map.grid)

describe('DOC-6: names of hexes', () => {
  test('without boards they are those of the map', () => {
    expect(nameOfHex(board, at(board, 2, 3))).toBe('C4')
    expect(hexOfName(board, 'C4')).toEqual(at(board, 2, 3))
    expect(nameOfHexside(board, hexsideOf(at(board, 2, 3), 3))).toBe('C4/C5')
  })

  test('on boards each by its own numbering, the shared rim by the first, a turned one from its other corner', () => {
    const name = (col: number, row: number): string => nameOfHex(joined, at(joined, col, row))
    expect([name(0, 0), name(12, 16), name(13, 1), name(24, 16), name(24, 0)]).toEqual([
      '1:A1',
      '1:M17',
      '2:L17',
      '2:A1',
      '2:A17',
    ])
    expect(printedName(joined, at(joined, 24, 16))).toBe('A1')
    expect(nameOfHexside(joined, hexsideOf(at(joined, 12, 5), 1))).toBe('1:M6/2:L13')
    expect(nameOfHexside(joined, hexsideOf(at(joined, 24, 16), 3))).toBe('2:A1/s')
  })

  test('every name of every hex finds it, on boards turned again and joined four together', () => {
    const four = after(joined, joinMap, { other: joined, edge: 'bottom' })
    for (const scenario of [joined, four, after(four, turnMap, {})]) {
      const names = new Set<string>()
      for (const hex of hexesOfGrid(scenario.map.grid)) {
        const name = nameOfHex(scenario, hex)
        names.add(name)
        expect(hexOfName(scenario, name)).toEqual(hex)
        // Over the whole map too.
        const { numbering, grid } = scenario.map
        expect(hexOfName(scenario, hexName(hex, numbering, grid))).toEqual(hex)
      }
      expect(names.size).toBe(hexCount(scenario.map.grid))
    }
    // Two maps of the same boards turn into each other: the printed names stay on their hexes.
    const turned = after(joined, turnMap, {})
    expect(nameOfHex(turned, at(turned, 0, 0))).toBe('2:A1')
    expect(nameOfHex(turned, at(turned, 24, 16))).toBe('1:A1')
  })

  test('what is no name finds nothing', () => {
    for (const name of ['2:B1', '3:A1', 'A', ':A1', '2:', '1:N1'])
      expect(hexOfName(joined, name)).toBeUndefined()
  })
})

describe('MC-MAP-1: boards as printed', () => {
  const GRIDS: readonly Grid[] = (['flat', 'pointy'] as const).flatMap((orientation) =>
    (['odd', 'even'] as const).map((stagger) => ({ orientation, stagger, columns: 11, rows: 11 })),
  )

  test.each(GRIDS)('any rectangle, turned or not, takes its hexes to the sheet and back: %j', (grid) => {
    for (const turned of [false, true])
      for (const [firstColumn, firstRow, columns, rows] of [
        [0, 0, 4, 5],
        [1, 2, 5, 4],
        [3, 1, 6, 7],
        [2, 3, 1, 1],
      ] as const) {
        const one: Board = { name: 'A', firstColumn, firstRow, columns, rows, turned, edges: [] }
        const sheet = printedGrid(one, grid)
        const there = [...hexesOfGrid(grid)].filter((hex) => onBoard(one, grid, hex))
        expect(there).toHaveLength(columns * rows)
        for (const hex of there) {
          const printed = onBoard(one, grid, hex)!
          expect(printed.grid).toEqual(sheet)
          expect(onGrid(printed.hex, sheet)).toBe(true)
          expect(fromBoard(one, grid, printed.hex)).toEqual(hex)
        }
      }
  })

  test('CM-SCN-4: an edge of a board with half hexes has a hex at every position, turned or not', () => {
    const names = (which: number, edge: 'top' | 'right'): string[] => {
      const board = (Object.keys(joined.boards) as BoardId[])[which]!
      const hexes = hexesOfPlace(joined, { kind: 'board-edge', board, edge })
      return hexes.map((hex) => nameOfHex(joined, parseHexKey(hex)))
    }
    expect(names(0, 'top').slice(0, 4)).toEqual(['1:A1', '1:B2', '1:C1', '1:D2'])
    expect(names(1, 'top').slice(0, 4)).toEqual(['2:A1', '2:B2', '2:C1', '2:D2'])
    // The rim that both share is called by the first.
    expect(names(1, 'right').slice(0, 2)).toEqual(['1:M17', '1:M16'])
    expect(names(1, 'top')).toHaveLength(13)
  })
})
