/** Our geometry against honeycomb-grid's, over the four grid kinds. */
import {
  defineHex,
  distance,
  Grid as HoneycombGrid,
  line,
  Orientation,
  ring as honeycombRing,
} from 'honeycomb-grid'
import { describe, expect, it } from 'vitest'
import { type Axial, hexDistance, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbors } from '#shared/hex/direction'
import { type Grid, hexesOfGrid, toAxial, toOffset } from '#shared/hex/grid'
import { hexAt, hexCenter, hexCorners, hexRadius, type Layout } from '#shared/hex/layout'
import { hexLine, ring } from '#shared/hex/region'
import { createRng } from '#shared/lang/rng'
import { GRID_KINDS, kindName } from './gridKinds'

function honeycomb({ grid, hexMm }: Layout) {
  const orientation = grid.orientation === 'flat' ? Orientation.FLAT : Orientation.POINTY
  const Hex = defineHex({
    orientation,
    offset: grid.stagger === 'odd' ? -1 : 1,
    dimensions: hexRadius({ hexMm }),
  })
  return { Hex, settings: new Hex(), cells: new HoneycombGrid(Hex) }
}

const sorted = (hexes: Iterable<Axial>): string[] => [...hexes].map((hex) => hexKey(hex)).sort()

// Ours starts the grid's box at the origin, theirs the first hex's centre: the shift between the two frames.
function shift(layout: Layout) {
  const theirs = new (honeycomb(layout).Hex)({ q: 0, r: 0 })
  const ours = hexCenter({ q: 0, r: 0 }, layout)
  return { x: ours.x - theirs.x, y: ours.y - theirs.y }
}

describe.each(GRID_KINDS.map((grid) => [kindName(grid), grid] as const))('%s grid', (_, grid: Grid) => {
  const layout: Layout = { grid, hexMm: 25 }
  const { Hex, settings, cells } = honeycomb(layout)

  it('agrees on offset coordinates, both ways', () => {
    for (let col = -5; col < 12; col++)
      for (let row = -5; row < 12; row++) {
        const theirs = new Hex({ col, row })
        const ours = toAxial({ col, row }, grid)
        expect(hexKey(ours)).toBe(`${theirs.q},${theirs.r}`)
        expect(toOffset(ours, grid)).toEqual({ col, row })
      }
  })

  it('agrees on distances and neighbours', () => {
    const hexes = [...hexesOfGrid(grid)]
    for (const from of hexes.filter((_hex, index) => index % 5 === 0))
      for (const to of hexes) expect(hexDistance(from, to)).toBe(distance(settings, from, to))
    for (const hex of hexes) {
      const theirs = new HoneycombGrid(Hex, honeycombRing({ center: [hex.q, hex.r], radius: 1 }))
      expect(sorted(neighbors(hex))).toEqual(sorted(theirs))
    }
  })

  it('agrees on centres, corners and the hex at a point', () => {
    const { x, y } = shift(layout)
    for (const hex of hexesOfGrid(grid)) {
      const theirs = new Hex(hex)
      const center = hexCenter(hex, layout)
      expect(center.x).toBeCloseTo(theirs.x + x, 9)
      expect(center.y).toBeCloseTo(theirs.y + y, 9)
      for (const corner of hexCorners(hex, layout))
        expect(theirs.corners.some((c) => Math.hypot(c.x + x - corner.x, c.y + y - corner.y) < 1e-9)).toBe(
          true,
        )
    }
    const rng = createRng(7)
    for (let i = 0; i < 2000; i++) {
      const point = { x: rng.next() * 300 - 40, y: rng.next() * 300 - 40 }
      const theirs = cells.pointToHex({ x: point.x - x, y: point.y - y })
      expect(hexKey(hexAt(point, layout))).toBe(`${theirs.q},${theirs.r}`)
    }
  })

  it('agrees on rings and on lines that meet no tie', () => {
    for (const radius of [1, 2, 5])
      expect(sorted(ring({ q: 3, r: -1 }, radius))).toEqual(
        sorted(new HoneycombGrid(Hex, honeycombRing({ center: [3, -1], radius }))),
      )
    for (const value of DIRECTIONS) {
      const to = ring({ q: 0, r: 0 }, 7)[value * 7 + 2] as Axial
      const theirs = new HoneycombGrid(Hex, line({ start: [0, 0], stop: [to.q, to.r] }))
      expect(hexLine({ q: 0, r: 0 }, to)).toHaveLength(8)
      expect(sorted(hexLine({ q: 0, r: 0 }, to))).toEqual(sorted(theirs))
    }
  })
})
