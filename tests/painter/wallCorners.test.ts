/** Parapets and merlons of walls that fill hexes: led round the outside of a bend, mitred on its inside, none where walls meet sharply. */
import { describe, expect, it } from 'vitest'
import { type Point } from '#shared/hex/layout'
import { type Standing } from '#shared/painter/illustrated/standing'
import { frameAt } from '#shared/painter/illustrated/shapes'
import { type Arm, cornersBetween } from '#shared/painter/illustrated/wallArms'
import { merlonsOf, parapetOf } from '#shared/painter/illustrated/wallParapets'

const HALF = 0.2
const CENTER: Point = { x: 3, y: 2 }
const wall = { center: CENTER } as Standing

/** Arms in degrees clockwise from eastwards, each with the side of it that looks outwards. */
const arms = (...ways: readonly (readonly [degrees: number, outer: Arm['outer']])[]): Arm[] =>
  ways.map(([degrees, outer]) => {
    const angle = (degrees * Math.PI) / 180
    return { wall, angle, frame: frameAt(CENTER, angle), length: 0.502, outer }
  })

const STRAIGHT = arms([0, -1], [180, 1])
/** Looks north, where the corner of 240 degrees lies. */
const ROUND = arms([30, -1], [150, 1])
const HOLLOW = arms([210, 1], [330, -1])

const reachOf = (points: readonly Point[]): number[] =>
  points.map(({ x, y }) => Math.hypot(x - CENTER.x, y - CENTER.y))

it('finds the corners between arms, and which of them lies outside', () => {
  const turns = (of: readonly Arm[]): [number, boolean][] =>
    cornersBetween(of).map(({ turn, isOuter }) => [Math.round((turn * 180) / Math.PI), isOuter])
  expect(turns(STRAIGHT)).toEqual([
    [180, false],
    [180, true],
  ])
  expect(turns(ROUND)).toEqual([
    [120, false],
    [240, true],
  ])
  expect(turns(HOLLOW)).toEqual([
    [120, true],
    [240, false],
  ])
})

describe('merlons', () => {
  it.each([
    ['of a straight wall stand three on each arm and one between', STRAIGHT, 7],
    ['go round the outside of a bend', ROUND, 8],
    ['leave the inside of a bend free', HOLLOW, 4],
  ])('%s', (_, of, count) => {
    const merlons = merlonsOf(of, HALF, false)
    expect(merlons).toHaveLength(count)
    // None stands on the wall walk.
    for (const { x, y } of merlons.flat()) {
      const across = of.map(({ frame: { along, across: side } }) => {
        const u = (x - CENTER.x) * along.x + (y - CENTER.y) * along.y
        return u > 0.01 ? Math.abs((x - CENTER.x) * side.x + (y - CENTER.y) * side.y) : Infinity
      })
      expect(Math.min(...across, Math.hypot(x - CENTER.x, y - CENTER.y))).toBeGreaterThan(0.119)
    }
  })

  it('leave the middle to a slit', () => {
    expect(merlonsOf(STRAIGHT, HALF, true)).toHaveLength(6)
  })

  it('of two walls that meet sharply leave the corner free', () => {
    expect(merlonsOf(arms([240, 1], [300, -1]), HALF, false)).toHaveLength(0)
  })
})

describe('a parapet', () => {
  it('is one band round a bend, as far from the middle as along the arms', () => {
    const { outlines } = parapetOf(ROUND, HALF)
    expect(outlines).toHaveLength(3)
    const reach = reachOf(outlines[2] ?? [])
    expect(Math.min(...reach)).toBeCloseTo(0.135, 6)
    expect(Math.max(...reach)).toBeCloseTo(0.205, 6)
  })

  it('is mitred on the inside of a bend: both arms begin at the same two points', () => {
    const { outlines } = parapetOf(HOLLOW, HALF)
    expect(outlines).toHaveLength(2)
    const [one, other] = outlines as [Point[], Point[]]
    for (const corner of [0, 3]) {
      expect(one[corner]?.x).toBeCloseTo(other[corner]?.x ?? NaN, 6)
      expect(one[corner]?.y).toBeCloseTo(other[corner]?.y ?? NaN, 6)
    }
  })

  it('is not there where no side looks outwards', () => {
    expect(parapetOf(arms([0, 0], [180, 0]), HALF)).toEqual({ outlines: [], inner: [] })
  })
})
