/** CM-SCN-4, DOC-6: grids that a frame cuts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { terrainAt } from '#shared/document/map'
import {
  type Grid,
  hexCount,
  hexesOfGrid,
  isAbsent,
  nearestPlace,
  onGrid,
  toAxial,
  toOffset,
} from '#shared/hex/grid'
import { hexCorners } from '#shared/hex/layout'
import { LETTER_NUMBERING, parseHexName } from '#shared/hex/numbering'
import { fantasyBoard } from '../support/fantasyBoard'
import { mapFrame } from '#shared/painter/frame'
import { hexesInRect } from '#shared/painter/hexesInRect'
import { hexWindow } from '#shared/rules/engine/hexWindow'
import { GRID_KINDS } from './gridKinds'
import { BOARD_PRESETS } from '#shared/document/newScenario'

const BOARD: Grid = BOARD_PRESETS['board-12x16'].grid

const cutGrids = fc.record({
  orientation: fc.constantFrom('flat' as const, 'pointy' as const),
  stagger: fc.constantFrom('odd' as const, 'even' as const),
  columns: fc.integer({ min: 1, max: 14 }),
  rows: fc.integer({ min: 1, max: 14 }),
  halfHexes: fc.constant(true),
})

describe('CM-SCN-4: the hex of each shifted line that lies wholly outside the frame is absent', () => {
  test('a board of 12 x 16 pitches has 215 hexes: 13 x 17 without row 0 of its six odd columns', () => {
    const absent = [1, 3, 5, 7, 9, 11].map((col) => ({ col, row: 0 }))
    expect(hexCount(BOARD)).toBe(215)
    expect([...hexesOfGrid(BOARD)]).toHaveLength(215)
    for (const coord of absent) expect(onGrid(toAxial(coord, BOARD), BOARD)).toBe(false)
    expect(hexCount({ ...BOARD, halfHexes: false })).toBe(221)
  })

  test.each([
    ['flat', 'even', { col: 1, row: 0 }],
    ['flat', 'odd', { col: 1, row: 4 }],
    ['pointy', 'even', { col: 0, row: 1 }],
    ['pointy', 'odd', { col: 4, row: 1 }],
  ] as const)('%s, %s: absent is %j', (orientation, stagger, coord) => {
    const grid: Grid = { orientation, stagger, columns: 5, rows: 5, halfHexes: true }
    const places = Array.from({ length: 25 }, (_, index) => ({ col: index % 5, row: Math.floor(index / 5) }))
    const second = orientation === 'flat' ? { ...coord, col: 3 } : { ...coord, row: 3 }
    expect(places.filter((place) => isAbsent(place, grid))).toEqual([coord, second])
  })

  test('those and no others have no point inside the frame, on every grid', () => {
    fc.assert(
      fc.property(cutGrids, (grid) => {
        const layout = { grid, hexMm: 10 }
        const frame = mapFrame(layout)
        const [right, bottom] = [frame.x + frame.width, frame.y + frame.height]
        let present = 0
        for (let row = 0; row < grid.rows; row++)
          for (let col = 0; col < grid.columns; col++) {
            const hex = toAxial({ col, row }, grid)
            const corners = hexCorners(hex, layout)
            const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
            const near = 1e-6
            const meets =
              Math.max(...xs) > frame.x + near &&
              Math.min(...xs) < right - near &&
              Math.max(...ys) > frame.y + near &&
              Math.min(...ys) < bottom - near
            expect(onGrid(hex, grid)).toBe(meets)
            if (meets) present++
          }
        expect(hexCount(grid)).toBe(present)
        expect([...hexesOfGrid(grid)]).toHaveLength(present)
      }),
    )
  })

  test('they have no name, no cell in a search, no place in a picture, no terrain', () => {
    const hex = toAxial({ col: 1, row: 0 }, BOARD)
    expect(parseHexName('B1', LETTER_NUMBERING, BOARD)).toBeUndefined()
    expect(parseHexName('B2', LETTER_NUMBERING, BOARD)).toEqual(toAxial({ col: 1, row: 1 }, BOARD))
    const window = hexWindow(BOARD, toAxial({ col: 2, row: 2 }, BOARD), 30)
    expect(window.isOpen(window.cellOf(hex) as number)).toBe(false)
    expect([...window.cellsByRow()].map(window.hexOf)).toEqual([...hexesOfGrid(BOARD)])
    const all = { x: -100, y: -100, width: 1000, height: 1000 }
    const painted = hexesInRect(all, { grid: BOARD, hexMm: 25 })
    expect(painted).toHaveLength(215)
    const scenario = fantasyBoard(BOARD)
    expect(terrainAt(scenario.map, hex)).toBeUndefined()
  })

  test('the nearest place of the map is never one of them', () => {
    expect(nearestPlace({ col: 1, row: -3 }, BOARD)).toEqual({ col: 1, row: 1 })
    expect(nearestPlace({ col: 40, row: 40 }, BOARD)).toEqual({ col: 12, row: 16 })
    for (const kind of GRID_KINDS) {
      const grid: Grid = { ...kind, columns: 5, rows: 5, halfHexes: true }
      for (let row = -1; row < 7; row++)
        for (let col = -1; col < 7; col++)
          expect(onGrid(toAxial(nearestPlace({ col, row }, grid), grid), grid)).toBe(true)
    }
  })

  test('the file keeps one character a column, and half hexes under `map.halfHexes`', () => {
    const text = writeScenario(fantasyBoard(BOARD))
    expect(text).toContain('"halfHexes": true')
    expect(text.match(/^ {6}"\.{13}",?$/gm)).toHaveLength(17)
    const read = readScenario(text, 'board')
    expect(read.ok && read.value.map.grid).toEqual(BOARD)
    expect(read.ok && writeScenario(read.value)).toBe(text)
    expect(toOffset({ q: 1, r: 0 }, BOARD)).toEqual({ col: 1, row: 1 })
  })
})
