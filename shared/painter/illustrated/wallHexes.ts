/** Walls, battlements and slits that fill a hex: they run on into their neighbours and look the way they face. */
import { hexsideAt } from '#shared/document/map'
import { type Axial, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, direction, neighbor } from '#shared/hex/direction'
import { facingAngle } from '#shared/hex/facing'
import { hexsideOf } from '#shared/hex/hexside'
import { directionAngle, type Point, SQRT3, vertexAngle } from '#shared/hex/layout'
import { FEATURE_LOOK_ROWS, STRUCTURE_LOOK_ROWS } from '#shared/rules/looks'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { type DamagedWall, paintDamage } from './damage'
import { type Debris, debrisAlong, debrisRound } from './debris'
import { fill, polygons, shaded, stroke } from './marks'
import { box, type Frame, frameAt, inFrame, ngon } from './shapes'
import { type Site } from './site'
import { type Standing } from './standing'
import { merged, paintMerlons, paintShadow, paintStones, STONE_LINE } from './stone'

const HALF = 0.2

function angleOf(site: Site, side: Direction): number {
  return directionAngle(side, site.layout.grid) - Math.PI / 2
}

function isMasonry(site: Site, hex: Axial): boolean {
  const structure = site.scene.map.structures[hexKey(hex)]
  const look = structure && site.scene.structureLook(structure.feature)
  return (look !== undefined && STRUCTURE_LOOK_ROWS[look].masonry !== undefined) || site.look(hex) === 'tower'
}

/** One way in which a wall runs from the middle of its hex, and how far. */
export interface WallArm {
  /** Radians from eastwards, clockwise. */
  readonly angle: number
  readonly length: number
}

// To the middle of a side, and a hair further, so that two walls join; to a vertex.
const TO_SIDE = 0.502
const TO_VERTEX = 1 / SQRT3

// A wall runs on into the neighbours that are, or were, wall or tower, and to walls on hexsides that end at its hex.
/** The arms of the wall that fills a hex, two or more. */
export function armsOfWall(site: Site, { hex, facing }: Pick<Standing, 'hex' | 'facing'>): WallArm[] {
  const across = (angle: number): WallArm => ({ angle, length: TO_SIDE })
  const ways = [
    ...DIRECTIONS.filter((side) => isMasonry(site, neighbor(hex, side))).map((side) =>
      across(angleOf(site, side)),
    ),
    ...DIRECTIONS.filter((corner) => isWallEnd(site, hex, corner)).map((corner) => ({
      angle: vertexAngle(corner, site.layout.grid) - Math.PI / 2,
      length: TO_VERTEX,
    })),
  ]
  const [only] = ways
  if (only) return ways.length > 1 ? ways : [only, across(only.angle + Math.PI)]
  // Alone, it stands across the way it faces.
  const outward = facing ? facingAngle(facing, site.layout.grid) - Math.PI / 2 : -Math.PI / 2
  return [across(outward + Math.PI / 2), across(outward - Math.PI / 2)]
}

/** Does a stone wall on a hexside lead away from this corner of the hex? */
function isWallEnd({ scene }: Site, hex: Axial, corner: Direction): boolean {
  // Between the two neighbours that share the corner.
  const side = hexsideOf(neighbor(hex, corner), direction(corner + 2))
  const barrier = hexsideAt(scene.map, side)?.barrier
  return barrier !== undefined && FEATURE_LOOK_ROWS[scene.featureLook(barrier.feature)].stone === true
}

function outwardOf(site: Site, { hex, facing }: Standing): Point | undefined {
  if (facing) {
    const angle = facingAngle(facing, site.layout.grid)
    return { x: Math.sin(angle), y: -Math.cos(angle) }
  }
  const court = DIRECTIONS.filter((side) => site.ground(neighbor(hex, side)) === 'courtyard')
  if (court.length === 0) return undefined
  const sum = court.map((side) => angleOf(site, side))
  return {
    x: -sum.reduce((x, angle) => x + Math.cos(angle), 0),
    y: -sum.reduce((y, angle) => y + Math.sin(angle), 0),
  }
}

/** Half a wall, from the middle of its hex outwards to one side. */
interface Arm {
  readonly wall: Standing
  readonly frame: Frame
  readonly length: number
  /** The side of the frame that looks outwards; 0 when the arm itself does, or nothing does. */
  readonly outer: -1 | 0 | 1
}

function armsWithSides(site: Site, wall: Standing): Arm[] {
  const outward = outwardOf(site, wall)
  return armsOfWall(site, wall).map(({ angle, length }) => {
    const frame = frameAt(wall.center, angle)
    const side = outward ? frame.across.x * outward.x + frame.across.y * outward.y : 0
    return { wall, frame, length, outer: Math.abs(side) < 0.1 ? 0 : side > 0 ? 1 : -1 }
  })
}

function armBox({ frame, length }: Arm, half: number): Point[] {
  return box(frame, [0, -half], [length, half])
}

function armStones({ frame }: Arm): Point[][] {
  return [-0.19, -0.0633, 0.0633].flatMap((v, course) =>
    [0, 1, 2, 3].map((index) => {
      const shift = course % 2 === 0 ? 0 : 0.05
      const [from, to] = [0.06 + index * 0.11 + shift, Math.min(0.498, 0.06 + (index + 1) * 0.11 + shift)]
      return box(frame, [from + 0.004, v + 0.004], [to - 0.004, v + 0.123])
    }),
  )
}

