import { describe, expect, it } from 'vitest'
import { type Axial, hexKey } from '#shared/hex/axial'
import { hexesOfGrid } from '#shared/hex/grid'
import { hexCenter, hexRadius, type Layout, type Point } from '#shared/hex/layout'
import { cutCorners, displaced, drift, loopMidpoints, loopVertices, traceArea } from '#shared/painter/area'

const layout: Layout = {
  grid: { orientation: 'flat', stagger: 'odd', columns: 12, rows: 12 },
  hexMm: 1,
}
const hexes = [...hexesOfGrid(layout.grid)]

function area(...members: Axial[]): (hex: Axial) => boolean {
  const keys = new Set(members.map(hexKey))
  return (hex) => keys.has(hexKey(hex))
}

function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, a, index) => {
    const b = points[(index + 1) % points.length] as Point
    return sum + (a.x * b.y - b.x * a.y) / 2
  }, 0)
}

const hexArea = 1.5 * Math.sqrt(3) * hexRadius(layout) ** 2

describe('outlines of areas', () => {
  it('walks once, clockwise, round neighbouring hexes', () => {
    const [loop, ...others] = traceArea(hexes, area({ q: 3, r: 3 }, { q: 4, r: 3 }, { q: 5, r: 2 }))
    expect(others).toEqual([])
    expect(loop).toHaveLength(14)
    expect(signedArea(loopVertices(loop ?? [], layout))).toBeCloseTo(3 * hexArea, 9)
  })

  it('walks round a hole the other way', () => {
    const center = { q: 5, r: 4 }
    const ring = hexes.filter((hex) => {
      const [dq, dr] = [hex.q - center.q, hex.r - center.r]
      return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1
    })
    const areas = traceArea(hexes, area(...ring)).map((loop) => signedArea(loopVertices(loop, layout)))
    expect(areas.sort((a, b) => a - b)).toEqual([
      expect.closeTo(-hexArea, 9) as number,
      expect.closeTo(7 * hexArea, 9) as number,
    ])
  })

  it('closes along the rim of what was traced', () => {
    const inWindow = new Set(hexes.map(hexKey))
    const [loop] = traceArea(hexes, (hex) => inWindow.has(hexKey(hex)))
    expect(signedArea(loopVertices(loop ?? [], layout))).toBeCloseTo(144 * hexArea, 6)
  })

  it('is the same near a place however much of the map was traced', () => {
    const isWood = (hex: Axial): boolean => (hex.q * 7 + hex.r * 5) % 3 === 0 || hex.q > 7
    const outline = (within: readonly Axial[]): string[] => {
      const known = new Set(within.map(hexKey))
      return traceArea(within, (hex) => known.has(hexKey(hex)) && isWood(hex)).flatMap((loop) =>
        displaced(cutCorners(cutCorners(loopMidpoints(loop, layout))), 0.12)
          .filter(({ x, y }) => x > 4 && x < 6 && y > 5 && y < 7)
          .map(({ x, y }) => `${x.toFixed(9)},${y.toFixed(9)}`),
      )
    }
    const near = hexes.filter((hex) => {
      const { x, y } = hexCenter(hex, layout)
      return Math.abs(x - 5) < 4 && Math.abs(y - 6) < 4
    })
    expect(outline(near).length).toBeGreaterThan(20)
    expect(outline(near).sort()).toEqual(outline(hexes).sort())
  })

  it('strays from the hexsides by 12 % of a hex at most', () => {
    let longest = 0
    for (let x = -20; x < 20; x += 0.37)
      for (let y = -20; y < 20; y += 0.41) {
        const push = drift({ x, y }, 0.12)
        longest = Math.max(longest, Math.hypot(push.x, push.y))
      }
    expect(longest).toBeLessThanOrEqual(0.12 + 1e-12)
    expect(longest).toBeGreaterThan(0.11)
  })
})
