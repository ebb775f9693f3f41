/**
 * Segments against a second method: every hex, side and vertex near the ends is asked on its own, in whole numbers,
 * what the segment does to it; the walk must report the same, in order.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addHex, type Axial, hexDistance, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, direction, step } from '#shared/hex/direction'
import { type Hexside, hexesOfSide, hexsideKey, sidesOfHex, verticesOfSide } from '#shared/hex/hexside'
import { hexesWithin } from '#shared/hex/region'
import { type SegmentEvent, traceSegment } from '#shared/hex/segment'
import { type Vertex, vertexKey, vertexOf } from '#shared/hex/vertex'
import { nearHex } from './gridKinds'

const ORIGIN: Axial = { q: 0, r: 0 }

function told(event: SegmentEvent): string {
  switch (event.kind) {
    case 'hex':
      return `hex ${hexKey(event.hex)}`
    case 'side':
      return `side ${hexsideKey(event.side)}`
    case 'along':
      return `along ${hexsideKey(event.side)}`
    case 'vertex':
      return `vertex ${vertexKey(event.vertex)}`
  }
}

const list = (from: Axial, to: Axial): string[] => traceSegment(from, to).map(told)

// Whole-number frame in which hex centres and vertices are points: axial coordinates times three.
const ofHex = ({ q, r }: Axial): Axial => ({ q: 3 * q, r: 3 * r })
const ofVertex = ({ hex, corner }: Vertex): Axial =>
  addHex(ofHex(hex), addHex(step(corner), step(direction(corner + 1))))
const cross = (a: Axial, b: Axial): number => a.q * b.r - a.r * b.q
const minus = (a: Axial, b: Axial): Axial => ({ q: a.q - b.q, r: a.r - b.r })

/** Gives the side of the line on which a point lies: -1, 0, 1. */
const sideOfLine = (point: Axial, from: Axial, to: Axial): number =>
  Math.sign(cross(minus(to, from), minus(point, from)))

/** Twice the position of a point along the line, in cube coordinates: comparable between points. */
function progress(point: Axial, from: Axial, to: Axial): number {
  const [p, d] = [minus(point, from), minus(to, from)]
  return p.q * d.q + p.r * d.r + (p.q + p.r) * (d.q + d.r)
}

function within(point: Axial, from: Axial, to: Axial): boolean {
  const at = progress(point, from, to)
  return at >= 0 && at <= progress(to, from, to)
}

// All the things a segment meets, unordered, each judged alone.
function bruteForce(from: Axial, to: Axial): string[] {
  const [a, b] = [ofHex(from), ofHex(to)]
  const field = [...hexesWithin(from, hexDistance(from, to) + 1)]
  const sides = new Map<string, Hexside>()
  const vertices = new Map<string, Vertex>()
  const found: string[] = []
  for (const hex of field) {
    for (const side of sidesOfHex(hex)) sides.set(hexsideKey(side), side)
    const corners = DIRECTIONS.map((corner) => vertexOf(hex, corner))
    for (const vertex of corners) vertices.set(vertexKey(vertex), vertex)
    const signs = corners.map((vertex) => sideOfLine(ofVertex(vertex), a, b))
    const splits = signs.includes(1) && signs.includes(-1)
    // An end is a centre: the line cannot cut a hex beyond an end without its centre lying between the ends too.
    const reaches = progress(ofHex(hex), a, b) >= 0 && progress(ofHex(hex), a, b) <= progress(b, a, b)
    if (splits && reaches) found.push(`hex ${hexKey(hex)}`)
  }
  for (const vertex of vertices.values())
    if (sideOfLine(ofVertex(vertex), a, b) === 0 && within(ofVertex(vertex), a, b))
      found.push(`vertex ${vertexKey(vertex)}`)
  for (const side of sides.values()) {
    const [p, q] = verticesOfSide(side).map(ofVertex) as [Axial, Axial]
    const [s, t] = [sideOfLine(p, a, b), sideOfLine(q, a, b)]
    const between = within(p, a, b) && within(q, a, b)
    if (s === 0 && t === 0 && between) found.push(`along ${hexsideKey(side)}`)
    const [h, k] = hexesOfSide(side).map(ofHex) as [Axial, Axial]
    const reaches = sideOfLine(a, p, q) * sideOfLine(b, p, q) < 0
    if (s * t < 0 && reaches && [h, k].every((one) => within(one, a, b)))
      found.push(`side ${hexsideKey(side)}`)
  }
  return found
}

