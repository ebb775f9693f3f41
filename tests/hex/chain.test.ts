import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Axial } from '#shared/hex/axial'
import { shortestChain } from '#shared/hex/chain'
import { boundaryLoops, boundarySides, chainSides, type SideChain } from '#shared/hex/boundary'
import {
  type Hexside,
  hexsideKey,
  hexsideOf,
  sidesOfHex,
  sidesOfVertex,
  verticesOfSide,
} from '#shared/hex/hexside'
import { hexesWithin, ring } from '#shared/hex/region'
import { type Vertex, type VertexKey, vertexKey, vertexOf } from '#shared/hex/vertex'
import { anyDirection } from './gridKinds'

const ORIGIN: Axial = { q: 0, r: 0 }
const nearVertex = fc
  .tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }), anyDirection)
  .map(([q, r, corner]) => vertexOf({ q, r }, corner))

/** The vertices passed when walking `sides` from `from`; throws when they do not hang together. */
function walk(from: Vertex, sides: readonly Hexside[]): VertexKey[] {
  const passed = [vertexKey(from)]
  for (const side of sides) {
    const ends = verticesOfSide(side).map(vertexKey)
    const at = ends.indexOf(passed.at(-1) as VertexKey)
    if (at < 0) throw new Error('the chain is broken')
    passed.push(ends[1 - at] as VertexKey)
  }
  return passed
}

/** Breadth-first search without any bound or goal: the plain truth to compare with. */
function stepsBetween(from: Vertex, to: Vertex, blocked: ReadonlySet<string>): number {
  let layer = [from]
  const seen = new Set([vertexKey(from)])
  for (let steps = 0; steps < 60; steps++) {
    if (layer.some((vertex) => vertexKey(vertex) === vertexKey(to))) return steps
    layer = layer.flatMap((vertex) =>
      sidesOfVertex(vertex)
        .filter((side) => !blocked.has(hexsideKey(side)))
        .flatMap((side) =>
          verticesOfSide(side).filter((end) => !seen.has(vertexKey(end)) && seen.add(vertexKey(end))),
        ),
    )
  }
  return Infinity
}

describe('shortestChain', () => {
  it('hangs together and is as short as a plain search finds, around blocked sides too', () => {
    const somewhere = fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }), anyDirection)
    fc.assert(
      fc.property(nearVertex, nearVertex, fc.array(somewhere, { maxLength: 40 }), (from, to, stones) => {
        const blocked = new Set<string>(stones.map(([q, r, value]) => hexsideKey(hexsideOf({ q, r }, value))))
        const chain = shortestChain(from, to, {
          blocked: (side) => blocked.has(hexsideKey(side)),
          longest: 59,
        })
        const steps = stepsBetween(from, to, blocked)
        if (steps === Infinity) return expect(chain).toBeUndefined()
        expect(chain).toHaveLength(steps)
        expect(walk(from, chain ?? []).at(-1)).toBe(vertexKey(to))
        expect((chain ?? []).some((side) => blocked.has(hexsideKey(side)))).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps near the straight line: from a vertex straight down a column it never strays a hex away', () => {
    const chain = shortestChain(vertexOf({ q: 0, r: 0 }, 0), vertexOf({ q: 0, r: 10 }, 0)) ?? []
    expect(chain).toHaveLength(20)
    for (const side of chain) expect(Math.abs(side.hex.q)).toBeLessThanOrEqual(1)
  })

  it('gives up beyond the longest chain wanted, and where there is no way', () => {
    const [from, to] = [vertexOf(ORIGIN, 0), vertexOf(ORIGIN, 3)]
    expect(shortestChain(from, to, { longest: 3 })).toHaveLength(3)
    expect(shortestChain(from, to, { longest: 2 })).toBeUndefined()
    expect(shortestChain(from, from)).toEqual([])
    const cell = new Set(sidesOfVertex(to).map(hexsideKey))
    const blocked = (side: Hexside): boolean => cell.has(hexsideKey(side))
    expect(shortestChain(from, to, { blocked, longest: 40 })).toBeUndefined()
  })
})

function expectSound(chain: SideChain): void {
  expect(chain.vertices).toHaveLength(chain.sides.length + 1)
  expect(walk(chain.vertices[0] as Vertex, chain.sides)).toEqual(chain.vertices.map(vertexKey))
  expect(chain.closed).toBe(
    vertexKey(chain.vertices[0] as Vertex) === vertexKey(chain.vertices.at(-1) as Vertex),
  )
}

describe('boundaryLoops', () => {
  it('goes round a hex by its six sides, and round a disc of radius r by 12 r + 6', () => {
    for (const radius of [0, 1, 4]) {
      const loops = boundaryLoops(hexesWithin({ q: 3, r: -2 }, radius))
      expect(loops).toHaveLength(1)
      expect(loops[0]?.closed).toBe(true)
      expect(loops[0]?.sides).toHaveLength(12 * radius + 6)
      loops.forEach(expectSound)
    }
  })

  it('gives a ring its outer rim and its hole, and two lone hexes a loop each', () => {
    expect(
      boundaryLoops(ring(ORIGIN, 2))
        .map(({ sides }) => sides.length)
        .sort(),
    ).toEqual([18, 30])
    expect(boundaryLoops([ORIGIN, { q: 5, r: 0 }])).toHaveLength(2)
    expect(boundarySides([])).toEqual([])
  })

  it('counts a hex given twice once', () => {
    expect(boundarySides([ORIGIN, ORIGIN])).toHaveLength(6)
  })
})

describe('chainSides', () => {
  it('joins sides given in any order into one run', () => {
    const [a, b, c] = [hexsideOf(ORIGIN, 0), hexsideOf(ORIGIN, 1), hexsideOf(ORIGIN, 2)] as const
    const [chain, ...others] = chainSides([b, a, c])
    expect(others).toEqual([])
    expect(chain?.closed).toBe(false)
    expect([a, b, c].map(hexsideKey)).toEqual(expect.arrayContaining((chain?.sides ?? []).map(hexsideKey)))
    expectSound(chain as SideChain)
  })

  it('cuts at a vertex where three sides meet', () => {
    const star = sidesOfVertex(vertexOf(ORIGIN, 1))
    expect(chainSides(star)).toHaveLength(3)
    // A closed yard with one wall leading away: the yard comes back to the junction, the wall is a run of its own.
    const yard = [...sidesOfHex(ORIGIN), hexsideOf({ q: 1, r: -1 }, 3)].map((side) => side)
    const tail = sidesOfVertex(vertexOf(ORIGIN, 1)).filter(
      (side) => !yard.some((one) => hexsideKey(one) === hexsideKey(side)),
    )
    const chains = chainSides([...yard, ...tail])
    expect(chains.map(({ sides }) => sides.length).sort()).toEqual([1, 6])
    chains.forEach(expectSound)
  })

  it('uses every side once, whatever is given', () => {
    const somewhere = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), anyDirection)
    fc.assert(
      fc.property(fc.array(somewhere, { maxLength: 30 }), (places) => {
        const sides = places.map(([q, r, value]) => hexsideOf({ q, r }, value))
        const chains = chainSides(sides)
        chains.forEach(expectSound)
        const used = chains.flatMap((chain) => chain.sides.map(hexsideKey))
        expect(used.sort()).toEqual([...new Set(sides.map(hexsideKey))].sort())
      }),
    )
  })
})
