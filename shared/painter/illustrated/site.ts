/**
 * The part of a map being painted. The style works in hex widths, so that its proportions hold for every hex size;
 * `index.ts` brings the result to millimetres.
 */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { toAxial, toOffset } from '#shared/hex/grid'
import { hexAt, type Layout, type Point, SQRT3 } from '#shared/hex/layout'
import { elevationAt, terrainAt } from '#shared/document/map'
import { type TerrainLook } from '#shared/rules/looks'
import { cutCorners, displaced, drift, loopMidpoints, traceArea } from '../area'
import { type Rect } from '../ops'
import { type Scene } from '../scene'
import { type Detail } from '../style'

export interface Site {
  readonly scene: Scene
  /** Of hexes one unit wide. */
  readonly layout: Layout
  /** What must be painted, in hex widths. */
  readonly rect: Rect
  readonly detail: Detail
  /** Every hex within three hexes of `rect`, on the map or beyond its rim. */
  readonly hexes: readonly Axial[]
  /** Look of a hex's terrain; beyond the rim, that of the nearest hex of the map. */
  look(hex: Axial): TerrainLook
  /** The ground under a hex: what surrounds a house, a bridge or a boat. */
  ground(hex: Axial): TerrainLook
  /** True when some hex near `rect` has this ground. */
  shows(ground: TerrainLook): boolean
  /** True when a hex and its six neighbours have one ground: no outline comes near. */
  isUniform(hex: Axial): boolean
  /** Elevation, likewise beyond the rim. */
  level(hex: Axial): number
  /** True for the hexes of `hexes`. */
  isNear(hex: Axial): boolean
}

/** How far outlines stray from the hexsides, in hex widths (look: at most 12 %). */
export const STRAY = 0.12

const MARGIN = 3

const WET: ReadonlySet<TerrainLook> = new Set<TerrainLook>(['water', 'sea', 'moat', 'marsh'])
const BUILT: ReadonlySet<TerrainLook> = new Set<TerrainLook>(['courtyard', 'rampart', 'tower', 'stairs'])
const STANDS_IN_WATER: ReadonlySet<TerrainLook> = new Set<TerrainLook>(['bridge', 'ford', 'boat'])
const STANDS_ON_GROUND: ReadonlySet<TerrainLook> = new Set<TerrainLook>([
  'house',
  'stable',
  'church',
  'tower',
  'stairs',
])

export function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by }
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to)
}

function windowOf(rect: Rect, layout: Layout): { c0: number; c1: number; r0: number; r1: number } {
  const along = SQRT3 / 2
  const { x, y, width, height } = grown(rect, MARGIN)
  const [acrossColumns, acrossRows] = layout.grid.orientation === 'flat' ? [along, 1] : [1, along]
  return {
    c0: Math.floor(x / acrossColumns) - 1,
    c1: Math.ceil((x + width) / acrossColumns),
    r0: Math.floor(y / acrossRows) - 1,
    r1: Math.ceil((y + height) / acrossRows),
  }
}

/** The ground under a thing, told by what lies round it. */
function groundUnder(look: TerrainLook, around: readonly TerrainLook[]): TerrainLook {
  if (STANDS_IN_WATER.has(look)) {
    const wet = around.filter((other) => WET.has(other))
    return wet[0] ?? (look === 'boat' ? 'sea' : 'clear')
  }
  return around.filter((other) => BUILT.has(other)).length >= 2 ? 'courtyard' : 'clear'
}

