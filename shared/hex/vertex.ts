/**
 * Vertices. Vertex direction i of a hex lies between its sides i and i + 1, and is shared with the neighbours in
 * directions i and i + 1. Each vertex has one canonical owner, which holds it as number 0 or 1: two a hex.
 *
 *          side i      neighbour i
 *        ________ v_i
 *                \      neighbour i + 1
 *     hex         \ side i + 1
 */
import { type Axial } from './axial'
import { type Direction, direction, neighbor } from './direction'

/** A vertex in canonical form: `corner` is 0 or 1. */
export interface Vertex {
  readonly hex: Axial
  readonly corner: 0 | 1
}

/** "q,r,c" of the canonical form. */
export type VertexKey = string & { readonly __brand: 'VertexKey' }

/** Vertex `corner` (0..5) of `hex`, in canonical form. */
export function vertexOf(hex: Axial, corner: Direction): Vertex {
  // Vertex i of h is vertex i + 2 of its neighbour i and vertex i - 2 of its neighbour i + 1.
  switch (corner) {
    case 0:
    case 1:
      return { hex, corner }
    case 2:
      return { hex: neighbor(hex, 3), corner: 0 }
    case 3:
      return { hex: neighbor(hex, 4), corner: 1 }
    case 4:
      return { hex: neighbor(hex, 4), corner: 0 }
    case 5:
      return { hex: neighbor(hex, 5), corner: 1 }
  }
}

export function vertexKey(vertex: Vertex): VertexKey {
  return `${vertex.hex.q},${vertex.hex.r},${vertex.corner}` as VertexKey
}

/** The three hexes that meet at a vertex: its owner, then clockwise as the owner's directions run. */
export function hexesOfVertex(vertex: Vertex): readonly [Axial, Axial, Axial] {
  const { hex, corner } = vertex
  return [hex, neighbor(hex, corner), neighbor(hex, direction(corner + 1))]
}
