/** The outer edge of walls that fill hexes: parapets and merlons, mitred in bends and led round corners. Lengths in hex widths. */
import { type Point } from '#shared/hex/layout'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { fill, stroke } from './marks'
import { box, frameAt, inFrame } from './shapes'
import { merged } from './stone'
import { type Arm, type Corner, cornersBetween } from './wallArms'

/** The distances from the middle of the wall to the inner and the outer face of its parapet. */
const PARAPET = [0.135, 0.205] as const
const MERLON = [0.12, 0.225] as const
const MERLON_LENGTH = 0.085
/** The distance from the middle of the hex to the first merlon of an arm. */
const FIRST_MERLON = 0.1
const MERLON_PITCH = 0.15

const SHORTEST = 0.2

// Bends of less than this are straight.
const STRAIGHT = 0.1

interface Edge {
  readonly arm: Arm
  /** The beginning of a line along the outer edge, at this distance from the middle line: beyond what the next arm covers. */
  start(distance: number): number
}

/** The outer edges of the arms of one wall. @param half half the thickness of walls */
function edgesOf(arms: readonly Arm[], half: number): Edge[] {
  const corners = cornersBetween(arms)
  const edges = arms
    .filter(({ outer }) => outer !== 0)
    .map((arm): Edge => {
      const corner = corners.find(({ from, to }) => (arm.outer === 1 ? from : to) === arm)
      const mitre = corner && corner.turn < Math.PI - STRAIGHT ? 1 / Math.tan(corner.turn / 2) : 0
      return { arm, start: (distance) => (corner?.isOuter ? distance : half) * mitre }
    })
  // Too little is left of them in a sharp corner.
  return edges.filter(({ arm, start }) => arm.length - start(half) > SHORTEST)
}

const goesRound = ({ isOuter, turn }: Corner): boolean => isOuter && turn > Math.PI - STRAIGHT

// Round the middle of the hex, from the outer edge of one arm to that of the next.
function arc({ from, turn }: Corner, distance: number, [start, end]: readonly [number, number]): Point[] {
  const steps = Math.max(2, Math.ceil((end - start) * 8 * (turn - Math.PI + 0.2)))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = start + ((end - start) * step) / steps
    const angle = from.angle + Math.PI / 2 + part * Math.max(0, turn - Math.PI)
    return inFrame(frameAt(from.wall.center, angle), distance, 0)
  })
}

/** A parapet without gaps: a plain wall, too, shows which way it looks. @param arms of one wall */
export function parapetOf(arms: readonly Arm[], half: number): { outlines: Point[][]; inner: Point[][] } {
  const [low, high] = PARAPET
  const edges = edgesOf(arms, half)
  const rounds = cornersBetween(arms).filter(goesRound)
  const line = low - 0.01
  return {
    outlines: [
      ...edges.map(({ arm: { frame, length, outer }, start }) =>
        (
          [
            [start(low), low],
            [length, low],
            [length, high],
            [start(high), high],
          ] as const
        ).map(([u, v]) => inFrame(frame, u, outer * v)),
      ),
      ...rounds.map((corner) => [...arc(corner, low, [0, 1]), ...arc(corner, high, [0, 1]).reverse()]),
    ],
    inner: [
      ...edges.map(({ arm: { frame, length, outer }, start }) => [
        inFrame(frame, start(line), outer * line),
        inFrame(frame, length, outer * line),
      ]),
      ...rounds.map((corner) => arc(corner, line, [0, 1])),
    ],
  }
}

/** The copings of parapets, and the step from the wall walk up to them. @param walls the arms of each wall */
export function paintParapets(walls: readonly (readonly Arm[])[], half: number): DrawOp[] {
  const parapets = walls.map((arms) => parapetOf(arms, half))
  const outlines = parapets.flatMap((parapet) => parapet.outlines)
  if (outlines.length === 0) return []
  const inner = new PathBuilder()
  for (const line of parapets.flatMap((parapet) => parapet.inner)) inner.polyline(line)
  const joints = new PathBuilder()
  for (const { arm, start } of walls.flatMap((arms) => edgesOf(arms, half)))
    for (let u = 0.08; u < arm.length - 0.03; u += 0.14)
      if (u > start(PARAPET[1]))
        joints.polyline(PARAPET.map((distance) => inFrame(arm.frame, u, arm.outer * distance)))
  return [
    fill(merged(outlines), '#e6dec8'),
    stroke(joints, '#8f8367', 0.008, 0.8),
    stroke(inner, '#2a2113', 0.022, 0.45),
    stroke(inner, '#4b402c', 0.012, 0.8),
  ]
}

/** The merlons of one battlement; `isOpen` leaves its middle to what stands there. */
export function merlonsOf(arms: readonly Arm[], half: number, isOpen: boolean): Point[][] {
  const onArms = edgesOf(arms, half).flatMap(({ arm: { frame, outer }, start }) =>
    [0, 1, 2]
      .map((index) => FIRST_MERLON + index * MERLON_PITCH)
      .filter((u) => u >= start(MERLON[1]))
      .map((u) => box(frame, [u, outer * MERLON[0]], [u + MERLON_LENGTH, outer * MERLON[1]])),
  )
  return isOpen ? onArms : [...onArms, ...cornersBetween(arms).filter(goesRound).flatMap(roundMerlons)]
}

// Evenly between the first merlon of one arm and that of the next.
function roundMerlons(corner: Corner): Point[][] {
  const middle = (MERLON[0] + MERLON[1]) / 2
  const round = Math.max(0, corner.turn - Math.PI) * middle
  const length = 2 * FIRST_MERLON + round
  const gap = MERLON_PITCH - MERLON_LENGTH
  const count = Math.max(1, Math.round((length - gap) / MERLON_PITCH))
  const step = (length + MERLON_LENGTH) / (count + 1)
  // Along one arm to the middle of the hex, round it, and along the other.
  const at = (way: number, distance: number): Point => {
    if (way < FIRST_MERLON) return inFrame(corner.from.frame, FIRST_MERLON - way, distance)
    if (way > length - FIRST_MERLON) return inFrame(corner.to.frame, way - length + FIRST_MERLON, -distance)
    const part = round === 0 ? 0 : (way - FIRST_MERLON) / round
    return arc(corner, distance, [part, part])[0] as Point
  }
  return Array.from({ length: count }, (_, index) => {
    const end = (index + 1) * step
    const ways = [0, 0.25, 0.5, 0.75, 1].map((part) => end - MERLON_LENGTH * (1 - part))
    return [...ways.map((way) => at(way, MERLON[0])), ...ways.map((way) => at(way, MERLON[1])).reverse()]
  })
}
