/** Faces of living rock along the edge of a mass: facets by how they look towards the light, darker farther in. */
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { fill, inBatches, mix, stroke } from './marks'
import { LIGHT } from './shapes'
import { isSeen, type Site } from './site'

const GRADES = 7
const SHADE: Color = '#3f362c'
const LIT: Color = '#bfb096'
const DEPTH: Color = '#2f2821'

interface Facet {
  readonly outline: readonly Point[]
  readonly grade: number
}

/** Two bands of facets inwards from outlines that run clockwise round the mass. */
export function rockFaces(site: Site, outlines: readonly (readonly Point[])[]): DrawOp[] {
  const bands: [Facet[], Facet[]] = [[], []]
  for (const outline of outlines) {
    const rims = outline.map((_, index) => rimAt(outline, index))
    outline.forEach((a, index) => {
      if (!isSeen(site.rect, a, 1)) return
      const next = (index + 1) % outline.length
      const [b, from, to] = [outline[next] as Point, rims[index] as Rim, rims[next] as Rim]
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
      // Clockwise: outwards is to the left.
      const facing = ((b.y - a.y) * LIGHT.x - (b.x - a.x) * LIGHT.y) / length
      const grade = facing * 2.4 + 3 + (placeRandom(a, 571)() - 0.5) * 2.2
      const clamped = Math.max(0, Math.min(GRADES - 1, Math.round(grade)))
      bands[0].push({ outline: [a, b, to.edge, from.edge], grade: clamped })
      bands[1].push({ outline: [from.edge, to.edge, to.deep, from.deep], grade: clamped })
    })
  }
  const paint = (facets: readonly Facet[], dark: number): DrawOp[] =>
    Array.from({ length: GRADES }, (_, grade) =>
      inBatches(
        facets.filter((facet) => facet.grade === grade),
        (path, { outline }) => path.polygon(outline),
        (path) => fill(path, mix(mix(SHADE, LIT, grade / (GRADES - 1)), DEPTH, dark)),
      ),
    ).flat()
  const joints = new PathBuilder()
  for (const { outline } of bands[0])
    joints.polyline([outline[0] as Point, outline[3] as Point, outline[2] as Point])
  return [
    ...paint(bands[1], 0.62),
    ...paint(bands[0], 0),
    ...(site.detail >= 2 && !joints.isEmpty ? [stroke(joints, '#1c150e', 0.01, 0.6)] : []),
  ]
}

interface Rim {
  /** The ends of the near band and of the far one. */
  readonly edge: Point
  readonly deep: Point
}

function rimAt(outline: readonly Point[], index: number): Rim {
  const count = outline.length
  const here = outline[index] as Point
  const before = outline[(index + count - 1) % count] as Point
  const after = outline[(index + 1) % count] as Point
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
  const inward = { x: -(after.y - before.y) / length, y: (after.x - before.x) / length }
  const random = placeRandom(here, 572)
  const at = (depth: number): Point => ({
    x: here.x + inward.x * depth + (random() - 0.5) * 0.05,
    y: here.y + inward.y * depth + (random() - 0.5) * 0.05,
  })
  return { edge: at(0.1 + 0.1 * random()), deep: at(0.26 + 0.16 * random()) }
}
