/** MAP-1: the hexes of a line, a rectangle and a lasso. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Axial, addHex, hexDistance, hexKey, subtractHex } from '#shared/hex/axial'
import { DIRECTIONS, direction, neighbors, step } from '#shared/hex/direction'
import { type Grid, hexesOfGrid, isAbsent, onGrid, toAxial, toOffset } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { floodFill, hexLine, ring } from '#shared/hex/region'
import { lassoOnGrid, lineOnGrid, rectangleOnGrid, straightened } from '#shared/hex/shapes'
import { anyHex, GRID_KINDS, kindName, nearHex } from './gridKinds'

const keys = (hexes: readonly Axial[]): string[] => hexes.map(hexKey)
const sorted = (hexes: readonly Axial[]): string[] => keys(hexes).sort()

/** Every kind of grid, whole and cut by a frame. */
const GRIDS = GRID_KINDS.flatMap((grid): Grid[] => [grid, { ...grid, halfHexes: true }])
const named = GRIDS.map((grid) => [`${kindName(grid)}${grid.halfHexes ? ', half hexes' : ''}`, grid] as const)

describe.each(named)('on a grid %s', (_name, grid) => {
  it('a line holds what lies within its radius, each hex once, the same both ways', () => {
    fc.assert(
      fc.property(nearHex, nearHex, fc.integer({ min: 0, max: 3 }), (from, to, radius) => {
        const hexes = lineOnGrid(from, to, radius, grid)
        const line = hexLine(from, to)
        const near = (hex: Axial): boolean => line.some((on) => hexDistance(on, hex) <= radius)
        expect(sorted(hexes)).toEqual(sorted([...hexesOfGrid(grid)].filter(near)))
        expect(sorted(lineOnGrid(to, from, radius, grid))).toEqual(sorted(hexes))
      }),
    )
  })

  it('a line between two hexes of the map that stays on it is connected', () => {
    const from = toAxial({ col: 1, row: 1 }, grid)
    const line = lineOnGrid(from, toAxial({ col: 7, row: 5 }, grid), 0, grid)
    const on = new Set(keys(line))
    expect(floodFill(from, { mayEnter: (hex) => on.has(hexKey(hex)) })).toHaveLength(on.size)
    expect(on.size).toBe(hexDistance(from, toAxial({ col: 7, row: 5 }, grid)) + 1)
  })

  it('a rectangle has its columns times its rows, without the hexes that the frame leaves out', () => {
    const place = fc.record({
      col: fc.integer({ min: 0, max: grid.columns - 1 }),
      row: fc.integer({ min: 0, max: grid.rows - 1 }),
    })
    fc.assert(
      fc.property(place, place, (a, b) => {
        const hexes = rectangleOnGrid(toAxial(a, grid), toAxial(b, grid), grid)
        const [columns, rows] = [Math.abs(a.col - b.col) + 1, Math.abs(a.row - b.row) + 1]
        let absent = 0
        for (let col = Math.min(a.col, b.col); col <= Math.max(a.col, b.col); col++)
          for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); row++)
            if (isAbsent({ col, row }, grid)) absent++
        expect(new Set(keys(hexes)).size).toBe(columns * rows - absent)
        expect(hexes).toHaveLength(columns * rows - absent)
        expect(hexes.every((hex) => onGrid(hex, grid))).toBe(true)
        expect(keys(rectangleOnGrid(toAxial(b, grid), toAxial(a, grid), grid))).toEqual(keys(hexes))
      }),
    )
  })

  it('a rectangle far larger than the map is the map; one beside it is empty', () => {
    const far = (col: number, row: number): Axial => toAxial({ col, row }, grid)
    expect(sorted(rectangleOnGrid(far(-5000, -5000), far(5000, 5000), grid))).toEqual(
      sorted([...hexesOfGrid(grid)]),
    )
    expect(rectangleOnGrid(far(-3, -3), far(-1, 20), grid)).toEqual([])
    expect(toOffset(rectangleOnGrid(far(-3, 2), far(0, 2), grid)[0] as Axial, grid)).toEqual({
      col: 0,
      row: 2,
    })
  })
})

// On a map so large that the rim is far.
const WIDE: Grid = { orientation: 'flat', stagger: 'odd', columns: 200, rows: 200 }
const MIDDLE: Axial = { q: 100, r: 50 }
function lasso(way: readonly Axial[]): Axial[] {
  const held = lassoOnGrid(
    way.map((hex) => addHex(hex, MIDDLE)),
    WIDE,
  )
  return held.map((hex) => subtractHex(hex, MIDDLE))
}

