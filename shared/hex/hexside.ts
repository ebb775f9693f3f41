/**
 * Hexsides. Each is shared by two hexes and owned by one: the canonical owner holds directions 0, 1 and 2,
 * so a hex owns three sides and no side has two names.
 *
 *        0
 *      _____
 *   5 /     \ 1        side d of hex h, d >= 3, is side d - 3 of the neighbour in direction d
 *    /       \
 *    \       /
 *   4 \_____/ 2
 *        3             (flat grid; a pointy one is turned by -30 degrees)
 */
import { type Axial } from './axial'
import { type Direction, direction, directionTo, neighbor, opposite } from './direction'
import { type Vertex, vertexOf } from './vertex'

/** A side in canonical form: `direction` is 0, 1 or 2. */
export interface Hexside {
  readonly hex: Axial
  readonly direction: 0 | 1 | 2
}

/** "q,r,d" of the canonical form. */
export type HexsideKey = string & { readonly __brand: 'HexsideKey' }

/** Side `value` of `hex`, in canonical form. */
export function hexsideOf(hex: Axial, value: Direction): Hexside {
  return value < 3
    ? { hex, direction: value as 0 | 1 | 2 }
    : { hex: neighbor(hex, value), direction: (value - 3) as 0 | 1 | 2 }
}

/** The side between two adjacent hexes, or undefined when they do not touch. */
export function hexsideBetween(a: Axial, b: Axial): Hexside | undefined {
  const value = directionTo(a, b)
  return value === undefined ? undefined : hexsideOf(a, value)
}

export function hexsideKey(side: Hexside): HexsideKey {
  return `${side.hex.q},${side.hex.r},${side.direction}` as HexsideKey
}

/** Inverse of `hexsideKey`; the key is trusted. */
export function parseHexsideKey(key: HexsideKey): Hexside {
  const first = key.indexOf(',')
  const second = key.indexOf(',', first + 1)
  const hex = { q: Number(key.slice(0, first)), r: Number(key.slice(first + 1, second)) }
  return { hex, direction: Number(key.slice(second + 1)) as 0 | 1 | 2 }
}

/** The two hexes a side separates: its owner, then the neighbour across. */
export function hexesOfSide(side: Hexside): readonly [Axial, Axial] {
  return [side.hex, neighbor(side.hex, side.direction)]
}

/** The hex across a side from `hex`, which must be one of its two hexes. */
export function acrossSide(side: Hexside, hex: Axial): Axial {
  const [a, b] = hexesOfSide(side)
  return a.q === hex.q && a.r === hex.r ? b : a
}

/** The two ends of a side, anticlockwise end first as seen from its owner. */
export function verticesOfSide(side: Hexside): readonly [Vertex, Vertex] {
  return [vertexOf(side.hex, direction(side.direction - 1)), vertexOf(side.hex, side.direction)]
}

/** The six sides of a hex, in direction order. */
export function sidesOfHex(hex: Axial): Hexside[] {
  return ([0, 1, 2, 3, 4, 5] as const).map((value) => hexsideOf(hex, value))
}

/** The direction of `side` as seen from `hex`, which must be one of its two hexes. */
export function sideDirectionFrom(side: Hexside, hex: Axial): Direction {
  return side.hex.q === hex.q && side.hex.r === hex.r ? side.direction : opposite(side.direction)
}

/** The three hexsides that meet at a vertex. */
export function sidesOfVertex(vertex: Vertex): readonly [Hexside, Hexside, Hexside] {
  const { hex, corner } = vertex
  return [
    hexsideOf(hex, corner),
    hexsideOf(hex, direction(corner + 1)),
    // Between the two neighbours: seen from neighbour `corner`, the other lies in direction corner + 2.
    hexsideOf(neighbor(hex, corner), direction(corner + 2)),
  ]
}
