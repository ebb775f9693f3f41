/** The outline of many hexes at once, fast enough to follow the pointer: whole numbers instead of keys. */
import { type Axial } from './axial'
import { DIRECTIONS, DIRECTION_STEPS, direction } from './direction'
import { type Vertex, vertexOf } from './vertex'

/** Hexes a row of the packing: coordinates within ±16,383, as in `floodFill`. */
const ROW = 2 ** 15
const HALF = ROW / 2

/** A hex as a whole number; a neighbour's is that of the hex plus the step's. */
function packed({ q, r }: Axial): number {
  return (q + HALF) * ROW + r + HALF
}

const ORIGIN: Axial = { q: 0, r: 0 }
const NEIGHBORS = DIRECTION_STEPS.map(({ q, r }) => q * ROW + r)
/** What leads from a hex, doubled, to each of its six vertices: twice the owner, plus 0 or 1. */
const VERTICES = DIRECTIONS.map((corner) => {
  const { hex, corner: own } = vertexOf(ORIGIN, corner)
  return 2 * (hex.q * ROW + hex.r) + own
})

function unpackedVertex(value: number): Vertex {
  const corner = (value % 2) as 0 | 1
  const hex = (value - corner) / 2
  const q = Math.floor(hex / ROW)
  return { hex: { q: q - HALF, r: hex - q * ROW - HALF }, corner }
}

/**
 * The outline of a set of hexes as closed rings of vertices, clockwise round the set and anticlockwise round its holes;
 * the first vertex of a ring is not repeated at its end. The same rims as `boundaryLoops`, without their sides.
 */
export function outlineRings(hexes: readonly Axial[]): Vertex[][] {
  const inside = new Set<number>()
  for (const hex of hexes) inside.add(packed(hex))
  // Of the three hexes of a vertex some are inside, some are not: one side of the rim comes to it, one leaves it.
  const next = new Map<number, number>()
  for (const hex of inside)
    for (const side of DIRECTIONS) {
      if (inside.has(hex + (NEIGHBORS[side] as number))) continue
      const from = 2 * hex + (VERTICES[direction(side - 1)] as number)
      next.set(from, 2 * hex + (VERTICES[side] as number))
    }
  const rings: Vertex[][] = []
  for (const start of next.keys()) {
    const ring: Vertex[] = []
    for (let at: number | undefined = start; at !== undefined;) {
      const to = next.get(at)
      if (to === undefined) break
      ring.push(unpackedVertex(at))
      next.delete(at)
      at = to
    }
    rings.push(ring)
  }
  return rings
}