describe('a lasso', () => {
  it('of a ring is the disc, of a single hex that hex, of a straight way the line', () => {
    expect(lasso(ring({ q: 2, r: -1 }, 4))).toHaveLength(61)
    expect(lasso([{ q: 3, r: 3 }])).toEqual([{ q: 3, r: 3 }])
    expect(
      sorted(
        lasso([
          { q: 0, r: 0 },
          { q: 5, r: 0 },
        ]),
      ),
    ).toEqual(sorted(hexLine({ q: 0, r: 0 }, { q: 5, r: 0 })))
    expect(lasso([])).toEqual([])
  })

  it('holds both loops of an eight', () => {
    const left = ring({ q: -3, r: 0 }, 2)
    const right = ring({ q: 3, r: 0 }, 2)
    const held = new Set(keys(lasso([...left, left[0] as Axial, ...right, right[0] as Axial])))
    expect(held.has('-3,0')).toBe(true)
    expect(held.has('3,0')).toBe(true)
  })

  it('holds its way, leaves no hole, and is the same backwards and anywhere else', () => {
    const anyWay = fc.array(nearHex, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(anyWay, anyHex, (way, by) => {
        const held = new Set(keys(lasso(way)))
        expect(way.every((hex) => held.has(hexKey(hex)))).toBe(true)
        // From far outside, everything that is not held can be reached.
        const near = (hex: Axial): boolean => hexDistance(hex, { q: 0, r: 0 }) <= 20
        const mayEnter = (hex: Axial): boolean => near(hex) && !held.has(hexKey(hex))
        const reached = floodFill({ q: 20, r: 0 }, { mayEnter })
        expect(reached.length + held.size).toBe(1 + 3 * 20 * 21)
        expect(sorted(lasso([...way].reverse()))).toEqual([...held].sort())
        const moved = lasso(way.map((hex) => addHex(hex, by)))
        expect(sorted(moved.map((hex) => subtractHex(hex, by)))).toEqual([...held].sort())
      }),
    )
  })

  it('leaves out what lies off the map', () => {
    const way = [
      { q: -3, r: 4 },
      { q: 5, r: 4 },
      { q: 5, r: 10 },
    ]
    const held = lassoOnGrid(way, WIDE)

    const whole = lasso(way)
    expect(sorted(held)).toEqual(sorted(whole.filter((hex) => onGrid(hex, WIDE))))
    expect(held.length).toBeLessThan(whole.length)
  })

  it('is connected', () => {
    const held = lasso([
      { q: 0, r: 0 },
      { q: 6, r: -2 },
      { q: 3, r: 5 },
    ])
    const inside = new Set(keys(held))
    const alone = held.filter((hex) => !neighbors(hex).some((next) => inside.has(hexKey(next))))
    expect(alone).toEqual([])
    expect(floodFill(held[0] as Axial, { mayEnter: (hex) => inside.has(hexKey(hex)) })).toHaveLength(
      held.length,
    )
  })
})

describe('a straight line', () => {
  const spokes = DIRECTIONS.flatMap((value) => [step(value), addHex(step(value), step(direction(value + 1)))])
  const layout = { grid: GRID_KINDS[0] as Grid, hexMm: 1 }
  const apart = (a: Axial, b: Axial): number => {
    const [one, other] = [hexCenter(a, layout), hexCenter(b, layout)]
    return Math.hypot(one.x - other.x, one.y - other.y)
  }

  it('ends at the hex of the twelve lines that is nearest', () => {
    fc.assert(
      fc.property(nearHex, nearHex, (from, to) => {
        const end = straightened(from, to)
        const ends = spokes.flatMap(({ q, r }) =>
          Array.from({ length: 40 }, (_, times) => addHex(from, { q: q * times, r: r * times })),
        )
        expect(keys(ends)).toContain(hexKey(end))
        expect(apart(end, to)).toBeCloseTo(Math.min(...ends.map((hex) => apart(hex, to))), 9)
      }),
    )
  })

  it('keeps what is straight', () => {
    for (const { q, r } of spokes)
      expect(straightened({ q: 1, r: 2 }, { q: 1 + 4 * q, r: 2 + 4 * r })).toEqual({
        q: 1 + 4 * q,
        r: 2 + 4 * r,
      })
  })
})