/** `rect` in hex widths. */
export function siteOf(scene: Scene, rect: Rect, detail: Detail): Site {
  const { map } = scene
  const grid = map.grid
  const layout: Layout = { grid, hexMm: 1 }
  const { c0, c1, r0, r1 } = windowOf(rect, layout)
  const nearest = (hex: Axial): Axial => {
    const { col, row } = toOffset(hex, grid)
    return toAxial({ col: clamp(col, 0, grid.columns - 1), row: clamp(row, 0, grid.rows - 1) }, grid)
  }
  const width = c1 - c0 + 1
  const looks: (TerrainLook | undefined)[] = []
  const grounds: (TerrainLook | undefined)[] = []
  const remembered = <T>(memory: (T | undefined)[], hex: Axial, find: () => T): T => {
    const { col, row } = toOffset(hex, grid)
    if (col < c0 || col > c1 || row < r0 || row > r1) return find()
    const index = (row - r0) * width + col - c0
    return (memory[index] ??= find())
  }
  const look = (hex: Axial): TerrainLook =>
    remembered(looks, hex, () => scene.terrainLook(terrainAt(map, nearest(hex)) ?? ''))
  const ground = (hex: Axial): TerrainLook => {
    const own = look(hex)
    if (!STANDS_ON_GROUND.has(own) && !STANDS_IN_WATER.has(own)) return own
    return remembered(grounds, hex, () =>
      groundUnder(
        own,
        DIRECTIONS.map((side) => look(neighbor(hex, side))),
      ),
    )
  }
  const uniform: (boolean | undefined)[] = []
  const isUniform = (hex: Axial): boolean =>
    remembered(uniform, hex, () => DIRECTIONS.every((side) => ground(neighbor(hex, side)) === ground(hex)))
  const hexes: Axial[] = []
  for (let row = r0; row <= r1; row++)
    for (let col = c0; col <= c1; col++) hexes.push(toAxial({ col, row }, grid))
  let shown: Set<TerrainLook> | undefined
  const shows = (wanted: TerrainLook): boolean => (shown ??= new Set(hexes.map(ground))).has(wanted)
  const isNear = (hex: Axial): boolean => {
    const { col, row } = toOffset(hex, grid)
    return col >= c0 && col <= c1 && row >= r0 && row <= r1
  }
  const level = (hex: Axial): number => elevationAt(map, nearest(hex))
  return { scene, layout, rect, detail, hexes, look, ground, shows, isUniform, level, isNear }
}

/** Closed outlines of the ground that satisfies a test, softened and strayed. */
export function outlines(site: Site, isInside: (look: TerrainLook) => boolean, stray = STRAY): Point[][] {
  const loops = traceArea(site.hexes, (hex) => site.isNear(hex) && isInside(site.ground(hex)))
  return loops.map((loop) => displaced(cutCorners(cutCorners(loopMidpoints(loop, site.layout))), stray))
}

/** The ground at a point, as the strayed outlines have it. */
export function groundAt(site: Site, point: Point, stray = STRAY): TerrainLook {
  const hex = hexAt(point, site.layout)
  if (site.isUniform(hex)) return site.ground(hex)
  const push = drift(point, stray)
  return site.ground(hexAt({ x: point.x - push.x, y: point.y - push.y }, site.layout))
}

/** True when the ground at a point, and `distance` (up to a third of a hex) round it, satisfies the test. */
export function isWellInside(
  site: Site,
  point: Point,
  distance: number,
  isInside: (look: TerrainLook) => boolean,
): boolean {
  if (!isInside(groundAt(site, point))) return false
  if (site.isUniform(hexAt(point, site.layout))) return true
  for (let turn = 0; turn < 6; turn++) {
    const angle = (turn * Math.PI) / 3
    const x = point.x + Math.cos(angle) * distance
    const y = point.y + Math.sin(angle) * distance
    if (!isInside(groundAt(site, { x, y }))) return false
  }
  return true
}

/** Squares of the plane, `size` hexes wide, that cover `rect` grown by `reach`: what is drawn together in each is fixed. */
export function plots(rect: Rect, size: number, reach: number): Rect[] {
  const found: Rect[] = []
  const { x, y, width, height } = grown(rect, reach)
  for (let row = Math.floor(y / size); row * size < y + height; row++)
    for (let col = Math.floor(x / size); col * size < x + width; col++)
      found.push({ x: col * size, y: row * size, width: size, height: size })
  return found
}
