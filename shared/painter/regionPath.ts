/** The outline of a set of hexes as one path, mm; to be filled even-odd, for its holes. */
import { type Axial } from '#shared/hex/axial'
import { type Layout, vertexPoint } from '#shared/hex/layout'
import { outlineRings } from '#shared/hex/outline'
import { type Path } from './ops'
import { PathBuilder } from './path'

export function regionPath(hexes: readonly Axial[], layout: Layout): Path {
  const path = new PathBuilder()
  for (const ring of outlineRings(hexes)) path.polygon(ring.map((vertex) => vertexPoint(vertex, layout)))
  return path.build()
}
