/** Everything that stands on hexsides but the ways. */
import { elevationAt, halfHex } from '#shared/document/map'
import { type HexsideHalf } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { hexesOfSide, type Hexside, verticesOfSide } from '#shared/hex/hexside'
import { hexCenter, hexsideEnds, vertexPoint } from '#shared/hex/layout'
import { type Vertex, vertexKey, type VertexKey } from '#shared/hex/vertex'
import { append } from '#shared/lang/append'
import { FEATURE_LOOK_ROWS, type FeatureLook } from '#shared/rules/map/looks'
import { lookOf } from '../../hexLook'
import { type DrawOp, type Rect } from '../../ops'
import { ownerShield } from '../../ownerShield'
import { type Scene } from '../../scene'
import { sidesInRect } from '../../sidesInRect'
import { createSketch, type Sketch } from '../../sketch'
import { type Detail } from '../../style'
import { BARRIERS, cracks, merlons } from './barriers'
import { FIXTURES } from './fixtures'
import { type HexsideInk, type HexsideInks } from './hexsideInks'
import { OPENINGS } from './openings'
import { type SideFrame } from './sideFrame'

// Gates and stairs reach furthest from their hexside.
const REACH = 0.4

export function paintHexsides(scene: Scene, rect: Rect, detail: Detail, inks: HexsideInks): DrawOp[] {
  const { layout } = scene
  const sketch = createSketch<HexsideInk>(inks.hexsides, layout.hexMm)
  const shields: DrawOp[] = []
  const corners = new Map<VertexKey, { vertex: Vertex; insides: Axial[] }>()
  for (const found of sidesInRect(scene, rect, REACH * layout.hexMm)) {
    const { side, features } = found
    const { barrier, opening, fixture } = features
    const frame = (inside: HexsideHalf | undefined): SideFrame =>
      sideFrame(scene, side, { inside, detail, sketch })
    if (scene.isFallenBarrier(found)) {
      BARRIERS.rough(frame(undefined))
      continue
    }
    const barrierLook = barrier ? scene.featureLook(barrier.feature) : 'wall'
    const mark = opening && OPENINGS[scene.featureLook(opening.feature)]
    const inside = insideOf(scene, side, barrierLook, barrier?.inside)
    const barrierFrame = frame(inside)
    if (barrier || opening) BARRIERS[barrierLook](barrierFrame)
    if (barrier?.integrity !== undefined && detail > 0) cracks(barrierFrame, barrier.integrity)
    if (FEATURE_LOOK_ROWS[barrierLook].crenellated && detail > 1) {
      merlons(barrierFrame, mark?.half ?? 0)
      if (inside) noteCorners(corners, side, inside)
    }
    if (mark && opening && detail > 0) mark.draw(frame(opening.inside ?? inside), opening)
    if (opening && detail > 0 && scene.featureLook(opening.feature) === 'fortification-entrance') {
      const at = frame(opening.inside ?? inside).at(0, 0.16)
      const color = opening.owner && scene.sideColor(opening.owner)
      append(shields, ownerShield(at, 0.15 * layout.hexMm, color, inks.printing))
    }
    if (fixture && detail > 0) FIXTURES[scene.featureLook(fixture.feature)]?.(frame(fixture.inside))
  }
  cornerMerlons(scene, corners, sketch)
  return [...sketch.ops(), ...shields]
}

/** The inner hex of a barrier: of cliffs the higher one, of fortifications the fortified one, else as the file says. */
function insideOf(
  scene: Scene,
  side: Hexside,
  look: FeatureLook,
  told: HexsideHalf | undefined,
): HexsideHalf | undefined {
  if (look === 'cliff') return cliffTop(scene, side, told)
  if (told !== undefined || look !== 'fortification-side') return told
  const [owner, across] = hexesOfSide(side).map((hex) => lookOf(scene, hex) === 'fortification')
  return owner === across ? undefined : owner ? 'owner' : 'across'
}

/** A cliff falls to the lower hex, whatever the file says; between equal levels away from its inside. */
function cliffTop({ map }: Scene, side: Hexside, inside: HexsideHalf | undefined): HexsideHalf | undefined {
  const [owner, across] = hexesOfSide(side)
  const drop = elevationAt(map, owner) - elevationAt(map, across)
  if (drop === 0) return inside ?? 'owner'
  return drop > 0 ? 'owner' : 'across'
}

interface FrameOptions {
  readonly inside: HexsideHalf | undefined
  readonly detail: Detail
  readonly sketch: Sketch<HexsideInk>
}

function sideFrame({ layout }: Scene, side: Hexside, { inside, detail, sketch }: FrameOptions): SideFrame {
  const w = layout.hexMm
  const ends = hexsideEnds(side, layout)
  const [a, b] = ends
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  // Clockwise round the owner, the right hand of the side points into the owner.
  const sign = inside === 'across' ? -1 : 1
  const [nx, ny] = [sign * uy, sign * -ux]
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  return {
    ends,
    w,
    detail,
    directed: inside !== undefined,
    pen: sketch.pen,
    at: (along, out) => ({
      x: x + (ux * along + nx * out) * w,
      y: y + (uy * along + ny * out) * w,
    }),
  }
}

function noteCorners(
  corners: Map<VertexKey, { vertex: Vertex; insides: Axial[] }>,
  side: Hexside,
  inside: HexsideHalf,
): void {
  for (const vertex of verticesOfSide(side)) {
    const key = vertexKey(vertex)
    const corner = corners.get(key) ?? { vertex, insides: [] }
    corner.insides.push(halfHex(side, inside))
    corners.set(key, corner)
  }
}

// Where two battlements turn about the same inside hex, a merlon closes the outer corner.
function cornerMerlons(
  { layout }: Scene,
  corners: ReadonlyMap<VertexKey, { readonly vertex: Vertex; readonly insides: readonly Axial[] }>,
  sketch: Sketch<HexsideInk>,
): void {
  const w = layout.hexMm
  for (const { vertex, insides } of corners.values()) {
    const [first, second] = insides
    if (insides.length !== 2 || !first || !second || hexKey(first) !== hexKey(second)) continue
    const point = vertexPoint(vertex, layout)
    const center = hexCenter(first, layout)
    const length = Math.hypot(point.x - center.x, point.y - center.y)
    const [ox, oy] = [(point.x - center.x) / length, (point.y - center.y) / length]
    const at = (out: number, along: number) => ({
      x: point.x + (ox * out - oy * along) * w,
      y: point.y + (oy * out + ox * along) * w,
    })
    sketch
      .pen('merlon')
      .polygon([at(0.035, -0.02), at(0.105, -0.06), at(0.137, 0), at(0.105, 0.06), at(0.035, 0.02)])
  }
}
