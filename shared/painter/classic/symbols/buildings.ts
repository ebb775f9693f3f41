/** Roofs and towers. A building alone in its hex stands in it; several make one roof with ridges from hex to hex. */
import { DIRECTIONS, type Direction, direction, neighbor } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { type TerrainLook } from '#shared/rules/map/looks'
import { type TerrainInk } from './inks'
import { hash } from '../../noise'
import { chance, type SymbolContext } from './symbolContext'

interface Roof {
  readonly look: TerrainLook
  readonly dark: TerrainInk
  readonly mid: TerrainInk
  readonly lit: TerrainInk
  /** Half length and half width of a lone one, in hexes. */
  readonly half: readonly [number, number]
}

export const TILED: Roof = {
  look: 'house',
  dark: 'tileDark',
  mid: 'tileMid',
  lit: 'tileLit',
  half: [0.41, 0.27],
}
export const THATCHED: Roof = {
  look: 'stable',
  dark: 'thatchDark',
  mid: 'thatchMid',
  lit: 'thatchLit',
  half: [0.43, 0.22],
}
export const SLATED: Roof = {
  look: 'church',
  dark: 'slateDark',
  mid: 'slateMid',
  lit: 'slateLit',
  half: [0.44, 0.25],
}

// Light falls from the north-west.
function shade(roof: Roof, x: number, y: number): TerrainInk {
  const light = -(x + y) / Math.SQRT2
  return light > 0.3 ? roof.lit : light < -0.3 ? roof.dark : roof.mid
}

/** The hexsides behind which the building goes on. */
function joinedSides({ spot, lookAt }: SymbolContext, look: TerrainLook): Direction[] {
  return DIRECTIONS.filter((value) => lookAt(neighbor(spot, value)) === look)
}

export function roof(kind: Roof): (context: SymbolContext) => void {
  return (context) => {
    const joined = joinedSides(context, kind.look)
    if (joined.length === 0) loneRoof(context, kind)
    else joinedRoof(context, kind, joined)
    if (kind.look === 'church') cross(context, joined)
  }
}

/** Angle of a building that stands alone: any, but the same for all time. */
function loneAngle(spot: { readonly q: number; readonly r: number }): number {
  return (hash(spot.q, spot.r, 61) - 0.5) * 1.6
}

function loneRoof(context: SymbolContext, kind: Roof): void {
  const { spot, w, pen, detail } = context
  const angle = loneAngle(spot)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (x: number, y: number): Point => ({
    x: spot.x + (x * cos - y * sin) * w,
    y: spot.y + (x * sin + y * cos) * w,
  })
  const [a, b] = kind.half
  const hip = a - b * 0.75
  const eaves = [at(-a, -b), at(a, -b), at(a, b), at(-a, b)] as const
  const [left, right] = [at(-hip, 0), at(hip, 0)]
  const face = (points: readonly Point[], nx: number, ny: number): void => {
    pen(shade(kind, nx * cos - ny * sin, nx * sin + ny * cos)).polygon(points)
  }
  face([eaves[0], eaves[1], right, left], 0, -1)
  face([eaves[1], eaves[2], right], 1, 0)
  face([eaves[2], eaves[3], left, right], 0, 1)
  face([eaves[3], eaves[0], left], -1, 0)
  pen('roofLine').polygon(eaves)
  if (detail < 2) return
  const lines = pen('roofLine')
  lines.polyline([left, right])
  for (const [corner, end] of [
    [0, left],
    [1, right],
    [2, right],
    [3, left],
  ] as const)
    lines.polyline([eaves[corner] as Point, end])
  if (detail === 3) courses(context, at, kind)
  if (kind.look === 'house')
    pen('chimney').polygon([at(0.1, -0.16), at(0.2, -0.16), at(0.2, -0.07), at(0.1, -0.07)])
}

function courses({ pen }: SymbolContext, at: (x: number, y: number) => Point, kind: Roof): void {
  const [a, b] = kind.half
  const path = pen('roofCourse')
  for (const share of [0.25, 0.5, 0.75])
    for (const side of [-1, 1]) {
      const long = a - b * 0.75 * share
      const y = side * b * (1 - share)
      path.polyline([at(-long, y), at(long, y)])
    }
}

