/** Ways that meet in the illustrated style: no gap is left between a path and its road. */
import { describe, expect, it } from 'vitest'
import { type Direction } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { siteOf } from '#shared/painter/illustrated/site'
import { type Lines, type WayMap, wayMap } from '#shared/painter/illustrated/ways'
import { feature, sampleScene } from '../../scripts/contactSheet/sampleMap'

type Crossing = readonly [col: number, row: number, direction: Direction]

const ROWS = Array.from({ length: 9 }, () => '. . . . . . . . .')

function waysWith(roads: readonly Crossing[], paths: readonly Crossing[]): WayMap {
  const sides = [
    ...roads.map((side) => [...side, { way: feature('road') }] as const),
    ...paths.map((side) => [...side, { way: feature('path') }] as const),
  ]
  return wayMap(
    siteOf(sampleScene({ rows: ROWS, sides }, 'flat', 25), { x: 0, y: 0, width: 8, height: 9 }, 3),
  )
}

/** The distance from a point to the nearest point of lines, hex widths. */
function gap(lines: Lines, { x, y }: Point): number {
  return Math.min(...lines.flat().map((point) => Math.hypot(point.x - x, point.y - y)))
}

/** Both ends of a line. */
const endsOf = (line: readonly Point[] | undefined): Point[] =>
  [line?.[0], line?.at(-1)].flatMap((end) => end ?? [])

// A road that bends in the hex where a path comes to it from the north, at several places.
const BENT: readonly (readonly [col: number, row: number])[] = [
  [2, 4],
  [4, 4],
  [4, 5],
  [6, 3],
]

describe('the ends of ways', () => {
  it.each(BENT)('brings a path to the road that bends at %i, %i', (col, row) => {
    const { roads, paths } = waysWith(
      [
        [col, row, 2],
        [col, row, 4],
      ],
      [
        [col, row, 0],
        [col, row - 1, 0],
      ],
    )
    expect(paths).toHaveLength(1)
    const gaps = endsOf(paths[0]).map((end) => gap(roads, end))
    expect(Math.min(...gaps)).toBeLessThan(0.01)
    // The other end stays where it was.
    expect(Math.max(...gaps)).toBeGreaterThan(1)
  })

  it.each(BENT)('runs a road on into the path that takes over from it at %i, %i', (col, row) => {
    const { roads, paths } = waysWith([[col, row, 0]], [[col, row, 3]])
    expect(Math.min(...endsOf(paths[0]).map((end) => gap(roads, end)))).toBeLessThan(0.01)
  })

  it.each(BENT)('brings a branch to the road that runs through %i, %i', (col, row) => {
    const { roads } = waysWith(
      [
        [col, row, 2],
        [col, row, 4],
        [col, row, 0],
      ],
      [],
    )
    expect(roads).toHaveLength(2)
    const meets = roads.some((line, index) =>
      endsOf(line).some(
        (end) =>
          gap(
            roads.filter((_, other) => other !== index),
            end,
          ) < 0.01,
      ),
    )
    expect(meets).toBe(true)
  })
})