describe('traceSegment', () => {
  it('crosses one side between neighbours, and nothing for equal ends', () => {
    expect(list(ORIGIN, ORIGIN)).toEqual(['hex 0,0'])
    expect(list(ORIGIN, { q: 1, r: -1 })).toEqual(['hex 0,0', 'side 0,0,1', 'hex 1,-1'])
    expect(list(ORIGIN, { q: 0, r: 2 })).toEqual([
      'hex 0,0',
      'side 0,1,0',
      'hex 0,1',
      'side 0,2,0',
      'hex 0,2',
    ])
  })

  it('runs along a hexside (CM-LOS-8) in all six vertex directions, at distances 2, 4, 6', () => {
    for (const value of DIRECTIONS) {
      const spine = addHex(step(value), step(direction(value + 1)))
      for (const times of [1, 2, 3]) {
        const to = { q: spine.q * times, r: spine.r * times }
        const events = traceSegment(ORIGIN, to)
        expect(hexDistance(ORIGIN, to)).toBe(2 * times)
        const kinds = ['hex', ...Array<string[]>(times).fill(['vertex', 'along', 'vertex', 'hex']).flat()]
        expect(events.map(({ kind }) => kind)).toEqual(kinds)
        const pair = events.find((event) => event.kind === 'along')?.hexes.map(hexKey)
        expect(pair).toEqual([hexKey(step(value)), hexKey(step(direction(value + 1)))])
      }
    }
  })

  it('never runs along a hexside at an odd distance', () => {
    for (const to of hexesWithin(ORIGIN, 9)) {
      const runs = traceSegment(ORIGIN, to).some(({ kind }) => kind === 'along')
      if (hexDistance(ORIGIN, to) % 2 === 1) expect(runs).toBe(false)
      // Only where the course is a multiple of the sum of two neighbouring directions: two cube coordinates equal.
      const s = -to.q - to.r
      expect(runs).toBe(hexKey(to) !== '0,0' && (to.q === to.r || to.r === s || s === to.q))
    }
  })

  it('touches a vertex without crossing the third hex', () => {
    // At a third of the way the point (4, 1) of the tripled frame: the vertex of 1,0 and 2,0 and, only touched, 1,1.
    expect(list(ORIGIN, { q: 4, r: 1 })).toEqual([
      'hex 0,0',
      'side 0,0,2',
      'hex 1,0',
      'vertex 1,1,0',
      'hex 2,0',
      'side 2,1,0',
      'hex 2,1',
      'vertex 2,1,1',
      'hex 3,1',
      'side 3,1,2',
      'hex 4,1',
    ])
  })

  it('is symmetric: reversing the ends reverses the list (CM-LOS-9)', () => {
    fc.assert(
      fc.property(nearHex, nearHex, (from, to) => {
        expect(list(to, from)).toEqual(list(from, to).reverse())
      }),
    )
  })

  it('tells what a judgement of every hex, side and vertex alone tells', () => {
    for (const to of hexesWithin(ORIGIN, 7))
      if (hexDistance(ORIGIN, to) > 0) expect(list(ORIGIN, to).sort()).toEqual(bruteForce(ORIGIN, to).sort())
    fc.assert(
      fc.property(nearHex, nearHex, (from, to) => {
        fc.pre(hexKey(from) !== hexKey(to))
        expect(list(from, to).sort()).toEqual(bruteForce(from, to).sort())
      }),
      { numRuns: 60 },
    )
  })
})
