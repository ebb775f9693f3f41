/** The floor of a great tower, of several hexes with no wall between: planks from wall to wall inside a walk of stone. */
import { hexsideAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { cornerPoint, hexCenter, type Point } from '#shared/hex/layout'
import { loopVertices, traceArea } from '../area'
import { hash } from '../noise'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { clipTo, fill, fillRing, polygons, stroke } from './marks'
import { box, frameAt, inFrame } from './shapes'
import { grown, perSite, type Site } from './site'
import { paintShadow, STONE_LINE } from './stone'

/** Is this tower floor part of a greater one? */
export function isOfGreatTower(site: Site, hex: Axial): boolean {
  if (site.look(hex) !== 'tower' || !onGrid(hex, site.layout.grid)) return false
  return DIRECTIONS.some((side) => {
    const next = neighbor(hex, side)
    const isOpen = !hexsideAt(site.scene.map, hexsideOf(hex, side))?.barrier
    return isOpen && site.look(next) === 'tower' && onGrid(next, site.layout.grid)
  })
}

// Width of the walk along the walls, half a wall included.
const WALK = 0.17
const PLANK = 0.095
const TINTS = ['#a07d4e', '#ac8959', '#b99663', '#c5a26d'] as const

const outlinesOf = perSite((site): Point[][] =>
  traceArea(site.hexes, (hex) => site.isNear(hex) && isOfGreatTower(site, hex)).map((loop) =>
    loopVertices(loop, site.layout),
  ),
)

/** `hexes`: those in sight. */
export function paintGreatTowers(site: Site, hexes: readonly Axial[]): DrawOp[] {
  if (hexes.length === 0) return []
  const area = polygons(outlinesOf(site))
  const outline = stroke(area, STONE_LINE, 0.034)
  if (site.detail === 0) return [outline, fillRing(area, '#cfc5ae')]
  const feet = hexes.map((hex) => DIRECTIONS.map((corner) => cornerPoint(hex, corner, site.layout)))
  return [
    ...paintShadow(feet, 0.3),
    outline,
    fillRing(area, '#b48f5c'),
    clipTo(area, [
      ...(site.detail >= 2 ? [...planks(site, hexes), parapetShade(site)] : []),
      stroke(area, STONE_LINE, 2 * WALK + 0.03),
      stroke(area, '#b9ae95', 2 * WALK),
    ]),
    ...(site.detail >= 2 ? trapdoors(site, hexes) : []),
  ]
}

// Planks of the whole plane, of each hex those that cross it: neighbours go on with the same ones.
function planks(site: Site, hexes: readonly Axial[]): DrawOp[] {
  const plane = frameAt({ x: 0, y: 0 }, 0.5)
  const paths = TINTS.map(() => new PathBuilder())
  const joints = new PathBuilder()
  for (const center of hexes.map((hex) => hexCenter(hex, site.layout))) {
    const u = center.x * plane.along.x + center.y * plane.along.y
    const v = center.x * plane.across.x + center.y * plane.across.y
    for (let plank = Math.floor((v - 0.6) / PLANK); plank * PLANK < v + 0.6; plank++) {
      const [from, to] = [plank * PLANK, (plank + 1) * PLANK]
      paths[Math.floor(hash(plank, 0, 9) * TINTS.length)]?.polygon(box(plane, [u - 0.6, from], [u + 0.6, to]))
      joints.polyline([inFrame(plane, u - 0.6, from), inFrame(plane, u + 0.6, from)])
    }
  }
  return [
    ...TINTS.map((tint, index) => fill(paths[index] as PathBuilder, tint)),
    stroke(joints, '#6b4d2b', 0.009),
  ]
}

// The parapet to the north-west throws its shadow on the floor.
function parapetShade(site: Site): DrawOp {
  const shift = WALK + 0.06
  const path = polygons(
    outlinesOf(site).map((outline) => outline.map(({ x, y }) => ({ x: x + shift, y: y + shift }))),
  )
  const { x, y, width, height } = grown(site.rect, 8)
  return fillRing(path.rect(x, y, width, height), '#170f06', 0.3)
}

// One in each tower at least: where chance says more than in all hexes next to it.
function trapdoors(site: Site, hexes: readonly Axial[]): DrawOp[] {
  const draw = (hex: Axial): number => hash(hex.q, hex.r, 17)
  return hexes
    .filter((hex) =>
      DIRECTIONS.map((side) => neighbor(hex, side)).every(
        (next) => !isOfGreatTower(site, next) || draw(next) < draw(hex),
      ),
    )
    .flatMap((hex) => {
      const hatch = frameAt(hexCenter(hex, site.layout), 0.5)
      const frame = polygons([box(hatch, [-0.1, -0.085], [0.1, 0.085])])
      return [
        fill(frame, '#563f23'),
        stroke(frame, '#2a1b0c', 0.014),
        fill(polygons([box(hatch, [-0.075, -0.06], [0.075, 0.005])]), '#24170a'),
      ]
    })
}
