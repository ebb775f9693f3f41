/** The ways in which the wall that fills a hex runs on, and which of its sides look outwards. Lengths in hex widths. */
import { hexsideAt } from '#shared/document/map'
import { type Axial, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, direction, neighbor } from '#shared/hex/direction'
import { facingAngle } from '#shared/hex/facing'
import { hexsideOf } from '#shared/hex/hexside'
import { directionAngle, type Point, SQRT3, vertexAngle } from '#shared/hex/layout'
import { FEATURE_LOOK_ROWS, STRUCTURE_LOOK_ROWS } from '#shared/rules/map/looks'
import { type Frame, frameAt } from './shapes'
import { type Site } from './site'
import { type Standing } from './standing'

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

// The lengths to the middle of a side, and a hair further, so that two walls join; and to a vertex.
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

/** The way a wall looks: as it faces, else away from a courtyard; undefined when neither says. Not of length 1. */
export function outwardOf(site: Site, { hex, facing }: Standing): Point | undefined {
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
export interface Arm {
  readonly wall: Standing
  readonly angle: number
  readonly frame: Frame
  readonly length: number
  /** The side of the frame that looks outwards; 0 when the arm itself does, or nothing does. */
  readonly outer: -1 | 0 | 1
}

/** The arms of a wall, clockwise. */
export function armsWithSides(site: Site, wall: Standing): Arm[] {
  const outward = outwardOf(site, wall)
  return armsOfWall(site, wall)
    .map(({ angle, length }): Arm => {
      const frame = frameAt(wall.center, angle)
      const side = outward ? frame.across.x * outward.x + frame.across.y * outward.y : 0
      return { wall, angle, frame, length, outer: Math.abs(side) < 0.1 ? 0 : side > 0 ? 1 : -1 }
    })
    .sort((a, b) => turned(a.angle) - turned(b.angle))
}

/** The space between an arm and the next one clockwise. */
export interface Corner {
  readonly from: Arm
  readonly to: Arm
  /** The turn from one to the other, radians: a straight wall has two of π. */
  readonly turn: number
  /** True when both look into it: there the parapet goes round. */
  readonly isOuter: boolean
}

/** The corners between the arms of one wall. @param arms clockwise, two or more */
export function cornersBetween(arms: readonly Arm[]): Corner[] {
  return arms.flatMap((from, index) => {
    const to = arms[(index + 1) % arms.length]
    if (!to || to === from) return []
    const isOuter = from.outer === 1 && to.outer === -1
    return [{ from, to, turn: turned(to.angle - from.angle), isOuter }]
  })
}

const TURN = 2 * Math.PI

/** An angle from 0 to a whole turn. */
export function turned(angle: number): number {
  return ((angle % TURN) + TURN) % TURN
}
