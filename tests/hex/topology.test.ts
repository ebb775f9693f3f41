/** Hexsides and vertices have one name each, whichever hex they are reached from. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { direction, directionTo, neighbor, opposite } from '#shared/hex/direction'
import {
  acrossSide,
  hexesOfSide,
  hexsideBetween,
  hexsideKey,
  hexsideOf,
  parseHexsideKey,
  sideDirectionFrom,
  sidesOfHex,
  sidesOfVertex,
  verticesOfSide,
} from '#shared/hex/hexside'
import { hexesOfVertex, vertexKey, vertexOf } from '#shared/hex/vertex'
import { anyDirection, anyHex } from './gridKinds'

describe('hexsides', () => {
  it('are the same side from both hexes', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, value) => {
        const other = neighbor(hex, value)
        const side = hexsideOf(hex, value)
        expect(hexsideKey(hexsideOf(other, opposite(value)))).toBe(hexsideKey(side))
        expect(hexsideBetween(other, hex)).toEqual(side)
        expect(side.direction).toBeLessThan(3)
        expect(hexesOfSide(side).map(hexKey).sort()).toEqual([hexKey(hex), hexKey(other)].sort())
        expect(acrossSide(side, hex)).toEqual(other)
        expect(acrossSide(side, other)).toEqual(hex)
        expect(sideDirectionFrom(side, hex)).toBe(value)
        expect(directionTo(hex, other)).toBe(value)
        expect(parseHexsideKey(hexsideKey(side))).toEqual(side)
      }),
    )
  })

  it('number three a hex: a large field of n hexes has about 3 n of them', () => {
    const keys = new Set<string>()
    for (let q = 0; q < 10; q++)
      for (let r = 0; r < 10; r++) for (const side of sidesOfHex({ q, r })) keys.add(hexsideKey(side))
    // 3 x 100 owned ones, and those of the rim that the neighbours outside own: 10 + 10 + 10 + 10 - 1.
    expect(keys.size).toBe(339)
  })

  it('do not exist between hexes that do not touch', () => {
    expect(hexsideBetween({ q: 0, r: 0 }, { q: 2, r: 0 })).toBeUndefined()
    expect(hexsideBetween({ q: 0, r: 0 }, { q: 0, r: 0 })).toBeUndefined()
  })
})

describe('vertices', () => {
  it('are the same vertex from all three hexes', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, corner) => {
        const vertex = vertexOf(hex, corner)
        const key = vertexKey(vertex)
        const left = neighbor(hex, corner)
        const right = neighbor(hex, direction(corner + 1))
        expect(vertexKey(vertexOf(left, direction(corner + 2)))).toBe(key)
        expect(vertexKey(vertexOf(right, direction(corner - 2)))).toBe(key)
        expect(hexesOfVertex(vertex).map(hexKey).sort()).toEqual([hex, left, right].map(hexKey).sort())
      }),
    )
  })

  it('are the ends of the three sides that meet there, and each side has two', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, value) => {
        const vertex = vertexOf(hex, value)
        const sides = sidesOfVertex(vertex)
        expect(new Set(sides.map(hexsideKey)).size).toBe(3)
        for (const side of sides) expect(verticesOfSide(side).map(vertexKey)).toContain(vertexKey(vertex))
        const ends = [vertexOf(hex, direction(value - 1)), vertexOf(hex, value)]
        expect(verticesOfSide(hexsideOf(hex, value)).map(vertexKey).sort()).toEqual(
          ends.map(vertexKey).sort(),
        )
      }),
    )
  })
})

it('keys of hexes read back', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(parseHexKey(hexKey(hex))).toEqual(hex)
    }),
  )
})
