/** Rocks: facets lit from the north-west over a floor of scree. */
import { type Point } from '#shared/hex/layout'
import { type TerrainLook } from '#shared/rules/map/looks'
import { placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { draw, scatter, type Spot } from '../scatter'
import { type Detail } from '../style'
import { clipTo, curves, fill, fillRing, inBatches, mix, polygons, shaded, stroke } from './marks'
import { addDot, LIGHT, ngon } from './shapes'
import { isOn, outlines, partWith, type Site } from './site'
import { type WayMap } from './ways'

/** The floor of a rough ground: its tint, that of its fringe, and its tint where nothing else can be drawn. */
interface Floor {
  readonly look: TerrainLook
  readonly floor: Color
  readonly fringe: Color
  readonly opacity: number
  readonly far?: Color
}

/** Stony ground: its floor, and how close and large its rocks lie. */
interface Stony extends Floor {
  readonly cell: number
  readonly spacing: number
  /** Smallest radius, and what is added to it. */
  readonly radius: readonly [number, number]
  /** The share of spots that hold one. */
  readonly share: number
  /** The share of those that is a fang of stone. */
  readonly fangs?: number
}

/** In painting order. */
export const STONY = {
  rough: {
    look: 'rough',
    floor: '#a9a062',
    fringe: '#8f8a4e',
    opacity: 0.5,
    cell: 0.14,
    spacing: 0.2,
    radius: [0.025, 0.045],
    share: 0.5,
  },
  rocks: {
    look: 'rocks',
    floor: '#9d966b',
    far: '#a19a72',
    fringe: '#99925f',
    opacity: 0.6,
    cell: 0.12,
    spacing: 0.19,
    radius: [0.055, 0.1],
    share: 1,
  },
  difficult: {
    look: 'difficult',
    floor: '#7f7d4b',
    fringe: '#6d6c3f',
    opacity: 0.6,
    cell: 0.12,
    spacing: 0.2,
    radius: [0.045, 0.095],
    share: 0.78,
  },
  impassable: {
    look: 'impassable',
    floor: '#6e6656',
    fringe: '#59523f',
    opacity: 0.95,
    cell: 0.14,
    spacing: 0.17,
    radius: [0.13, 0.15],
    share: 1,
  },
  'cave-rough': {
    look: 'cave-rough',
    floor: '#7d6c57',
    fringe: '#6b5b48',
    opacity: 0.5,
    cell: 0.14,
    spacing: 0.2,
    radius: [0.035, 0.06],
    share: 0.62,
    fangs: 0.4,
  },
  'cave-difficult': {
    look: 'cave-difficult',
    floor: '#665746',
    fringe: '#574939',
    opacity: 0.7,
    cell: 0.12,
    spacing: 0.19,
    radius: [0.05, 0.085],
    share: 0.95,
    fangs: 0.55,
  },
} as const satisfies Partial<Record<TerrainLook, Stony>>

const ROCKY: readonly Stony[] = Object.values(STONY)

export interface Rock extends Point {
  readonly radius: number
}

/** A fang of stone grown from the floor of a cave: facets that meet in its tip, a long shadow. */
function paintFang({ x, y, radius }: Rock, detail: Detail): DrawOp[] {
  const foot = ngon({ x, y }, radius, 7)
  const tip = { x: x - radius * 0.3, y: y - radius * 0.45 }
  const cast = { x: x + radius * 2.1, y: y + radius * 2.1 }
  const across = { x: radius * 0.7, y: -radius * 0.7 }
  const shadow = [{ x: x + across.x, y: y + across.y }, cast, { x: x - across.x, y: y - across.y }]
  const facets = foot.map((a, index) => {
    const b = foot[(index + 1) % foot.length] as Point
    const [mx, my] = [(a.x + b.x) / 2 - x, (a.y + b.y) / 2 - y]
    const facing = (mx * LIGHT.x + my * LIGHT.y) / (Math.hypot(mx, my) || 1)
    const color = facing > 0 ? mix('#a3927a', '#e4d7bf', facing) : mix('#a3927a', '#4f4334', -facing)
    return fill(polygons([[a, b, tip]]), color)
  })
  return [
    fill(polygons([shadow]), '#120c06', 0.4),
    ...facets,
    ...(detail >= 2 ? [stroke(polygons([foot]), '#2c2318', 0.011)] : []),
  ]
}

/** One rock: its shadow, its flanks by how they face the light, its top. */
export function paintRock(rock: Rock, detail: Detail): DrawOp[] {
  const { x, y, radius } = rock
  const random = placeRandom(rock, 30)
  const corners = 6 + Math.floor(random() * 3)
  const flat = 0.7 + 0.3 * random()
  const turn = random() * 3
  const foot: Point[] = []
  const top: Point[] = []
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner / corners) * 2 * Math.PI + (random() - 0.5) * 0.4
    const reach = radius * (0.8 + 0.35 * random())
    const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach * flat]
    const point = {
      x: x + u * Math.cos(turn) - v * Math.sin(turn),
      y: y + u * Math.sin(turn) + v * Math.cos(turn),
    }
    const part = 0.42 + 0.2 * random()
    foot.push(point)
    top.push({ x: x - radius * 0.1 + (point.x - x) * part, y: y - radius * 0.12 + (point.y - y) * part })
  }
  const moved = (by: number): Point[] =>
    foot.map((point) => ({ x: point.x + radius * by, y: point.y + radius * by }))
  const flanks = foot.map((a, index) => {
    const next = (index + 1) % corners
    const b = foot[next] as Point
    const [mx, my] = [(a.x + b.x) / 2 - x, (a.y + b.y) / 2 - y]
    const facing = (mx * LIGHT.x + my * LIGHT.y) / (Math.hypot(mx, my) || 1)
    const color = facing > 0 ? mix('#a8a08c', '#e6dfca', facing) : mix('#a8a08c', '#4b463c', -facing)
    return fill(polygons([[a, b, top[next] as Point, top[index] as Point]]), color)
  })
  const outline = polygons([foot])
  return [
    fill(polygons([moved(0.36), moved(0.18)]), '#1d1c10', 0.42),
    ...flanks,
    shaded(
      polygons([top]),
      { x: x - radius * 0.5, y: y - radius * 0.5 },
      { x: x + radius * 0.5, y: y + radius * 0.5 },
      ['#e3dbc6', '#b3aa95'],
    ),
    stroke(outline, '#332d22', 0.013),
    ...(detail === 3 ? [stroke(polygons([top]), '#5d5546', 0.006, 0.5)] : []),
  ]
}

