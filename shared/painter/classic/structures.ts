/** Structures that fill a hex (MC-MAP-2) and the markers that look like them. */
import { structureAt } from '#shared/document/map'
import { type Facing, facingAngle } from '#shared/hex/facing'
import { type Axial, hexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, direction, neighbor } from '#shared/hex/direction'
import { hexCenter, type Point } from '#shared/hex/layout'
import { type StructureLook } from '#shared/rules/looks'
import { hexesInRect, type PlacedHex } from '../hexesInRect'
import { hexShape, type HexShape } from '../hexShape'
import { hash } from '../noise'
import { type DrawOp, type Rect } from '../ops'
import { type PathBuilder } from '../path'
import { type Scene } from '../scene'
import { createSketch, type Ink } from '../sketch'
import { type Detail } from '../style'

const DARK = '#342d22'

const INKS = {
  earth: { fill: '#a98a5c', line: '#5d4322', width: 0.02 },
  fascine: { line: '#6d4f28', width: 0.022 },
  debris: { fill: '#b9ae99' },
  stone: { fill: '#9d9382', line: DARK, width: 0.015 },
  stoneLit: { fill: '#e2dac7' },
  masonry: { fill: '#bdb39c', line: '#bdb39c', width: 0.024 },
  course: { line: '#8a7f69', width: 0.012, cap: 'butt' },
  rim: { line: DARK, width: 0.04 },
  merlon: { fill: '#efe8d6', line: DARK, width: 0.016, join: 'miter' },
  slitBlock: { fill: '#e3dac4', line: DARK, width: 0.02, join: 'miter' },
  slit: { fill: '#17120b' },
  drum: { fill: '#bdb39c', line: DARK, width: 0.03 },
  drumFloor: { fill: '#cdae7c', line: DARK, width: 0.018 },
  board: { line: '#8d6c40', width: 0.012 },
  drumMerlon: { fill: '#efe8d6', line: DARK, width: 0.014, join: 'miter' },
  flameOuter: { fill: '#c8431c', line: '#5b1508', width: 0.018 },
  flameInner: { fill: '#f4b53a' },
} satisfies Record<string, Ink>

type StructureInk = keyof typeof INKS

interface Site {
  readonly spot: PlacedHex
  readonly w: number
  readonly detail: Detail
  readonly shape: HexShape
  /** Radians, clockwise from 12 o'clock; undefined when it faces nowhere. */
  readonly angle: number | undefined
  pen(ink: StructureInk): PathBuilder
  /** True when masonry goes on in the next hex. */
  joins(toward: Direction): boolean
}

const at = ({ spot }: Site, offset: Point, scale = 1): Point => ({
  x: spot.x + offset.x * scale,
  y: spot.y + offset.y * scale,
})
const corner = (site: Site, value: number, scale = 1): Point =>
  at(site, site.shape.corners[direction(value)] as Point, scale)

function masonry(site: Site): void {
  site.pen('masonry').polygon(DIRECTIONS.map((value) => corner(site, value)))
  for (const value of DIRECTIONS)
    if (!site.joins(value))
      site.pen('rim').polyline([corner(site, value - 1, 0.97), corner(site, value, 0.97)])
  if (site.detail === 3) stoneCourses(site)
}

// Rings of joints, so that the middle stays free for a counter.
function stoneCourses(site: Site): void {
  const path = site.pen('course')
  for (const value of DIRECTIONS) {
    for (const scale of [0.86, 0.7])
      path.polyline([corner(site, value - 1, scale), corner(site, value, scale)])
    for (const [t, from, to] of [
      [0.25, 0.86, 0.97],
      [0.75, 0.86, 0.97],
      [0.5, 0.7, 0.86],
    ] as const) {
      const a = site.shape.corners[direction(value - 1)] as Point
      const b = site.shape.corners[value] as Point
      const offset = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
      path.polyline([at(site, offset, from), at(site, offset, to)])
    }
  }
}

