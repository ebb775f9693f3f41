/** The outline of one hex about its centre, computed once a layer instead of once a hex. Millimetres. */
import { DIRECTIONS } from '#shared/hex/direction'
import { directionAngle, hexRadius, type Layout, type Point, vertexAngle } from '#shared/hex/layout'

export interface HexShape {
  /** Corner i, between directions i and i + 1, from the centre. */
  readonly corners: readonly Point[]
  /** Middle of side i, from the centre. */
  readonly middles: readonly Point[]
  /** Unit vector towards neighbour i. */
  readonly normals: readonly Point[]
}

function polar(angle: number, length: number): Point {
  return { x: Math.sin(angle) * length, y: -Math.cos(angle) * length }
}

/** `grow` mm are added to the radius: a hair hides the seams between equal neighbours. */
export function hexShape(layout: Layout, grow = 0): HexShape {
  const radius = hexRadius(layout) + grow
  const normals = DIRECTIONS.map((value) => polar(directionAngle(value, layout.grid), 1))
  return {
    corners: DIRECTIONS.map((value) => polar(vertexAngle(value, layout.grid), radius)),
    middles: normals.map(({ x, y }) => ({ x: (x * layout.hexMm) / 2, y: (y * layout.hexMm) / 2 })),
    normals,
  }
}
