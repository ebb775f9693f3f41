/** Natural features along hexsides in the illustrated style: soft lines that follow them. */
import { describe, expect, it } from 'vitest'
import { type HexsideHalf } from '#shared/document/types'
import { type Direction } from '#shared/hex/direction'
import { toAxial } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { hexsideEnds, type Point } from '#shared/hex/layout'
import { pathBounds } from '#shared/painter/bounds'
import { paintHexsides } from '#shared/painter/illustrated/hexsides'
import { type Site, siteOf } from '#shared/painter/illustrated/site'
import { brookLines } from '#shared/painter/illustrated/waterSides'
import { type FeatureLook } from '#shared/rules/map/looks'
import { feature, sampleScene } from '../../scripts/contactSheet/sampleMap'

type Side = readonly [col: number, row: number, direction: Direction]

/** The painted part, in hex widths. */
const SHEET = { x: 0, y: 0, width: 8, height: 8 }
const ROWS = Array.from({ length: 8 }, () => '. . . . . . . .')

const siteWith = (look: FeatureLook, sides: readonly Side[]): Site => {
  const barrier = feature(look)
  const sample = { rows: ROWS, sides: sides.map((side) => [...side, { barrier }] as const) }
  return siteOf(sampleScene(sample, 'flat', 25), SHEET, 3)
}

/** The distance from a point to the nearest of the sides, hex widths. */
function offSides({ layout }: Site, sides: readonly Side[], point: Point): number {
  const distances = sides.map(([col, row, direction]) => {
    const [a, b] = hexsideEnds(hexsideOf(toAxial({ col, row }, layout.grid), direction), layout)
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const part = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)
    const at = Math.min(1, Math.max(0, part))
    return Math.hypot(point.x - a.x - dx * at, point.y - a.y - dy * at)
  })
  return Math.min(...distances)
}

/** The sharpest turn of a line from one stretch to the next, degrees. */
function sharpestTurn(line: readonly Point[]): number {
  const headings = line.slice(1).map(({ x, y }, index) => {
    const before = line[index] as Point
    return Math.atan2(y - before.y, x - before.x)
  })
  const turns = headings.slice(1).map((heading, index) => {
    const by = Math.abs(heading - (headings[index] as number))
    return Math.min(by, 2 * Math.PI - by)
  })
  return (Math.max(...turns) * 180) / Math.PI
}

const ZIGZAG: readonly Side[] = [3, 4, 5].flatMap((row) => [[4, row, 1] as const, [4, row, 2] as const])

describe('the water of hexsides', () => {
  it('runs in one soft line along its hexsides', () => {
    const site = siteWith('water-side', ZIGZAG)
    const lines = brookLines(site)
    expect(lines).toHaveLength(1)
    const [line = []] = lines
    expect(Math.max(...line.map((point) => offSides(site, ZIGZAG, point)))).toBeLessThan(0.2)
    expect(sharpestTurn(line)).toBeLessThan(30)
  })

  it('goes round a hex in a ring', () => {
    const site = siteWith(
      'water-side',
      ([0, 1, 2, 3, 4, 5] as const).map((side) => [4, 4, side]),
    )
    const lines = brookLines(site)
    expect(lines).toHaveLength(1)
    const [line = []] = lines
    expect(line[0]).toEqual(line.at(-1))
  })

  it('ends a tributary on the brook that it meets', () => {
    const lines = brookLines(
      siteWith('water-side', [
        [4, 4, 0],
        [4, 4, 1],
        [4, 3, 2],
      ]),
    )
    expect(lines).toHaveLength(2)
    const meets = ([from = [], to = []]: readonly Point[][]): boolean =>
      [from[0], from.at(-1)].some(
        (end) => end && to.some(({ x, y }) => Math.hypot(x - end.x, y - end.y) < 0.01),
      )
    expect(meets(lines) || meets([...lines].reverse())).toBe(true)
  })
})

describe('living rock on hexsides', () => {
  /** Measures how far the strokes along the north side of a hex reach to the north and the south of it, in hex widths. */
  function reach(look: FeatureLook, inside: HexsideHalf): Record<'north' | 'south', number> {
    const sides = [[4, 4, 0, { barrier: { ...feature(look), inside } }]] as const
    const site = siteOf(sampleScene({ rows: ROWS, sides }, 'flat', 25), SHEET, 3)
    const hex = toAxial({ col: 4, row: 4 }, site.layout.grid)
    const [{ y }] = hexsideEnds(hexsideOf(hex, 0), site.layout)
    // Not its shadow, which is filled.
    const strokes = paintHexsides(site).flatMap((op) => (op.kind === 'path' && op.stroke ? [op.path] : []))
    const boxes = strokes.flatMap((path) => pathBounds(path) ?? [])
    return {
      north: y - Math.min(...boxes.map((box) => box.y)),
      south: Math.max(...boxes.map((box) => box.y + box.height)) - y,
    }
  }

  it('lets a cliff fall from the higher hex to the lower', () => {
    const [fromSouth, fromNorth] = [reach('cliff', 'owner'), reach('cliff', 'across')]
    expect(fromSouth.north).toBeGreaterThan(2 * fromSouth.south)
    expect(fromNorth.south).toBeGreaterThan(2 * fromNorth.north)
  })

  it('raises a crag on both sides of its hexside, within a fifth of a hex or so', () => {
    const { north, south } = reach('impassable', 'owner')
    for (const far of [north, south]) {
      expect(far).toBeGreaterThan(0.03)
      expect(far).toBeLessThan(0.22)
    }
  })
})
