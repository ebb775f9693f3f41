/** Walls, battlements and slits that fill a hex: they run on into their neighbours and look the way they face. */
import { type Point } from '#shared/hex/layout'
import { append } from '#shared/lang/append'
import { STRUCTURE_LOOK_ROWS } from '#shared/rules/map/looks'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { type DamagedWall, paintDamage } from './damage'
import { type Debris, debrisAlong, debrisRound } from './debris'
import { clipTo, fill, polygons, shaded, stroke } from './marks'
import { box, frameAt, inFrame, ngon } from './shapes'
import { type Site } from './site'
import { type Standing } from './standing'
import { merged, paintMerlons, paintShadow, paintStones, STONE_LINE } from './stone'
import { ringStones } from './turret'
import { type Arm, armsOfWall, armsWithSides, cornersBetween, outwardOf } from './wallArms'
import { merlonsOf, paintParapets } from './wallParapets'

const HALF = 0.2
/** Radius of the stone round which those of a bend stand. */
const BOSS = 0.085

function armBox({ frame, length }: Arm, half: number): Point[] {
  return box(frame, [0, -half], [length, half])
}

/** The lower edges of the three courses of an arm. */
const COURSES = [-0.19, -0.0633, 0.0633] as const
const FIRST_JOINT = 0.06
const shiftOf = (course: number): number => (course % 2 === 0 ? 0 : 0.05)

function armStones({ frame }: Arm): Point[][] {
  return COURSES.flatMap((v, course) =>
    [0, 1, 2, 3].map((index) => {
      const shift = FIRST_JOINT + shiftOf(course)
      const [from, to] = [index * 0.11 + shift, Math.min(0.498, (index + 1) * 0.11 + shift)]
      return box(frame, [from + 0.004, v + 0.004], [to - 0.004, v + 0.123])
    }),
  )
}

// A straight wall is coursed through the middle of its hex; where it bends or branches, its stones go round a boss.
function middleStones({ center }: Standing, arms: readonly Arm[]): Point[][] {
  const [arm] = arms
  if (isStraight(arms) && arm)
    return COURSES.map((v, course) => {
      const reach = FIRST_JOINT + shiftOf(course) - 0.004
      return box(arm.frame, [-reach, v + 0.004], [reach, v + 0.123])
    })
  return ringStones(center, [BOSS + 0.006, HALF * 0.97], 11)
}

function isStraight(arms: readonly Arm[]): boolean {
  return arms.length === 2 && cornersBetween(arms).every(({ turn }) => Math.abs(turn - Math.PI) < 0.05)
}

function bossOps({ center: { x, y } }: Standing): DrawOp[] {
  const disc = new PathBuilder().circle(x, y, BOSS)
  return [
    fill(disc, '#c2b79e'),
    clipTo(disc, [
      fill(new PathBuilder().circle(x - 0.012, y - 0.014, BOSS), '#ddd4bd'),
      fill(new PathBuilder().circle(x + 0.006, y + 0.008, BOSS * 0.72), '#cabfa6'),
    ]),
    stroke(disc, '#5a4e3a', 0.009, 0.8),
    stroke(new PathBuilder().circle(x, y, BOSS * 0.4), '#5a4e3a', 0.007, 0.5),
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
  const armsOf = new Map(walls.map((wall) => [wall, armsWithSides(site, wall)]))
  const arms = [...armsOf.values()].flat()
  const bodies = [
    ...arms.map((arm) => armBox(arm, HALF)),
    ...walls.map(({ center }) => ngon(center, HALF * 1.02, 20)),
  ]
  const body = merged(bodies)
  if (site.detail === 0) return [stroke(body, STONE_LINE, 0.07), fill(body, '#cfc5ae')]
  const ops = [...paintShadow(bodies, 0.35), stroke(body, STONE_LINE, 0.034), fill(body, '#b5aa92')]
  if (site.detail === 1) ops.push(fill(merged(arms.map((arm) => armBox(arm, 0.12))), '#d6cdb6'))
  if (site.detail === 3) {
    append(ops, paintStones(arms.flatMap(armStones)))
    for (const [wall, ofWall] of armsOf) {
      const round = !isStraight(ofWall)
      if (round) ops.push(fill(polygons([ngon(wall.center, HALF)]), '#b5aa92'))
      append(ops, paintStones(middleStones(wall, ofWall)))
      append(ops, round ? bossOps(wall) : [])
    }
  }
  if (site.detail >= 2) {
    const plain = walls.filter(({ look }) => look === 'wall-hex').map((wall) => armsOf.get(wall) ?? [])
    const merlons = walls
      .filter(({ look }) => look !== 'wall-hex')
      .flatMap((wall) => merlonsOf(armsOf.get(wall) ?? [], HALF, wall.look === 'arrow-slit-hex'))
    append(ops, paintParapets(plain, HALF))
    append(ops, paintMerlons(merlons))
    for (const wall of walls)
      if (wall.look === 'arrow-slit-hex')
        append(ops, slitOps(wall.center, outwardOf(site, wall) ?? { x: 0, y: -1 }, site.detail))
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