/** Paints a rough floor with pebbles, its fringe in the grass. */
export function floorOf(floor: Floor): (site: Site) => DrawOp[] {
  return (site) => floorOps(site, floor)
}

function floorOps(site: Site, { look, floor, fringe, opacity, far = floor }: Floor): DrawOp[] {
  if (!site.shows(look)) return []
  const isRocky = (other: TerrainLook): boolean => other === look
  const area = outlines(site, isRocky)
  const path = curves(area)
  if (site.detail === 0) return [fillRing(path, far)]
  const isPebble = (spot: Spot): boolean => draw(spot, 1) < 0.4 && isOn(site, spot, isRocky)
  const pebbles =
    site.detail === 3 ? scatter(partWith(site, isRocky, 0.2), { cell: 0.06, seed: 151, where: isPebble }) : []
  return [
    ...[0.24, 0.14].map((width) => stroke(path, fringe, width, 0.25)),
    fillRing(path, floor, opacity),
    clipTo(
      path,
      [0.12, 0.06].map((width) => stroke(path, '#5f5c3a', width, 0.18)),
    ),
    ...(site.detail === 3
      ? inBatches(
          pebbles,
          (to, spot) => addDot(to, spot, 0.0088 + 0.011 * draw(spot, 2)),
          (to) => fill(to, '#6b6550', 0.7),
        )
      : []),
  ]
}

export function paintRocks(site: Site, ways: WayMap): DrawOp[] {
  return site.detail === 0 ? [] : ROCKY.flatMap((stony) => rockOps(site, ways, stony))
}

function rockOps(site: Site, ways: WayMap, stony: Stony): DrawOp[] {
  const { look, cell, spacing, radius, share, fangs = 0 } = stony
  if (!site.shows(look)) return []
  const isRocky = (other: TerrainLook): boolean => other === look
  return scatter(partWith(site, isRocky, 0.4), {
    cell,
    spacing,
    seed: 150,
    where: (spot) => isOn(site, spot, isRocky) && draw(spot, 6) < share,
  })
    .filter((spot) => !ways.isNear(spot, 0.26))
    .map((spot) => ({
      x: spot.x,
      y: spot.y,
      radius: radius[0] + radius[1] * draw(spot, 4),
      isFang: draw(spot, 5) < fangs,
    }))
    .sort((a, b) => a.radius - b.radius || a.x - b.x)
    .flatMap((rock) => (rock.isFang ? paintFang(rock, site.detail) : paintRock(rock, site.detail)))
}