// Outer sides: the three that face outwards, else all where the masonry ends.
function outerSides(site: Site): Direction[] {
  const { angle, shape } = site
  const free = DIRECTIONS.filter((value) => !site.joins(value))
  if (angle === undefined) return free
  const facing = { x: Math.sin(angle), y: -Math.cos(angle) }
  return DIRECTIONS.filter((value) => {
    const normal = shape.normals[value] as Point
    return normal.x * facing.x + normal.y * facing.y > 0.4 && !site.joins(value)
  })
}

function battlement(site: Site): void {
  masonry(site)
  if (site.detail < 2) return
  for (const value of outerSides(site)) {
    const a = site.shape.corners[direction(value - 1)] as Point
    const b = site.shape.corners[value] as Point
    for (const t of [0.15, 0.385, 0.615, 0.85]) {
      const block = [
        [t - 0.07, 0.82],
        [t + 0.07, 0.82],
        [t + 0.07, 1],
        [t - 0.07, 1],
      ] as const
      site
        .pen('merlon')
        .polygon(
          block.map(([s, scale]) => at(site, { x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s }, scale)),
        )
    }
  }
}

function arrowSlit(site: Site): void {
  masonry(site)
  if (site.detail < 1) return
  const angle = site.angle ?? 0
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const point = (out: number, across: number): Point => ({
    x: site.spot.x + (sin * out + cos * across) * site.w,
    y: site.spot.y + (-cos * out + sin * across) * site.w,
  })
  site
    .pen('slitBlock')
    .polygon([point(0.24, -0.17), point(0.24, 0.17), point(0.49, 0.17), point(0.49, -0.17)])
  site
    .pen('slit')
    .polygon([
      point(0.24, -0.12),
      point(0.24, 0.12),
      point(0.4, 0.022),
      point(0.49, 0.022),
      point(0.49, -0.022),
      point(0.4, -0.022),
    ])
}

function tower(site: Site): void {
  const { spot, w, pen, detail } = site
  pen('drum').circle(spot.x, spot.y, 0.46 * w)
  if (detail < 1) return
  pen('drumFloor').circle(spot.x, spot.y, 0.33 * w)
  if (detail < 2) return
  for (const offset of [-0.24, -0.12, 0, 0.12, 0.24]) {
    const half = Math.sqrt(0.33 * 0.33 - offset * offset)
    pen('board').polyline([
      at(site, { x: -half * w, y: offset * w }),
      at(site, { x: half * w, y: offset * w }),
    ])
  }
  for (let index = 0; index < 12; index++) {
    const [sin, cos] = [Math.sin((index * Math.PI) / 6), Math.cos((index * Math.PI) / 6)]
    const block = [
      [0.4, -0.05],
      [0.485, -0.055],
      [0.485, 0.055],
      [0.4, 0.05],
    ] as const
    pen('drumMerlon').polygon(
      block.map(([r, t]) => at(site, { x: (r * sin + t * cos) * w, y: (-r * cos + t * sin) * w })),
    )
  }
}

function ringed(site: Site, count: number, draw: (point: Point, index: number) => void): void {
  const turn = hash(site.spot.q, site.spot.r, 71) * 6
  for (let index = 0; index < count; index++) {
    const angle = turn + index * 2.4
    const distance = (0.16 + (0.26 * (index + 0.5)) / count) * site.w
    draw(at(site, { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }), index)
  }
}

function rubble(site: Site): void {
  const { w, pen, detail } = site
  const outline = DIRECTIONS.flatMap((value) => [
    corner(site, value, 0.82),
    at(site, site.shape.middles[direction(value + 1)] as Point, 0.94),
  ])
  pen('debris').smoothClosed(outline)
  ringed(site, detail < 2 ? 5 : 13, (point, index) => {
    const size = (0.04 + 0.035 * hash(site.spot.q * 16 + index, site.spot.r, 72)) * w * (detail < 2 ? 1.5 : 1)
    const tilt = hash(site.spot.q * 16 + index, site.spot.r, 73) * 3
    const quad = (scale: number, dx: number): Point[] =>
      [0.6, 2.2, 3.8, 5.3].map((angle) => ({
        x: point.x + dx + Math.cos(angle + tilt) * size * 1.2 * scale,
        y: point.y + dx + Math.sin(angle + tilt) * size * scale,
      }))
    pen('stone').polygon(quad(1, 0))
    if (detail > 1) pen('stoneLit').polygon(quad(0.6, -0.12 * size))
  })
}

