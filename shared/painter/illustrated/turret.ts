/** Round stonework seen from above: turrets of gates, towers. */
import { type Point } from '#shared/hex/layout'
import { hash } from '../noise'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { clipTo, fill, fillRing, mix, polygons, stroke } from './marks'
import { box, frameAt } from './shapes'
import { paintMerlons, paintStones, STONE_LINE } from './stone'

/** Parts of a ring between two radii, with narrow joints. */
export function ringStones(
  center: Point,
  [inner, outer]: readonly [number, number],
  parts: number,
): Point[][] {
  const at = (turn: number, radius: number): Point => ({
    x: center.x + Math.cos(turn) * radius,
    y: center.y + Math.sin(turn) * radius,
  })
  return Array.from({ length: parts }, (_, part) => {
    const from = ((part + 0.04) / parts) * 2 * Math.PI
    const middle = ((part + 0.5) / parts) * 2 * Math.PI
    const to = ((part + 0.96) / parts) * 2 * Math.PI
    return [
      at(from, inner),
      at(middle, inner),
      at(to, inner),
      at(to, outer),
      at(middle, outer),
      at(from, outer),
    ]
  })
}

function merlonsOf(center: Point, radius: number, count: number): Point[][] {
  return ringStones(center, [radius * 0.84, radius * 1.05], count * 2).filter((_, index) => index % 2 === 0)
}

/** A round turret from above: stones, sunk floor, merlons. */
export function paintTurret(center: Point, radius: number, detail: Detail): DrawOp[] {
  const disc = new PathBuilder().circle(center.x, center.y, radius)
  const floor = new PathBuilder().circle(center.x, center.y, radius * 0.58)
  return [
    stroke(disc, STONE_LINE, 0.03),
    fill(disc, '#b3a88f'),
    ...(detail === 3 ? paintStones(ringStones(center, [radius * 0.6, radius * 0.97], 11)) : []),
    fill(floor, '#8d774f'),
    fill(
      new PathBuilder().circle(center.x + radius * 0.12, center.y + radius * 0.12, radius * 0.44),
      '#c0a673',
    ),
    stroke(floor, '#3b3121', 0.013),
    ...(detail >= 2 ? paintMerlons(merlonsOf(center, radius, 8)) : []),
  ]
}

// The planks of the floor, in the shade of the parapet to the north-west, and a trapdoor.
function floorOps(center: Point, radius: number): DrawOp[] {
  const frame = frameAt(center, 0.5)
  const planks = 10
  const width = (radius * 2) / planks
  const { x, y } = center
  const boards = Array.from({ length: planks }, (_, index) => {
    const from = -radius + index * width
    const shade = hash(Math.round(x * 100), index, 9)
    return fill(
      polygons([box(frame, [-radius, from + 0.003], [radius, from + width - 0.003])]),
      mix('#a07d4e', '#c9a671', shade),
    )
  })
  const shadow = new PathBuilder()
    .circle(x, y, radius * 1.2)
    .circle(x + radius * 0.14, y + radius * 0.14, radius * 0.97)
  const hatch = frameAt({ x: x + radius * 0.34, y: y + radius * 0.4 }, 0.5)
  return [
    clipTo(new PathBuilder().circle(x, y, radius), [
      fill(new PathBuilder().circle(x, y, radius), '#7d5d38'),
      ...boards,
      fillRing(shadow, '#170f06', 0.42),
      fill(polygons([box(hatch, [-0.075, -0.065], [0.075, 0.065])]), '#5e4427'),
      stroke(polygons([box(hatch, [-0.075, -0.065], [0.075, 0.065])]), '#2a1b0c', 0.012),
      fill(polygons([box(hatch, [-0.06, -0.05], [0.06, 0.0])]), '#24170a'),
    ]),
  ]
}

/** A tower one can stand on: two rings of stones with merlons round a floor of planks. */
export function paintTower(center: Point, radius: number, detail: Detail): DrawOp[] {
  const disc = new PathBuilder().circle(center.x, center.y, radius)
  const inner = new PathBuilder().circle(center.x, center.y, radius * 0.7)
  if (detail === 0) return [stroke(disc, STONE_LINE, 0.06), fill(disc, '#cfc5ae')]
  const stones = [
    ...ringStones(center, [radius * 0.85, radius * 0.985], 22),
    ...ringStones(center, [radius * 0.71, radius * 0.85], 18),
  ]
  const lit = new PathBuilder()
  const dim = new PathBuilder()
  for (const part of ringStones(center, [radius * 0.71, radius * 0.985], 24)) {
    const { x, y } = part[1] as Point
    const facing = -(x - center.x + (y - center.y)) / radius
    if (facing > 0.35) lit.polygon(part)
    if (facing < -0.35) dim.polygon(part)
  }
  return [
    stroke(disc, STONE_LINE, 0.034),
    fill(disc, '#b9ae95'),
    ...(detail === 3 ? paintStones(stones) : []),
    fill(lit, '#fff8e2', 0.28),
    fill(dim, '#2a2113', 0.24),
    ...(detail >= 2 ? floorOps(center, radius * 0.7) : [fill(inner, '#b48f5c')]),
    stroke(inner, STONE_LINE, 0.015),
    ...(detail >= 2 ? paintMerlons(merlonsOf(center, radius, 14)) : []),
  ]
}
