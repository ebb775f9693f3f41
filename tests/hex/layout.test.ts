import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import {
  type Facing,
  facingAngle,
  facingName,
  parseFacingName,
  turnFacing,
  turnThroughTwelve,
} from '#shared/hex/facing'
import { type Grid, hexesOfGrid, onGrid, toAxial } from '#shared/hex/grid'
import { hexsideKey, hexsideOf, sidesOfHex } from '#shared/hex/hexside'
import {
  gridSize,
  hexAt,
  hexCenter,
  hexCorners,
  hexsideEnds,
  nearestHexside,
  nearestVertex,
  type Point,
  vertexPoint,
} from '#shared/hex/layout'
import { vertexKey, vertexOf } from '#shared/hex/vertex'
import { GRID_KINDS, kindName } from './gridKinds'

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

describe.each(GRID_KINDS.map((grid) => [kindName(grid), grid] as const))('%s layout', (_, grid: Grid) => {
  const layout = { grid, hexMm: 25 }
  const point = fc.record({
    x: fc.double({ min: -60, max: 300, noNaN: true }),
    y: fc.double({ min: -60, max: 300, noNaN: true }),
  })

  it('holds every whole hex in a box that starts at the origin, also with one line only', () => {
    for (const size of [
      grid,
      { ...grid, columns: 1 },
      { ...grid, rows: 1 },
      { ...grid, columns: 2, rows: 1 },
    ]) {
      const small = { grid: size, hexMm: 25 }
      const corners = [...hexesOfGrid(size)].flatMap((hex) => hexCorners(hex, small))
      const { width, height } = gridSize(small)
      expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0, 9)
      expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0, 9)
      expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(width, 9)
      expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(height, 9)
    }
  })

  it('finds each hex at its centre', () => {
    for (const hex of hexesOfGrid(grid)) expect(hexAt(hexCenter(hex, layout), layout)).toEqual(hex)
  })

  it('finds the nearest side and vertex of the hex under a point', () => {
    fc.assert(
      fc.property(point, (at) => {
        const hex = hexAt(at, layout)
        const sideDistance = (key: string): number => {
          const side = sidesOfHex(hex).find((one) => hexsideKey(one) === key)
          return side ? distance(at, middle(...hexsideEnds(side, layout))) : Infinity
        }
        const best = Math.min(...sidesOfHex(hex).map((side) => sideDistance(hexsideKey(side))))
        expect(sideDistance(hexsideKey(nearestHexside(at, layout)))).toBeCloseTo(best, 6)
        const vertices = DIRECTIONS.map((corner) => vertexOf(hex, corner))
        const near = nearestVertex(at, layout)
        expect(vertices.map(vertexKey)).toContain(vertexKey(near))
        const bestVertex = Math.min(...vertices.map((one) => distance(at, vertexPoint(one, layout))))
        expect(distance(at, vertexPoint(near, layout))).toBeCloseTo(bestVertex, 6)
      }),
    )
  })

  it('draws a side between its two hexes', () => {
    const hex = toAxial({ col: 3, row: 3 }, grid)
    for (const value of DIRECTIONS) {
      const [a, b] = hexsideEnds(hexsideOf(hex, value), layout)
      expect(distance(a, b)).toBeCloseTo(25 / Math.sqrt(3), 9)
      expect(distance(hexCenter(hex, layout), middle(a, b))).toBeCloseTo(12.5, 9)
    }
  })

  it('names facings clockwise, the first at or after 12 o’clock, and reads them back', () => {
    for (const kind of ['s', 'v'] as const) {
      const angles = DIRECTIONS.map((value) => {
        const facing = parseFacingName(`${kind}${value}`, grid)
        if (!facing) throw new Error('no facing')
        expect(facingName(facing, grid)).toBe(`${kind}${value}`)
        return Math.round((facingAngle(facing, grid) * 180) / Math.PI + 360) % 360
      })
      expect(angles).toEqual([...angles].sort((a, b) => a - b))
      expect(angles[0]).toBe((grid.orientation === 'flat') === (kind === 's') ? 0 : 30)
    }
    expect(parseFacingName('s6', grid)).toBeUndefined()
    expect(turnFacing({ kind: 'side', index: 5 }, 2)).toEqual({ kind: 'side', index: 1 })
    const start: Facing = { kind: 'vertex', index: 2 }
    const degrees = (facing: Facing): number => Math.round((facingAngle(facing, grid) * 180) / Math.PI)
    for (let steps = -13; steps <= 13; steps++) {
      const turned = degrees(turnThroughTwelve(start, steps)) - degrees(start) - 30 * steps
      expect(Math.abs(turned % 360), `${steps} steps`).toBe(0)
    }
  })
})

it('shifts the lines that stagger names: odd ones down or right, or even ones', () => {
  const center = (col: number, row: number, grid: Grid): Point =>
    hexCenter(toAxial({ col, row }, grid), { grid, hexMm: 20 })
  for (const grid of GRID_KINDS) {
    const sign = grid.stagger === 'odd' ? 10 : -10
    if (grid.orientation === 'flat') expect(center(1, 2, grid).y - center(0, 2, grid).y).toBeCloseTo(sign, 9)
    else expect(center(2, 1, grid).x - center(2, 0, grid).x).toBeCloseTo(sign, 9)
  }
})

it('measures ten hexes of 25 mm as 250 mm', () => {
  const grid: Grid = { orientation: 'flat', stagger: 'even', columns: 26, rows: 16 }
  const layout = { grid, hexMm: 25 }
  const [a, b] = [toAxial({ col: 4, row: 2 }, grid), toAxial({ col: 4, row: 12 }, grid)]
  expect(distance(hexCenter(a, layout), hexCenter(b, layout))).toBeCloseTo(250, 9)
})

it('knows which hexes are on the grid', () => {
  for (const grid of GRID_KINDS) {
    const keys = new Set([...hexesOfGrid(grid)].map(hexKey))
    expect(keys.size).toBe(grid.columns * grid.rows)
    for (let q = -12; q < 15; q++)
      for (let r = -12; r < 15; r++) expect(onGrid({ q, r }, grid)).toBe(keys.has(hexKey({ q, r })))
  }
})
