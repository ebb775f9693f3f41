/** The paving of a courtyard goes on to the foot of the walls that fill the hexes round it. Lengths in hex widths. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { cornerPoint, directionAngle, hexCenter, type Point } from '#shared/hex/layout'
import { STRUCTURE_LOOK_ROWS, type TerrainLook } from '#shared/rules/map/looks'
import { type Site } from './site'
import { type Standing } from './standing'
import { armsOfWall, turned } from './wallArms'

/** A part of a hex beside the wall that runs through it. */
export interface WallCourt {
  readonly hex: Axial
  readonly outline: readonly Point[]
}

/** The parts of wall hexes that lie on the side of ground of this look. */
export function wallCourts(site: Site, look: TerrainLook): WallCourt[] {
  const { structures } = site.scene.map
  return site.hexes.flatMap((hex) => {
    const sides = DIRECTIONS.filter((side) => site.ground(neighbor(hex, side)) === look)
    if (sides.length === 0 || site.ground(hex) === look) return []
    const structure = structures[hexKey(hex)]
    if (!structure || !STRUCTURE_LOOK_ROWS[site.scene.structureLook(structure.feature)].masonry) return []
    const courts = sides.map((side) => directionAngle(side, site.layout.grid) - Math.PI / 2)
    return sectors(site, hex, structure.facing).flatMap(({ from, over, outline }) =>
      courts.some((angle) => isWithin(angle - from, over)) ? [{ hex, outline }] : [],
    )
  })
}

interface Sector {
  /** Radians: where it begins, and how far it goes on clockwise. */
  readonly from: number
  readonly over: number
  readonly outline: readonly Point[]
}

// Between each two arms of the wall, one after the other.
function sectors(site: Site, hex: Axial, facing: Standing['facing']): Sector[] {
  const center = hexCenter(hex, site.layout)
  const arms = [...armsOfWall(site, { hex, facing })].sort((a, b) => turned(a.angle) - turned(b.angle))
  const corners = DIRECTIONS.map((corner) => cornerPoint(hex, corner, site.layout))
  const angleOf = ({ x, y }: Point): number => Math.atan2(y - center.y, x - center.x)
  const endOf = ({ angle, length }: (typeof arms)[number]): Point => ({
    x: center.x + Math.cos(angle) * Math.max(0.5, length),
    y: center.y + Math.sin(angle) * Math.max(0.5, length),
  })
  return arms.map((arm, index) => {
    const next = arms[(index + 1) % arms.length] ?? arm
    const over = turned(next.angle - arm.angle)
    const between = corners
      .filter((corner) => isWithin(angleOf(corner) - arm.angle, over))
      .sort((a, b) => turned(angleOf(a) - arm.angle) - turned(angleOf(b) - arm.angle))
    return { from: arm.angle, over, outline: [center, endOf(arm), ...between, endOf(next)] }
  })
}

/** True when a turn clockwise is well within `over`. */
function isWithin(turn: number, over: number): boolean {
  return turned(turn) > 0.05 && turned(turn) < over - 0.05
}
