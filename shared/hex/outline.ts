/** The outline of many hexes at once, fast enough to follow the pointer: whole numbers instead of keys. */
import { type Axial } from './axial'
import { DIRECTIONS, DIRECTION_STEPS } from './direction'
import { HexMarks } from './marks'
import { type Vertex, vertexOf } from './vertex'

/** Hexes a row of the packing: coordinates within ±16,383, as in `HexMarks`. */
const ROW = 2 ** 15
const HALF = ROW / 2

/** A hex as a whole number; a neighbour's is that of the hex plus the step's. */
function packed(q: number, r: number): number {
  return (q + HALF) * ROW + r + HALF
}

const ORIGIN: Axial = { q: 0, r: 0 }
/** The offset from a hex, doubled, to each of its six vertices: twice the owner, plus 0 or 1. */
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
  const inside = new HexMarks()
  for (const { q, r } of hexes) inside.add(q, r)
  // Some of the three hexes of a vertex are inside, some are not: one side of the rim comes to it, one leaves it.
  const next = new Map<number, number>()
  for (const { q, r } of hexes)
    for (let side = 0; side < 6; side++) {
      const step = DIRECTION_STEPS[side] as Axial
      if (inside.has(q + step.q, r + step.r)) continue
      const hex = 2 * packed(q, r)
      next.set(hex + (VERTICES[(side + 5) % 6] as number), hex + (VERTICES[side] as number))
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
