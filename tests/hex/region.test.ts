import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Axial, hexDistance, hexKey } from '#shared/hex/axial'
import { directionTo } from '#shared/hex/direction'
import { type Grid, onGrid } from '#shared/hex/grid'
import { floodFill, hexesWithin, hexLine, ring } from '#shared/hex/region'
import { anyHex } from './gridKinds'

const keys = (hexes: readonly Axial[]): string[] => hexes.map(hexKey)

describe('hexesWithin and ring', () => {
  it('hold 3 r (r + 1) + 1 and 6 r hexes, at the right distances', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 0, max: 12 }), (center, radius) => {
        const within = hexesWithin(center, radius)
        expect(new Set(keys(within)).size).toBe(3 * radius * (radius + 1) + 1)
        expect(within.every((hex) => hexDistance(center, hex) <= radius)).toBe(true)
        const around = ring(center, radius)
        expect(new Set(keys(around)).size).toBe(radius === 0 ? 1 : 6 * radius)
        expect(around.every((hex) => hexDistance(center, hex) === radius)).toBe(true)
      }),
    )
  })

  it('goes round without a gap, clockwise from direction 0', () => {
    const around = ring({ q: 2, r: 1 }, 4)
    expect(around[0]).toEqual({ q: 2, r: -3 })
    expect(around[4]).toEqual({ q: 6, r: -3 })
    around.forEach((hex, index) => {
      expect(directionTo(hex, around[(index + 1) % around.length] as Axial)).toBeDefined()
    })
  })
})

it('hexLine joins its ends by touching hexes, no more than needed, the same both ways', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (from, to) => {
      const line = hexLine(from, to)
      expect(line).toHaveLength(hexDistance(from, to) + 1)
      expect(line[0]).toEqual(from)
      expect(line.at(-1)).toEqual(to)
      for (let i = 1; i < line.length; i++)
        expect(hexDistance(line[i - 1] as Axial, line[i] as Axial)).toBe(1)
      expect(keys(hexLine(to, from))).toEqual(keys(line).reverse())
    }),
  )
})

describe('floodFill', () => {
  const grid: Grid = { orientation: 'flat', stagger: 'odd', columns: 20, rows: 15 }

  it('fills the grid, nearest hexes first', () => {
    const start = { q: 5, r: 2 }
    const reached = floodFill(start, { mayEnter: (to) => onGrid(to, grid) })
    expect(new Set(keys(reached)).size).toBe(300)
    const distances = reached.map((hex) => hexDistance(start, hex))
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })

  it('stops at its limit and at what may not be entered', () => {
    const open = { mayEnter: () => true }
    expect(floodFill({ q: 0, r: 0 }, { ...open, limit: 19 })).toHaveLength(19)
    expect(floodFill({ q: 0, r: 0 }, { mayEnter: () => false })).toEqual([{ q: 0, r: 0 }])
    const wall = ring({ q: 0, r: 0 }, 3).map(hexKey)
    const yard = floodFill({ q: 0, r: 0 }, { mayEnter: (to) => !wall.includes(hexKey(to)), limit: 1000 })
    expect(yard).toHaveLength(19)
  })

  it('asks about the step, so that a side may stop it while the hex is open', () => {
    const reached = floodFill(
      { q: 0, r: 0 },
      {
        mayEnter: (to, from) =>
          hexDistance(to, { q: 0, r: 0 }) <= 1 && !(from.q === 0 && from.r === 0 && to.r === -1),
      },
    )
    // The two upper neighbours are still reached, from their own neighbours.
    expect(reached).toHaveLength(7)
    expect(keys(reached).slice(-2).sort()).toEqual(['0,-1', '1,-1'])
  })
})
