/** The sides round a set of hexes, and the chains that sides make. */
import { type Axial, hexKey } from './axial'
import { DIRECTIONS, neighbor } from './direction'
import { type Hexside, type HexsideKey, hexsideKey, hexsideOf, verticesOfSide } from './hexside'
import { type Vertex, vertexKey } from './vertex'
import { exits } from './chain'

/** Sides end to end; `vertices[i]` and `vertices[i + 1]` are the ends of `sides[i]`. */
export interface SideChain {
  readonly sides: readonly Hexside[]
  /** One more than the sides; the first again at the end of a closed chain. */
  readonly vertices: readonly Vertex[]
  readonly closed: boolean
}

/** The sides between a set of hexes and the rest, no side twice. */
export function boundarySides(hexes: Iterable<Axial>): Hexside[] {
  const inside = new Map([...hexes].map((hex) => [hexKey(hex), hex]))
  const sides: Hexside[] = []
  for (const hex of inside.values())
    for (const value of DIRECTIONS)
      if (!inside.has(hexKey(neighbor(hex, value)))) sides.push(hexsideOf(hex, value))
  return sides
}

/** The outline of a set of hexes: one closed chain for each outer rim and each hole. */
export function boundaryLoops(hexes: Iterable<Axial>): SideChain[] {
  return chainSides(boundarySides(hexes))
}

/**
 * Groups sides into runs that meet end to end. A run stops at a loose end and where three sides meet; one that comes
 * back to its own beginning is closed. Each side is in one run; runs come in the order of the sides given.
 */
export function chainSides(sides: Iterable<Hexside>): SideChain[] {
  const left = new Map<HexsideKey, Hexside>()
  for (const side of sides) left.set(hexsideKey(side), side)
  const all = new Set(left.keys())
  const chains: SideChain[] = []
  for (const side of left.values()) {
    left.delete(hexsideKey(side))
    const [start, end] = verticesOfSide(side)
    const forward = follow(end, left, all)
    const backward = follow(start, left, all)
    const vertices = [...backward.vertices.reverse(), start, end, ...forward.vertices]
    chains.push({
      sides: [...backward.sides.reverse(), side, ...forward.sides],
      vertices,
      closed: vertexKey(vertices[0] as Vertex) === vertexKey(vertices.at(-1) as Vertex),
    })
  }
  return chains
}

// Goes on from a vertex as long as exactly one further side leaves it, taking the sides out of `left`.
function follow(from: Vertex, left: Map<HexsideKey, Hexside>, all: ReadonlySet<HexsideKey>) {
  const sides: Hexside[] = []
  const vertices: Vertex[] = []
  for (let vertex = from; ;) {
    const meeting = exits(vertex).filter(({ side }) => all.has(hexsideKey(side)))
    const next = meeting.find(({ side }) => left.has(hexsideKey(side)))
    if (meeting.length !== 2 || !next) return { sides, vertices }
    left.delete(hexsideKey(next.side))
    sides.push(next.side)
    vertices.push(next.end)
    vertex = next.end
  }
}
