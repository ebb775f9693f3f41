/**
 * The part of a map being painted. The style works in hex widths, so that its proportions hold for every hex size;
 * `index.ts` brings the result to millimetres.
 */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { nearestPlace, onGrid, toAxial, toOffset } from '#shared/hex/grid'
import { hexAt, hexCenter, type Layout, type Point, SQRT3 } from '#shared/hex/layout'
import { elevationAt, type FoundSide, hexsidesBetween } from '#shared/document/map'
import { TERRAIN_LOOK_ROWS, type TerrainLook } from '#shared/rules/map/looks'
import { type BorderSide, cutCorners, displaced, drift, loopMidpoints, traceArea } from '../area'
import { isCave, lookOf } from '../hexLook'
import { type Rect } from '../ops'
import { type PathBuilder } from '../path'
import { type Scene } from '../scene'
import { type Detail } from '../style'
import { curves } from './marks'

export interface Site {
  readonly scene: Scene
  /** A layout whose hexes are one unit wide. */
  readonly layout: Layout
  /** The part that must be painted, in hex widths. */
  readonly rect: Rect
  readonly detail: Detail
  /** Every hex within three hexes of `rect`, on the map or beyond its rim. */
  readonly hexes: readonly Axial[]
  /** The hex itself, or beyond the rim the nearest hex of the map. */
  nearest(hex: Axial): Axial
  /** Look of a hex's terrain; beyond the rim, that of the nearest hex of the map. */
  look(hex: Axial): TerrainLook
  /** The ground under a hex: what surrounds a house, a bridge or a boat. */
  ground(hex: Axial): TerrainLook
  /** True when some hex near `rect` has this ground. */
  shows(ground: TerrainLook): boolean
  /** True when a hex and its six neighbours have one ground: no outline comes near. */
  isUniform(hex: Axial): boolean
  /** Does it lie underground? Likewise beyond the rim. */
  isCave(hex: Axial): boolean
  /** Elevation, likewise beyond the rim. */
  level(hex: Axial): number
  /** All that stands on the sides that `hexes` own. */
  readonly sides: readonly FoundSide[]
  /** True for the hexes of `hexes`. */
  isNear(hex: Axial): boolean
}

/** The most that outlines stray from the hexsides, in hex widths (look: at most 12 %). */
export const STRAY = 0.12

const MARGIN = 3

export function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by }
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

/** The ground under a thing, decided by what lies round it. */
function groundUnder(look: TerrainLook, around: readonly TerrainLook[]): TerrainLook {
  if (TERRAIN_LOOK_ROWS[look].overWater) {
    const wet = around.filter((other) => TERRAIN_LOOK_ROWS[other].water)
    return wet[0] ?? (look === 'boat' ? 'sea' : 'clear')
  }
  const built = around.filter((other) => TERRAIN_LOOK_ROWS[other].paved)
  if (built.length >= 2) return built.includes('fortification') ? 'fortification' : 'courtyard'
  return around.filter((other) => other === 'cave-floor').length >= 3 ? 'cave-floor' : 'clear'
}

// The site painted last: the layers of one picture are painted one after the other and share it.
const latest = new WeakMap<Scene, Site>()

/** `rect` in hex widths. */
export function siteOf(scene: Scene, rect: Rect, detail: Detail): Site {
  const last = latest.get(scene)
  if (last && last.detail === detail && sameRect(last.rect, rect)) return last
  const site = newSite(scene, rect, detail)
  latest.set(scene, site)
  return site
}

