/**
 * A drag along hexsides as the vertices it passes. Following vertices, not nearest sides, keeps spurs out: the third
 * side of a vertex is never the nearest one by accident, because it has no second vertex that was entered.
 */
import { shortestChain } from '#shared/hex/chain'
import { type Hexside, sidesOfVertex, verticesOfSide } from '#shared/hex/hexside'
import { type Vertex, vertexKey } from '#shared/hex/vertex'

/** Neighbouring vertices share a side; at least two. */
export type VertexPath = readonly Vertex[]

export function pathOfSide(side: Hexside): VertexPath {
  return verticesOfSide(side)
}

/**
 * The path after the pointer came to a vertex: drawn on to it, or taken back when it is the one before the last. One side
 * alone has no direction, unless it lengthens another path.
 */
export function extendPath(path: VertexPath, to: Vertex, hasDirection = false): VertexPath {
  const key = vertexKey(to)
  const at = (index: number): string | undefined => {
    const vertex = path.at(index)
    return vertex && vertexKey(vertex)
  }
  if (at(-1) === key) return path
  if (path.length === 2 && !hasDirection) {
    // The first side has no direction yet: it is drawn on from whichever end is nearer.
    const backward = [...path].reverse()
    if (at(0) === key) return backward
    const [on, back] = [joined(path, to), joined(backward, to)]
    return on.length <= back.length ? on : back
  }
  return path.length > 2 && at(-2) === key ? path.slice(0, -1) : joined(path, to)
}

// The path and the shortest chain from its last vertex.
function joined(path: VertexPath, to: Vertex): VertexPath {
  const last = path.at(-1)
  const chain = last && shortestChain(last, to)
  if (!last || !chain) return path
  return [...path, ...verticesAlong(last, chain)]
}

/** The vertices that a chain of sides passes after `from`. */
export function verticesAlong(from: Vertex, chain: readonly Hexside[]): Vertex[] {
  const vertices: Vertex[] = []
  let here = vertexKey(from)
  for (const side of chain) {
    const next = verticesOfSide(side).find((vertex) => vertexKey(vertex) !== here)
    if (!next) break
    vertices.push(next)
    here = vertexKey(next)
  }
  return vertices
}

/** The side between two neighbouring vertices. */
export function sideBetween(a: Vertex, b: Vertex): Hexside | undefined {
  const key = vertexKey(b)
  return sidesOfVertex(a).find((side) => verticesOfSide(side).some((end) => vertexKey(end) === key))
}

/** The sides that a path goes along, each with its ends in the order of the path. */
export function sidesOfPath(path: VertexPath): { side: Hexside; from: Vertex; to: Vertex }[] {
  return path.slice(1).flatMap((to, index) => {
    const from = path[index] as Vertex
    const side = sideBetween(from, to)
    return side ? [{ side, from, to }] : []
  })
}