function filledMoat(site: Site): void {
  const { w, pen } = site
  pen('earth').polygon(DIRECTIONS.map((value) => corner(site, value, 0.97)))
  if (site.detail < 1) return
  const path = pen('fascine')
  ringed(site, 9, (point, index) => {
    const lean = index % 2 === 0 ? 1 : -1
    for (const shift of [-0.025, 0.025])
      path.polyline([
        { x: point.x - 0.07 * w, y: point.y + (shift - lean * 0.03) * w },
        { x: point.x + 0.07 * w, y: point.y + (shift + lean * 0.03) * w },
      ])
  })
}

function fire(site: Site): void {
  const { w, pen } = site
  const flame = (path: PathBuilder, x: number, y: number, h: number): void => {
    path
      .move(x, y)
      .cubic(x - 0.75 * h, y - 0.05 * h, x - 0.5 * h, y - 0.65 * h, x - 0.12 * h, y - 1.25 * h)
      .cubic(x - 0.1 * h, y - 0.8 * h, x + 0.2 * h, y - 0.85 * h, x + 0.22 * h, y - 1.05 * h)
      .cubic(x + 0.55 * h, y - 0.55 * h, x + 0.6 * h, y - 0.05 * h, x, y)
      .close()
  }
  for (const [dx, dy, h] of [
    [-0.24, 0.06, 0.24],
    [0.22, -0.05, 0.22],
    [0.02, 0.36, 0.3],
  ] as const) {
    const point = at(site, { x: dx * w, y: dy * w })
    flame(pen('flameOuter'), point.x, point.y, h * w)
    if (site.detail > 0) flame(pen('flameInner'), point.x, point.y - 0.02 * w, h * 0.55 * w)
  }
}

const STRUCTURES: Readonly<Record<StructureLook, (site: Site) => void>> = {
  'wall-hex': masonry,
  'battlement-hex': battlement,
  'arrow-slit-hex': arrowSlit,
  'tower-hex': tower,
  rubble,
  'filled-moat': filledMoat,
  fire,
}

const MASONRY: ReadonlySet<StructureLook> = new Set([
  'wall-hex',
  'battlement-hex',
  'arrow-slit-hex',
  'tower-hex',
])

export function paintStructures(scene: Scene, rect: Rect, detail: Detail): DrawOp[] {
  const { map, layout } = scene
  const sketch = createSketch<StructureInk>(INKS, layout.hexMm)
  const shape = hexShape(layout)
  const markers = createSketch<StructureInk>(INKS, layout.hexMm)
  const lookOf = (hex: Axial): StructureLook | undefined => {
    const structure = structureAt(map, hex)
    return structure && scene.structureLook(structure.feature)
  }
  const site = (spot: PlacedHex, facing: Facing | undefined, pen: Site['pen']): Site => ({
    spot,
    w: layout.hexMm,
    detail,
    shape,
    angle: facing && facingAngle(facing, layout.grid),
    pen,
    joins: (toward) => {
      const look = lookOf(neighbor(spot, toward))
      return look !== undefined && MASONRY.has(look)
    },
  })
  const spots = hexesInRect(rect, layout, 0.1 * layout.hexMm)
  if (hasAny(map.structures))
    for (const spot of spots) {
      const structure = structureAt(map, spot)
      if (structure)
        STRUCTURES[scene.structureLook(structure.feature)](site(spot, structure.facing, sketch.pen))
    }
  const shown = new Set(hasAny(map.markers) ? spots.map(hexKey) : [])
  for (const marker of Object.values(map.markers)) {
    if (!shown.has(marker.hex)) continue
    const hex = parseHexKey(marker.hex)
    const spot = { ...hex, ...hexCenter(hex, layout) }
    STRUCTURES[scene.structureLook(marker.kind)](site(spot, marker.facing, markers.pen))
  }
  return [...sketch.ops(), ...markers.ops()]
}

function hasAny(record: Readonly<Record<string, unknown>>): boolean {
  for (const _key in record) return true
  return false
}