// Each free hexside is the eaves of a slope that rises to the centre; ridges run to the neighbours of one roof.
function joinedRoof(context: SymbolContext, kind: Roof, joined: readonly Direction[]): void {
  const { spot, shape, pen, detail } = context
  const at = ({ x, y }: Point): Point => ({ x: spot.x + x, y: spot.y + y })
  const corner = (value: number): Point => at(shape.corners[direction(value)] as Point)
  for (const value of DIRECTIONS) {
    const normal = shape.normals[value] as Point
    const middle = at(shape.middles[value] as Point)
    if (!joined.includes(value)) {
      pen(shade(kind, normal.x, normal.y)).polygon([spot, corner(value - 1), corner(value)])
      if (detail === 3) slopeCourses(context, value)
      continue
    }
    for (const turn of [-1, 1]) {
      const beside = direction(value + turn)
      const slope = shape.normals[joined.includes(beside) ? value : beside] as Point
      const far = corner(turn < 0 ? value - 1 : value)
      pen(joined.includes(beside) ? kind.mid : shade(kind, slope.x, slope.y)).polygon([spot, far, middle])
    }
    pen('roofLine').polyline([spot, middle])
  }
  if (detail < 2) return
  // Hips, where two slopes meet at a corner.
  for (const value of DIRECTIONS)
    if (!joined.includes(value) && !joined.includes(direction(value + 1)))
      pen('roofLine').polyline([spot, corner(value)])
}

function slopeCourses({ spot, shape, pen }: SymbolContext, value: Direction): void {
  const a = shape.corners[direction(value - 1)] as Point
  const b = shape.corners[value] as Point
  const path = pen('roofCourse')
  for (const t of [0.35, 0.6, 0.85])
    path.move(spot.x + a.x * t, spot.y + a.y * t).line(spot.x + b.x * t, spot.y + b.y * t)
}

function cross(context: SymbolContext, joined: readonly Direction[]): void {
  const { spot, w, pen } = context
  // One cross a church: on the hex that no other hex of it precedes.
  const first = joined.every((value) => value !== 0 && value !== 5 && value !== 4)
  if (!first) return
  const [arm, thick] = [0.15 * w, 0.035 * w]
  const { x, y } = { x: spot.x, y: spot.y - 0.02 * w }
  const up = arm * 1.05
  const cross = [
    [-thick, -up],
    [thick, -up],
    [thick, -thick * 2.2],
    [arm * 0.8, -thick * 2.2],
    [arm * 0.8, -thick * 0.2],
    [thick, -thick * 0.2],
    [thick, arm * 1.3],
    [-thick, arm * 1.3],
    [-thick, -thick * 0.2],
    [-arm * 0.8, -thick * 0.2],
    [-arm * 0.8, -thick * 2.2],
    [-thick, -thick * 2.2],
  ] as const
  pen('cross').polygon(cross.map(([dx, dy]) => ({ x: x + dx, y: y + dy })))
}

/** A round tower alone in its hex; the floor of a great one otherwise. */
export function tower(context: SymbolContext): void {
  const { spot, w, pen, detail } = context
  if (joinedSides(context, 'tower').length > 0) {
    boards(context, 0.42)
    return
  }
  pen('towerStone').circle(spot.x, spot.y, 0.42 * w)
  if (detail < 2) return
  pen('towerFloor').circle(spot.x, spot.y, 0.3 * w)
  boards(context, 0.29)
  for (let index = 0; index < 12; index++) {
    const angle = (index * Math.PI) / 6 + 0.2 * chance(context, 13)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const block = [
      [0.37, -0.045],
      [0.445, -0.05],
      [0.445, 0.05],
      [0.37, 0.045],
    ] as const
    pen('towerMerlon').polygon(
      block.map(([r, t]) => ({ x: spot.x + (r * cos - t * sin) * w, y: spot.y + (r * sin + t * cos) * w })),
    )
  }
}

function boards({ spot, w, pen, detail }: SymbolContext, radius: number): void {
  if (detail < 3) return
  const path = pen('towerBoard')
  for (let y = -4; y <= 4; y++) {
    const offset = y * 0.075
    if (Math.abs(offset) >= radius) continue
    const half = Math.sqrt(radius * radius - offset * offset)
    path.move(spot.x - half * w, spot.y + offset * w).line(spot.x + half * w, spot.y + offset * w)
  }
}
