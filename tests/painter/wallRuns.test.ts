import { describe, expect, it } from 'vitest'
import { DIRECTIONS, type Direction } from '#shared/hex/direction'
import { type Hexside, hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { type Layout, type Point } from '#shared/hex/layout'
import { endAt, isFree, outlineOf, startAt, wallPiece, type WallPiece } from '#shared/painter/wallRuns'

const layout: Layout = { grid: { orientation: 'flat', stagger: 'odd', columns: 9, rows: 9 }, hexMm: 1 }
const court = { q: 4, r: 2 }
const HALF = 0.09

function pieces(sides: readonly Hexside[]): WallPiece[] {
  const keys = new Set(sides.map(hexsideKey))
  return sides.map((side) => wallPiece(side, court, keys, layout))
}

function polygonArea(points: readonly Point[]): number {
  const twice = points.reduce((sum, a, index) => {
    const b = points[(index + 1) % points.length] as Point
    return sum + a.x * b.y - b.x * a.y
  }, 0)
  return Math.abs(twice) / 2
}

function side(value: number): Hexside {
  return hexsideOf(court, value as Direction)
}

// Corners rounded, so that equal points have equal names.
function names(points: readonly Point[]): string[] {
  return points.map(({ x, y }) => `${x.toFixed(6)},${y.toFixed(6)}`)
}

describe('walls along hexsides', () => {
  it('face away from the hex they protect', () => {
    for (const piece of pieces(DIRECTIONS.map(side))) {
      const away = piece.outward.x * (piece.from.x - 3.5) + piece.outward.y * (piece.from.y - 4.5)
      expect(Math.hypot(piece.outward.x, piece.outward.y)).toBeCloseTo(1, 9)
      expect(away).not.toBe(0)
    }
    const [top] = pieces([side(0)])
    expect(top?.outward.y).toBeCloseTo(-1, 9)
  })

  it('fill a ring exactly: mitres without gap or overlap', () => {
    const ring = pieces(DIRECTIONS.map(side))
    const area = ring.reduce((sum, piece) => sum + polygonArea(outlineOf(piece, HALF)), 0)
    const hexagon = (apothem: number): number => 2 * Math.sqrt(3) * apothem ** 2
    expect(area).toBeCloseTo(hexagon(0.5 + HALF) - hexagon(0.5 - HALF), 9)
  })

  it('share both corners with the next piece', () => {
    const [a, b] = pieces([side(0), side(1)])
    const shared = names(outlineOf(a as WallPiece, HALF)).filter((name) =>
      names(outlineOf(b as WallPiece, HALF)).includes(name),
    )
    expect(shared).toHaveLength(2)
  })

  it('meet three at a vertex in one point and no overlap', () => {
    const spoke = hexsideOf({ q: 4, r: 1 }, 2)
    const three = pieces([side(0), side(1), spoke])
    const outlines = three.map((piece) => outlineOf(piece, HALF))
    const all = outlines.map((outline) => new Set(names(outline)))
    const common = [...(all[0] ?? [])].filter((name) => all.every((set) => set.has(name)))
    expect(common).toHaveLength(1)
    // Each reaches the vertex, and loses to each neighbour what the mitre cuts off.
    const length = 1 / Math.sqrt(3)
    const cut = (HALF * HALF) / Math.sqrt(3)
    for (const outline of outlines) expect(polygonArea(outline)).toBeCloseTo(2 * HALF * length - cut, 9)
  })

  it('ends square where nothing meets it', () => {
    const [alone] = pieces([side(3)])
    const piece = alone as WallPiece
    expect(isFree(piece.start) && isFree(piece.end)).toBe(true)
    expect([startAt(piece, HALF), startAt(piece, -HALF)]).toEqual([0, 0])
    expect(endAt(piece, HALF)).toBeCloseTo(1 / Math.sqrt(3), 9)
  })
})