function sameRect(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

/** Memoizes what several layers of a site need. */
export function perSite<T extends object>(find: (site: Site) => T): (site: Site) => T {
  const found = new WeakMap<Site, T>()
  return (site) => {
    let value = found.get(site)
    if (!value) found.set(site, (value = find(site)))
    return value
  }
}

function newSite(scene: Scene, rect: Rect, detail: Detail): Site {
  const { map } = scene
  const grid = map.grid
  const layout: Layout = { grid, hexMm: 1 }
  const { c0, c1, r0, r1 } = windowOf(rect, layout)
  const isNear = (hex: Axial): boolean => {
    const { col, row } = toOffset(hex, grid)
    return col >= c0 && col <= c1 && row >= r0 && row <= r1
  }
  const remembered = <T>(find: (hex: Axial) => T): ((hex: Axial) => T) => {
    const memory: (T | undefined)[] = []
    return (hex) => {
      const { col, row } = toOffset(hex, grid)
      if (col < c0 || col > c1 || row < r0 || row > r1) return find(hex)
      return (memory[(row - r0) * (c1 - c0 + 1) + col - c0] ??= find(hex))
    }
  }
  const nearest = (hex: Axial): Axial => toAxial(nearestPlace(toOffset(hex, grid), grid), grid)
  const look = remembered((hex) => lookOf(scene, nearest(hex)) ?? 'clear')
  const ground = remembered((hex) => {
    const own = look(hex)
    if (!TERRAIN_LOOK_ROWS[own].onGround && !TERRAIN_LOOK_ROWS[own].overWater) return own
    return groundUnder(
      own,
      DIRECTIONS.map((side) => look(neighbor(hex, side))),
    )
  })
  const isUniform = remembered((hex) =>
    DIRECTIONS.every((side) => ground(neighbor(hex, side)) === ground(hex)),
  )
  const inCave = remembered((hex) => isCave(scene, nearest(hex), look(hex)))
  const level = remembered((hex) => elevationAt(map, nearest(hex)))
  const hexes: Axial[] = []
  for (let row = r0; row <= r1; row++)
    for (let col = c0; col <= c1; col++) hexes.push(toAxial({ col, row }, grid))
  const sides = hexsidesBetween(map, { col: c0, row: r0 }, { col: c1, row: r1 }).filter(({ side }) =>
    isNear(side.hex),
  )
  let shown: Set<TerrainLook> | undefined
  const shows = (wanted: TerrainLook): boolean => (shown ??= new Set(hexes.map(ground))).has(wanted)
  return {
    scene,
    layout,
    rect,
    detail,
    hexes,
    sides,
    nearest,
    look,
    ground,
    shows,
    isUniform,
    isCave: inCave,
    level,
    isNear,
  }
}

/** Closed outlines of the ground that satisfies a test, softened and strayed. */
export function outlines(site: Site, isInside: (look: TerrainLook) => boolean, stray = STRAY): Point[][] {
  return outlinesRound(site, (hex) => isInside(site.ground(hex)), stray)
}

/** Likewise round the hexes that satisfy a test. */
export function outlinesRound(site: Site, isInside: (hex: Axial) => boolean, stray: number): Point[][] {
  const loops = traceArea(site.hexes, (hex) => site.isNear(hex) && isInside(hex))
  return loops.map((loop) => softened(site, loop, stray))
}

/** The softened outline of a loop: four points for each of its sides. */
export function softened(site: Site, loop: readonly BorderSide[], stray = STRAY): Point[] {
  return displaced(cutCorners(cutCorners(loopMidpoints(loop, site.layout))), stray)
}

/** The path of all that lies outside outlines: fill or clip it with the rule `evenodd`. */
export function outside({ rect }: Site, areas: readonly (readonly Point[])[]): PathBuilder {
  const { x, y, width, height } = grown(rect, 8)
  return curves(areas).rect(x, y, width, height)
}

/** The ground at a point, as the strayed outlines have it. */
function groundAt(site: Site, point: Point, stray = STRAY): TerrainLook {
  const hex = hexAt(point, site.layout)
  if (site.isUniform(hex) || isDeepInside(site, hex, point, stray)) return site.ground(hex)
  const push = drift(point, stray)
  return site.ground(hexAt({ x: point.x - push.x, y: point.y - push.y }, site.layout))
}

/** True where the ground, as the strayed outlines have it, satisfies the test: faster than `groundAt`. */
export function isOn(
  site: Site,
  point: Point,
  isInside: (look: TerrainLook) => boolean,
  stray = STRAY,
): boolean {
  const hex = hexAt(point, site.layout)
  const own = isInside(site.ground(hex))
  if (site.isUniform(hex)) return own
  // Drift leads into a neighbour at most.
  for (const side of DIRECTIONS)
    if (isInside(site.ground(neighbor(hex, side))) !== own) return isInside(groundAt(site, point, stray))
  return own
}

/** The part within `reach` of `rect` where ground that satisfies the test may lie: the area to scatter over. */
export function partWith(site: Site, isInside: (look: TerrainLook) => boolean, reach: number): Rect {
  const { x, y, width, height } = grown(site.rect, reach)
  let [left, top, right, bottom] = [x + width, y + height, x, y]
  for (const hex of site.hexes) {
    if (!isInside(site.ground(hex))) continue
    // A hex away: its half, what outlines stray, and the cell of a scatter.
    const center = hexCenter(hex, site.layout)
    left = Math.min(left, center.x - 1)
    top = Math.min(top, center.y - 1)
    right = Math.max(right, center.x + 1)
    bottom = Math.max(bottom, center.y + 1)
  }
  left = Math.max(left, x)
  top = Math.max(top, y)
  return {
    x: left,
    y: top,
    width: Math.min(right, x + width) - left,
    height: Math.min(bottom, y + height) - top,
  }
}

// Farther from every hexside than `distance`: no drift leads out of the hex.
function isDeepInside({ layout }: Site, hex: Axial, point: Point, distance: number): boolean {
  const center = hexCenter(hex, layout)
  const x = Math.abs(point.x - center.x)
  const y = Math.abs(point.y - center.y)
  const [across, along] = layout.grid.orientation === 'flat' ? [y, x] : [x, y]
  return Math.max(across, across / 2 + (along * SQRT3) / 2) < 0.5 - distance
}

/** True when the ground at a point, and `distance` (up to a third of a hex) round it, satisfies the test. */
export function isWellInside(
  site: Site,
  point: Point,
  distance: number,
  isInside: (look: TerrainLook) => boolean,
): boolean {
  if (!isOn(site, point, isInside)) return false
  if (site.isUniform(hexAt(point, site.layout))) return true
  for (let turn = 0; turn < 6; turn++) {
    const angle = (turn * Math.PI) / 3
    const x = point.x + Math.cos(angle) * distance
    const y = point.y + Math.sin(angle) * distance
    if (!isOn(site, { x, y }, isInside)) return false
  }
  return true
}

/** True when something that reaches `reach` from a point may be seen. */
export function isSeen({ x, y, width, height }: Rect, point: Point, reach: number): boolean {
  return (
    point.x > x - reach && point.y > y - reach && point.x < x + width + reach && point.y < y + height + reach
  )
}

/** Hexes of the map with this look that are in sight: what stands in them reaches a hex and a quarter from its centre. */
export function standingHexes(site: Site, look: TerrainLook): Axial[] {
  const { layout, rect } = site
  return site.hexes.filter(
    (hex) =>
      site.look(hex) === look && onGrid(hex, layout.grid) && isSeen(rect, hexCenter(hex, layout), 1.25),
  )
}

/**
 * Squares of the plane, `size` hexes wide: what is drawn together in each is fixed. Of each the part whose cells, `cell`
 * wide, may hold something that reaches `reach` into `rect`.
 */
export function plots(rect: Rect, size: number, reach: number, cell: number): Rect[] {
  const found: Rect[] = []
  const right = rect.x + rect.width + reach
  const bottom = rect.y + rect.height + reach
  const left = rect.x - reach - cell
  const top = rect.y - reach - cell
  for (let row = Math.floor(top / size); row * size < bottom; row++)
    for (let col = Math.floor(left / size); col * size < right; col++) {
      const x = Math.max(left, col * size)
      const y = Math.max(top, row * size)
      const width = Math.min(right, (col + 1) * size) - x
      found.push({ x, y, width, height: Math.min(bottom, (row + 1) * size) - y })
    }
  return found
}