function armMerlons({ frame, outer }: Arm): Point[][] {
  return outer === 0
    ? []
    : [0.1, 0.25, 0.4].map((u) => box(frame, [u, outer * 0.12], [u + 0.085, outer * 0.225]))
}

// A plain wall has a parapet without gaps: it too shows which way it looks.
function parapetOps(arms: readonly Arm[]): DrawOp[] {
  const parapets = arms
    .filter(({ outer }) => outer !== 0)
    .map(({ frame, length, outer }) => box(frame, [0, outer * 0.135], [length, outer * 0.205]))
  if (parapets.length === 0) return []
  const inner = new PathBuilder()
  for (const { frame, length, outer } of arms)
    if (outer !== 0) inner.polyline([inFrame(frame, 0, outer * 0.125), inFrame(frame, length, outer * 0.125)])
  return [
    fill(merged(parapets), '#e6dec8'),
    stroke(inner, '#2a2113', 0.022, 0.45),
    stroke(inner, '#4b402c', 0.012, 0.8),
  ]
}

// The slit of a whole hex: a broad splay from the inner face, a slot through the outer one, between cheeks of dressed stone.
function slitOps(center: Point, outward: Point, detail: Detail): DrawOp[] {
  const frame = frameAt(center, Math.atan2(outward.y, outward.x))
  const shape = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([u, v]) => inFrame(frame, u, v))
  const block = box(frame, [-0.235, -0.22], [0.245, 0.22])
  const notch = shape([
    [-0.24, -0.14],
    [0.06, -0.03],
    [0.255, -0.03],
    [0.255, 0.03],
    [0.06, 0.03],
    [-0.24, 0.14],
  ])
  const stones = [-0.235, -0.075, 0.085].flatMap((u, course) =>
    [-1, 1].flatMap((side) => {
      const joint = course % 2 === 0 ? 0.13 : 0.09
      const cheek = (from: number, to: number): Point[] =>
        box(frame, [u + 0.005, side * from], [u + 0.155, side * to])
      return [cheek(0.012, joint - 0.005), cheek(joint + 0.005, 0.215)]
    }),
  )
  const merlons = [-1, 1].map((side) => box(frame, [0.13, side * 0.085], [0.255, side * 0.225]))
  // The floor of the splay: light from within fails towards the slot.
  const floor = shape([
    [-0.235, -0.122],
    [0.03, -0.03],
    [0.03, 0.03],
    [-0.235, 0.122],
  ])
  return [
    ...paintShadow([block], 0.2),
    stroke(polygons([block]), STONE_LINE, 0.03),
    fill(polygons([block]), '#b5aa92'),
    ...(detail === 3 ? paintStones(stones) : [fill(polygons(stones), '#d6cdb7')]),
    fill(polygons([notch]), '#120c06'),
    shaded(polygons([floor]), inFrame(frame, -0.235, 0), inFrame(frame, 0.03, 0), ['#857556', '#2a2015']),
    ...paintMerlons(merlons),
  ]
}

/** Walls that stand, painted together so that they join. */
export function paintWallHexes(site: Site, walls: readonly Standing[]): DrawOp[] {
  if (walls.length === 0) return []
  const arms = walls.flatMap((wall) => armsWithSides(site, wall))
  const bodies = [
    ...arms.map((arm) => armBox(arm, HALF)),
    ...walls.map(({ center }) => ngon(center, HALF * 1.02, 20)),
  ]
  const body = merged(bodies)
  if (site.detail === 0) return [stroke(body, STONE_LINE, 0.07), fill(body, '#cfc5ae')]
  const ops = [...paintShadow(bodies, 0.35), stroke(body, STONE_LINE, 0.034), fill(body, '#b5aa92')]
  if (site.detail === 1) ops.push(fill(merged(arms.map((arm) => armBox(arm, 0.12))), '#d6cdb6'))
  if (site.detail === 3) {
    ops.push(...paintStones(arms.flatMap(armStones)))
    for (const { center } of walls) {
      const keystone = new PathBuilder().circle(center.x, center.y, 0.13)
      ops.push(fill(keystone, '#cdc3ac'), stroke(keystone, '#5a4e3a', 0.01, 0.7))
    }
  }
  if (site.detail >= 2) {
    ops.push(...parapetOps(arms.filter(({ wall }) => wall.look === 'wall-hex')))
    ops.push(...paintMerlons(arms.filter(({ wall }) => wall.look !== 'wall-hex').flatMap(armMerlons)))
    for (const wall of walls)
      if (wall.look === 'arrow-slit-hex')
        ops.push(...slitOps(wall.center, outwardOf(site, wall) ?? { x: 0, y: -1 }, site.detail))
  }
  return [...ops, ...paintDamage(arms.flatMap(damagedArm), site.detail)]
}

function damagedArm({ wall, frame, outer }: Arm): DamagedWall[] {
  if (wall.integrity === undefined) return []
  const across = outer < 0 ? { x: -frame.across.x, y: -frame.across.y } : frame.across
  return [{ frame: { ...frame, across }, length: 0.5, half: HALF, integrity: wall.integrity }]
}

/** The debris of a wall hex that has fallen: its stones where it ran, a heap where a tower stood. */
export function debrisOfWall(site: Site, wall: Standing): Debris[] {
  if (STRUCTURE_LOOK_ROWS[wall.look].masonry !== 'wall') return [debrisRound(wall.center, 0.44)]
  return armsOfWall(site, wall).map(({ angle, length }) =>
    debrisAlong(wall.center, inFrame(frameAt(wall.center, angle), length, 0), HALF * 1.35),
  )
}
