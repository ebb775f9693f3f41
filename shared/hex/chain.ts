/** The shortest chain of hexsides between two vertices. */
import { type Axial } from './axial'
import { direction, step } from './direction'
import { type Hexside, sidesOfVertex, verticesOfSide } from './hexside'
import { type Vertex, type VertexKey, vertexKey } from './vertex'

interface ChainOptions {
  /** True for sides the chain may not use. */
  blocked?(side: Hexside): boolean
  /** The longest chain wanted, in hexsides; default 2,000. */
  readonly longest?: number
}

/**
 * The shortest chain of sides between two vertices; among equals the one nearest the straight line. Empty for equal
 * vertices, undefined when there is none of at most `longest` sides.
 */
export function shortestChain(from: Vertex, to: Vertex, options: ChainOptions = {}): Hexside[] | undefined {
  const steps = countSteps(from, to, options)
  if (!steps) return undefined
  const sides: Hexside[] = []
  let vertex = to
  for (let left = steps.get(vertexKey(to)) as number; left > 0; left--) {
    const back = exits(vertex)
      .filter(({ side, end }) => steps.get(vertexKey(end)) === left - 1 && !options.blocked?.(side))
      .sort((a, b) => offLine(a.end, from, to) - offLine(b.end, from, to))[0]
    if (!back) return undefined
    sides.push(back.side)
    vertex = back.end
  }
  return sides.reverse()
}

// The number of sides from `from` to each vertex, for all vertices of all shortest chains (A*, one bucket a length:
// a bucket is emptied to the end, so that every shortest chain is known, not the first one found).
function countSteps(from: Vertex, to: Vertex, options: ChainOptions): Map<VertexKey, number> | undefined {
  const { blocked, longest = 2000 } = options
  const goal = vertexKey(to)
  const steps = new Map<VertexKey, number>([[vertexKey(from), 0]])
  const buckets: Vertex[][] = []
  const queue = (vertex: Vertex, taken: number): void => {
    const total = taken + fewestSides(vertex, to)
    if (total <= longest) (buckets[total] ??= []).push(vertex)
  }
  queue(from, 0)
  for (let total = 0; total < buckets.length && !steps.has(goal); total++) {
    const bucket = buckets[total] ?? []
    for (const vertex of bucket) {
      const taken = steps.get(vertexKey(vertex)) as number
      // A shorter way to this vertex was found after it was queued here.
      if (taken + fewestSides(vertex, to) !== total) continue
      for (const { side, end } of exits(vertex)) {
        const known = steps.get(vertexKey(end))
        if ((known !== undefined && known <= taken + 1) || blocked?.(side)) continue
        steps.set(vertexKey(end), taken + 1)
        queue(end, taken + 1)
      }
    }
  }
  return steps.has(goal) ? steps : undefined
}

export function exits(vertex: Vertex): { side: Hexside; end: Vertex }[] {
  const key = vertexKey(vertex)
  return sidesOfVertex(vertex).map((side) => {
    const [a, b] = verticesOfSide(side)
    return { side, end: vertexKey(a) === key ? b : a }
  })
}

// Axial coordinates times three: a vertex is the mean of its three hexes, so these are whole numbers.
function tripled({ hex, corner }: Vertex): Axial {
  const [a, b] = [step(corner), step(direction(corner + 1))]
  return { q: 3 * hex.q + a.q + b.q, r: 3 * hex.r + a.r + b.r }
}

// A lower bound: along a side the three tripled cube coordinates change by 1, 1 and 2.
function fewestSides(a: Vertex, b: Vertex): number {
  const [p, g] = [tripled(a), tripled(b)]
  const [q, r] = [g.q - p.q, g.r - p.r]
  return Math.ceil(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) / 2)
}

// Distance from the straight line between two vertices, up to a constant factor.
function offLine(vertex: Vertex, from: Vertex, to: Vertex): number {
  const [p, a, b] = [tripled(vertex), tripled(from), tripled(to)]
  return Math.abs((p.q - a.q) * (b.r - a.r) - (p.r - a.r) * (b.q - a.q))
}
