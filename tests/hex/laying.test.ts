/** MAP-3: grids turned by 180 degrees and joined along an edge. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexDistance, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbor, opposite } from '#shared/hex/direction'
import { type Grid, hexCount, hexesOfGrid, onGrid } from '#shared/hex/grid'
import { hexesOfSide, hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { type Edge, joinGrids } from '#shared/hex/joinGrids'
import { layHex, laySide, turnGrid } from '#shared/hex/laying'
import { hexCenter } from '#shared/hex/layout'
import { COLUMN_ROW_NUMBERING, hexName, parseHexName } from '#shared/hex/numbering'
import { mapFrame } from '#shared/painter/frame'
import './gridKinds'

const anyGrid = fc.record({
  orientation: fc.constantFrom('flat' as const, 'pointy' as const),
  stagger: fc.constantFrom('odd' as const, 'even' as const),
  columns: fc.integer({ min: 1, max: 9 }),
  rows: fc.integer({ min: 1, max: 9 }),
  halfHexes: fc.boolean(),
})

const linesOf = (grid: Grid): number => (grid.orientation === 'flat' ? grid.columns : grid.rows)
const isCut = (grid: Grid): boolean => grid.halfHexes === true && grid.columns > 1 && grid.rows > 1

describe('turning a grid by 180 degrees', () => {
  test('every hex comes to lie where a half turn about the middle of the frame puts it', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const laying = turnGrid(grid)
        // With half hexes the frame must turn into itself.
        expect(laying === undefined).toBe(isCut(grid) && linesOf(grid) % 2 === 0)
        if (!laying) return
        const [before, after] = [
          { grid, hexMm: 10 },
          { grid: laying.to, hexMm: 10 },
        ]
        const [frame, turned] = [mapFrame(before), mapFrame(after)]
        expect([turned.width, turned.height]).toEqual([frame.width, frame.height])
        const hexes = [...hexesOfGrid(grid)]
        for (const hex of hexes) {
          const [from, to] = [hexCenter(hex, before), hexCenter(layHex(hex, laying), after)]
          expect(to.x - turned.x).toBeCloseTo(frame.x + frame.width - from.x, 9)
          expect(to.y - turned.y).toBeCloseTo(frame.y + frame.height - from.y, 9)
        }
        const laid = new Set(hexes.map((hex) => hexKey(layHex(hex, laying))))
        expect(laid).toEqual(new Set([...hexesOfGrid(laying.to)].map(hexKey)))
      }),
    )
  })

  test('the stagger stays with half hexes, with an even number of lines, and with a single one', () => {
    const grid: Grid = { orientation: 'flat', stagger: 'even', columns: 26, rows: 16 }
    expect(turnGrid(grid)?.to).toBe(grid)
    expect(turnGrid({ ...grid, columns: 25 })?.to.stagger).toBe('odd')
    expect(turnGrid({ ...grid, columns: 25, halfHexes: true })?.to.stagger).toBe('even')
    expect(turnGrid({ ...grid, columns: 1 })?.to.stagger).toBe('even')
    expect(turnGrid({ ...grid, halfHexes: true })).toBeUndefined()
    const pointy: Grid = { ...grid, orientation: 'pointy', columns: 16, rows: 25 }
    expect(turnGrid(pointy)?.to.stagger).toBe('odd')
    expect(turnGrid({ ...pointy, rows: 24 })?.to).toEqual({ ...pointy, rows: 24 })
  })

  test('twice is where it was, and what was beside a hex is beside it still', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const once = turnGrid(grid)
        const twice = once && turnGrid(once.to)
        if (!once || !twice) return
        expect(twice.to).toEqual(grid)
        for (const hex of hexesOfGrid(grid)) {
          expect(layHex(layHex(hex, once), twice)).toEqual(hex)
          for (const way of DIRECTIONS) {
            expect(layHex(neighbor(hex, way), once)).toEqual(neighbor(layHex(hex, once), opposite(way)))
            const side = hexsideOf(hex, way)
            const laid = laySide(side, once)
            expect(new Set(hexesOfSide(laid).map(hexKey))).toEqual(
              new Set(hexesOfSide(side).map((one) => hexKey(layHex(one, once)))),
            )
            expect(hexsideKey(laySide(laid, twice))).toBe(hexsideKey(side))
          }
        }
      }),
    )
  })

  test('DOC-6: counted from the other corner, every hex keeps its name, half hexes too', () => {
    fc.assert(
      fc.property(anyGrid, fc.boolean(), fc.boolean(), (grid, columnsDescend, rowsDescend) => {
        const laying = turnGrid(grid)
        if (!laying) return
        const numbering = { ...COLUMN_ROW_NUMBERING, columnsDescend, rowsDescend }
        const turned = { ...numbering, columnsDescend: !columnsDescend, rowsDescend: !rowsDescend }
        for (const hex of hexesOfGrid(grid)) {
          const name = hexName(hex, numbering, grid)
          expect(hexName(layHex(hex, laying), turned, laying.to)).toBe(name)
          expect(parseHexName(name, numbering, grid)).toEqual(hex)
          expect(parseHexName(name, turned, laying.to)).toEqual(layHex(hex, laying))
        }
      }),
    )
  })
})

const EDGES: readonly Edge[] = ['top', 'right', 'bottom', 'left']

describe('joining two grids', () => {
  test('they fill the joined grid exactly, and meet in the rim hexes that both frames cut', () => {
    let joinedOnes = 0
    fc.assert(
      fc.property(anyGrid, anyGrid, fc.constantFrom(...EDGES), (here, other, edge) => {
        const there = { ...other, orientation: here.orientation, halfHexes: here.halfHexes }
        const sideways = edge === 'left' || edge === 'right'
        const fitting = sideways ? { ...there, rows: here.rows } : { ...there, columns: here.columns }
        const joined = joinGrids(here, fitting, edge)
        if (!('grid' in joined)) return
        joinedOnes++
        const mine = [...hexesOfGrid(here)].map((hex) => hexKey(layHex(hex, joined.here)))
        const others = [...hexesOfGrid(fitting)].map((hex) => hexKey(layHex(hex, joined.there)))
        const all = new Set([...hexesOfGrid(joined.grid)].map(hexKey))
        expect(new Set([...mine, ...others])).toEqual(all)
        const shared = mine.length + others.length - all.size
        const along = sideways ? here.rows : here.columns
        const alongLines = sideways === (here.orientation === 'flat')
        // Half hexes meet in one line of hexes; across the lines in every second of them.
        expect(shared).toBe(!isCut(here) ? 0 : alongLines ? along : Math.ceil(along / 2))
        expect(hexCount(joined.grid)).toBe(all.size)
        const layouts = { here, there: fitting }
        for (const name of ['here', 'there'] as const) {
          const [from, to] = [
            { grid: layouts[name], hexMm: 10 },
            { grid: joined.grid, hexMm: 10 },
          ]
          const hexes = [...hexesOfGrid(layouts[name])]
          const moved = hexes.map((hex) => {
            const [a, b] = [hexCenter(hex, from), hexCenter(layHex(hex, joined[name]), to)]
            return [b.x - a.x, b.y - a.y] as const
          })
          for (const [x, y] of moved) {
            expect(x).toBeCloseTo(moved[0]![0], 9)
            expect(y).toBeCloseTo(moved[0]![1], 9)
          }
        }
      }),
      { numRuns: 600 },
    )
    expect(joinedOnes).toBeGreaterThan(150)
  })

  const BOARD: Grid = { orientation: 'flat', stagger: 'even', columns: 13, rows: 17, halfHexes: true }

  test.each([
    ['right', { columns: 25, rows: 17 }],
    ['left', { columns: 25, rows: 17 }],
    ['top', { columns: 13, rows: 33 }],
    ['bottom', { columns: 13, rows: 33 }],
  ] as const)('CM-SCN-4: two boards of 12 x 16 joined at the %s are one of %j', (edge, size) => {
    const joined = joinGrids(BOARD, BOARD, edge)
    expect('grid' in joined && joined.grid).toEqual({ ...BOARD, ...size })
    const other = joinGrids(BOARD, { ...BOARD, stagger: 'odd' }, edge)
    expect('grid' in other && other.grid).toEqual({ ...BOARD, ...size })
  })

  test.each([
    ['orientation', { orientation: 'pointy' as const }, 'right'],
    ['halfHexes', { halfHexes: false }, 'right'],
    ['length', { rows: 16 }, 'right'],
    ['length', { columns: 12 }, 'top'],
    ['corner', { columns: 12 }, 'left'],
    ['halfHexes', { columns: 1 }, 'right'],
  ] as const)('does not fit: %s, %j at the %s', (kind, change, edge) => {
    expect(joinGrids(BOARD, { ...BOARD, ...change }, edge)).toMatchObject({ kind })
  })

  test('without half hexes the columns must go on shifting: an odd number of them wants the other stagger', () => {
    const whole: Grid = { orientation: 'flat', stagger: 'even', columns: 26, rows: 16 }
    const joined = joinGrids(whole, whole, 'right')
    expect('grid' in joined && joined.grid).toEqual({ ...whole, columns: 52 })
    expect(joinGrids({ ...whole, columns: 25 }, whole, 'right')).toEqual({ kind: 'stagger' })
    expect('grid' in joinGrids({ ...whole, columns: 25 }, { ...whole, stagger: 'odd' }, 'right')).toBe(true)
    expect(joinGrids(whole, { ...whole, stagger: 'odd' }, 'bottom')).toEqual({ kind: 'stagger' })
    const first = { q: 26, r: -13 }
    expect('grid' in joined && layHex({ q: 0, r: 0 }, joined.there)).toEqual(first)
    expect('grid' in joined && onGrid(first, joined.grid)).toBe(true)
    expect(hexDistance(first, { q: 25, r: -13 })).toBe(1)
  })
})
