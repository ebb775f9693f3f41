/**
 * Roads, paths and streams as lines. A way is stored on the hexsides it crosses and runs through the centres of the hexes it
 * joins, a little off them; its line is a quadratic B-spline, so a stretch depends on the next hexes only.
 */
import { hexsideAt } from '#shared/document/map'
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, direction, neighbor, opposite } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { directionAngle, hexAt, hexCenter, hexsideEnds, type Point } from '#shared/hex/layout'
import { append } from '#shared/lang/append'
import { type FeatureLook, TERRAIN_LOOK_ROWS } from '#shared/rules/map/looks'
import { drift } from '../area'
import { cellNumber, hash } from '../noise'
import { grown, isSeen, perSite, type Site } from './site'
import { brookLines } from './waterSides'
import { joined } from './wayEnds'

/** Lines of ways in the painted part, each a row of points about a tenth of a hex apart. */
export type Lines = readonly (readonly Point[])[]

export interface WayMap {
  readonly roads: Lines
  readonly paths: Lines
  readonly streams: Lines
  /** True when a way, or the water of a hexside, runs within `distance` hex widths of a point. */
  isNear(point: Point, distance: number): boolean
}

const STEPS = 10

interface Node {
  readonly hex: Axial
  readonly exits: readonly Direction[]
  readonly point: Point
  /** The direction of the bridge that a road runs over, a unit vector: it comes to both ends squarely. */
  readonly bridge: Point | undefined
}

/** Sides of a hex that a way of this look crosses. */
export function wayExits(site: Site, hex: Axial, look: FeatureLook): Direction[] {
  return DIRECTIONS.filter((side) => {
    const way = hexsideAt(site.scene.map, hexsideOf(hex, side))?.way
    return way !== undefined && site.scene.featureLook(way.feature) === look
  })
}

type Exits = Map<HexKey, { readonly hex: Axial; readonly sides: Direction[] }>

// Every way in sight, each hexside read once: by look, the hexes it runs through and their sides.
function exitsByLook(site: Site): Map<FeatureLook, Exits> {
  const found = new Map<FeatureLook, Exits>()
  for (const {
    side: { hex, direction: side },
    features: { way },
  } of site.sides) {
    if (!way) continue
    const look = site.scene.featureLook(way.feature)
    const exits: Exits = found.get(look) ?? new Map()
    found.set(look, exits)
    const add = (at: Axial, exit: Direction): void => {
      const entry = exits.get(hexKey(at)) ?? { hex: at, sides: [] }
      entry.sides.push(exit)
      exits.set(hexKey(at), entry)
    }
    add(hex, side)
    add(neighbor(hex, side), opposite(side))
  }
  return found
}

// A way that ends in a hex of the rim runs on off the board, as straight as it can.
function withRimExit(site: Site, hex: Axial, exits: readonly Direction[]): readonly Direction[] {
  const [only] = exits
  if (only === undefined || exits.length > 1 || !onGrid(hex, site.layout.grid)) return exits
  const ahead = ([3, 2, 4] as const)
    .map((turn) => direction(only + turn))
    .find((side) => !onGrid(neighbor(hex, side), site.layout.grid))
  return ahead === undefined ? exits : [only, ahead]
}

function towards({ layout }: Site, side: Direction): Point {
  const angle = directionAngle(side, layout.grid) - Math.PI / 2
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

// From one exit to the other, as bridges are built; one that turns back sharply has no two ends.
function bridgeAxis(site: Site, [a, b, ...others]: readonly Direction[]): Point | undefined {
  if (a === undefined || b === undefined || others.length > 0) return undefined
  if (Math.min((a - b + 6) % 6, (b - a + 6) % 6) < 2) return undefined
  const [from, to] = [towards(site, a), towards(site, b)]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

function nodesOf(site: Site, found: Exits, { jitter, isDry }: Manner): Map<HexKey, Node> {
  const nodes = new Map<HexKey, Node>()
  for (const { hex, sides } of found.values()) {
    // Beyond the rim a way has no hexes to run through: it runs straight on.
    if (!onGrid(hex, site.layout.grid)) continue
    const exits = withRimExit(
      site,
      hex,
      sides.sort((a, b) => a - b),
    )
    const center = hexCenter(hex, site.layout)
    const isBridge = site.look(hex) === 'bridge'
    const stray = TERRAIN_LOOK_ROWS[site.look(hex)].crossing ? 0 : jitter
    nodes.set(hexKey(hex), {
      hex,
      exits,
      bridge: isDry && isBridge ? bridgeAxis(site, exits) : undefined,
      point: {
        x: center.x + (hash(hex.q, hex.r, 5) - 0.5) * 2 * stray,
        y: center.y + (hash(hex.q, hex.r, 6) - 0.5) * 2 * stray,
      },
    })
  }
  return nodes
}

// The two exits that make the straightest line run through; the others end there.
function throughPair(exits: readonly Direction[]): readonly Direction[] {
  let best: readonly Direction[] = []
  let straightest = 1
  for (const a of exits)
    for (const b of exits) {
      const turn = Math.min((a - b + 6) % 6, (b - a + 6) % 6)
      if (a < b && turn > straightest) {
        straightest = turn
        best = [a, b]
      }
    }
  return exits.length === 2 ? exits : best
}

// The exit by which a line that uses `side` runs on; none when it ends here.
function partner(node: Node, side: Direction): Direction | undefined {
  const pair = throughPair(node.exits)
  return pair.includes(side) ? pair.find((other) => other !== side) : undefined
}

// A way is drawn towards the chord of its neighbours, which softens sharp bends; at a bridge it stays.
function softened(site: Site, nodes: ReadonlyMap<HexKey, Node>, node: Node): Point {
  const pair = throughPair(node.exits)
  const [a, b] = pair.map((side) => {
    const next = neighbor(node.hex, side)
    return (
      nodes.get(hexKey(next))?.point ??
      (onGrid(next, site.layout.grid) ? undefined : hexCenter(next, site.layout))
    )
  })
  if (!a || !b || site.look(node.hex) === 'bridge') return node.point
  const { x, y } = node.point
  return { x: x * 0.55 + (a.x + b.x) * 0.225, y: y * 0.55 + (a.y + b.y) * 0.225 }
}

// A way passes a gate or door squarely, through its middle.
function gatePoints(site: Site, hex: Axial, side: Direction): Point[] {
  const hexside = hexsideOf(hex, side)
  if (!hexsideAt(site.scene.map, hexside)?.opening) return []
  const [a, b] = hexsideEnds(hexside, site.layout)
  const center = hexCenter(hex, site.layout)
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  return [0.55, 1, 1.45].map((part) => ({
    x: center.x + (middle.x - center.x) * part,
    y: center.y + (middle.y - center.y) * part,
  }))
}

// From the middle of a bridge to its end on that side, and a little beyond; those across open water are longer.
function bridgePoints(site: Site, { hex, bridge }: Node, side: Direction): Point[] {
  if (!bridge) return []
  const ends = TERRAIN_LOOK_ROWS[site.ground(hex)].water === 'open' ? [0.3, 0.5, 0.62] : [0.25, 0.48]
  const { x, y } = hexCenter(hex, site.layout)
  const out = towards(site, side)
  const sign = out.x * bridge.x + out.y * bridge.y < 0 ? -1 : 1
  return ends.map((far) => ({ x: x + bridge.x * far * sign, y: y + bridge.y * far * sign }))
}

// The points through which the way from one hex to the next must go.
function squarePoints(site: Site, node: Node, side: Direction, next: Node | undefined): Point[] {
  const gate = gatePoints(site, node.hex, side)
  if (gate.length > 0) return gate
  const back = next ? bridgePoints(site, next, opposite(side)).reverse() : []
  return [...bridgePoints(site, node, side), ...back]
}

// Beyond the rim a way runs straight on for two hexes.
function offBoard(site: Site, beyond: Axial, last: Axial): Point[] {
  const from = hexCenter(last, site.layout)
  const to = hexCenter(beyond, site.layout)
  return [to, { x: 2 * to.x - from.x, y: 2 * to.y - from.y }]
}

function walk(
  site: Site,
  nodes: ReadonlyMap<HexKey, Node>,
  from: Node,
  exit: Direction,
  seen: Set<string>,
): Point[] {
  const knots: Point[] = []
  const behind = partner(from, exit)
  const origin = behind === undefined ? undefined : neighbor(from.hex, behind)
  if (origin && !onGrid(origin, site.layout.grid)) {
    append(knots, offBoard(site, origin, from.hex).reverse())
    seen.add(`${hexKey(from.hex)},${behind}`)
  }
  knots.push(softened(site, nodes, from))
  let node = from
  let side = exit
  for (;;) {
    seen.add(`${hexKey(node.hex)},${side}`)
    const across = neighbor(node.hex, side)
    const next = nodes.get(hexKey(across))
    append(knots, squarePoints(site, node, side, next))
    if (!next) {
      if (!onGrid(across, site.layout.grid)) append(knots, offBoard(site, across, node.hex))
      return knots
    }
    const entry = opposite(side)
    seen.add(`${hexKey(next.hex)},${entry}`)
    knots.push(softened(site, nodes, next))
    const onward = partner(next, entry)
    if (onward === undefined || seen.has(`${hexKey(next.hex)},${onward}`)) return knots
    node = next
    side = onward
  }
}

function spline(knots: readonly Point[]): Point[] {
  const count = knots.length
  const middle = (index: number): Point => {
    const a = knots[Math.max(0, index)] as Point
    const b = knots[Math.min(count - 1, index + 1)] as Point
    return index < 0 || index >= count - 1 ? (index < 0 ? b : a) : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const line: Point[] = []
  knots.forEach((knot, index) => {
    const from = middle(index - 1)
    const to = middle(index)
    for (let step = index === 0 ? 0 : 1; step <= STEPS; step++) {
      const t = step / STEPS
      const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
      line.push({ x: from.x * p + knot.x * q + to.x * r, y: from.y * p + knot.y * q + to.y * r })
    }
  })
  return line
}

interface Manner {
  /** The most that its points lie off the centres of hexes, in hex widths. */
  readonly jitter: number
  /** It runs over bridges, not under them. */
  readonly isDry: boolean
}

function linesOf(site: Site, exits: Exits | undefined, manner: Manner): Point[][] {
  if (!exits) return []
  const nodes = nodesOf(site, exits, manner)
  const seen = new Set<string>()
  const knots: Point[][] = []
  const start = (node: Node, side: Direction): void => {
    if (!seen.has(`${hexKey(node.hex)},${side}`)) knots.push(walk(site, nodes, node, side, seen))
  }
  // Ends and branches first, then what is left: rings.
  for (const node of nodes.values())
    for (const side of node.exits) {
      const behind = partner(node, side)
      if (behind === undefined || !nodes.has(hexKey(neighbor(node.hex, behind)))) start(node, side)
    }
  for (const node of nodes.values()) for (const side of node.exits) start(node, side)
  return knots.map(spline)
}

// Water wanders; but it stays under its bridges.
function wander(site: Site, line: readonly Point[]): Point[] {
  return line.map((point) => {
    const hex = hexAt(point, site.layout)
    const center = hexCenter(hex, site.layout)
    const isBridged = site.look(hex) === 'bridge'
    const free = isBridged ? Math.min(1, Math.hypot(point.x - center.x, point.y - center.y) * 2) : 1
    const push = drift(point, 0.09)
    return { x: point.x + push.x * free, y: point.y + push.y * free }
  })
}

// Farther out than the longest piece drawn along a way reaches in.
const SIGHT = 1.8

// The stretches of a line in sight, each with a point more at either end.
function stretchesInSight({ rect }: Site, line: readonly Point[]): Point[][] {
  const stretches: Point[][] = []
  let from = -1
  line.forEach((point, index) => {
    const isIn = isSeen(rect, point, SIGHT)
    if (isIn && from < 0) from = Math.max(0, index - 1)
    if (from < 0 || (isIn && index < line.length - 1)) return
    stretches.push(line.slice(from, index + 1))
    from = -1
  })
  return stretches
}

// Roads and paths, joined where they meet.
function dryLines(site: Site, exits: Map<FeatureLook, Exits>): Record<'roads' | 'paths', Point[][]> {
  const laid = linesOf(site, exits.get('road'), { jitter: 0.1, isDry: true })
  const trodden = linesOf(site, exits.get('path'), { jitter: 0.12, isDry: true })
  const branched = joined(site, laid, { to: laid, withinOnly: true })
  const toRoads = joined(site, trodden, { to: branched, withinOnly: false })
  const paths = joined(site, toRoads, { to: toRoads, withinOnly: true, unlessOn: branched })
  const roads = joined(site, branched, { to: paths, withinOnly: true, unlessOn: branched })
  return { roads, paths }
}

export const wayMap = perSite((site): WayMap => {
  const exits = exitsByLook(site)
  const inSight = (lines: readonly Point[][]): Point[][] =>
    lines.flatMap((line) => stretchesInSight(site, line))
  const { roads, paths } = dryLines(site, exits)
  const streams = inSight(linesOf(site, exits.get('stream'), { jitter: 0.24, isDry: false })).map((line) =>
    wander(site, line),
  )
  const cells = new Map<number, Point[]>()
  const { x, y, width, height } = grown(site.rect, 1.5)
  for (const line of [...roads, ...paths, ...streams, ...brookLines(site)])
    for (const point of line) {
      if (point.x < x || point.y < y || point.x > x + width || point.y > y + height) continue
      const key = cellNumber(Math.floor(point.x * 2), Math.floor(point.y * 2))
      const cell = cells.get(key)
      if (cell) cell.push(point)
      else cells.set(key, [point])
    }
  const isNear = (point: Point, distance: number): boolean => {
    if (cells.size === 0) return false
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++)
        for (const other of cells.get(
          cellNumber(Math.floor(point.x * 2) + dx, Math.floor(point.y * 2) + dy),
        ) ?? [])
          if ((other.x - point.x) ** 2 + (other.y - point.y) ** 2 < distance * distance) return true
    return false
  }
  return { roads: inSight(roads), paths: inSight(paths), streams, isNear }
})

/**
 * Slender pieces along lines, tapered at both ends, up to `reach` points either side of where they are anchored.
 * Anchors and offsets depend on the place alone, whichever way the line was walked.
 */
export interface StreakOptions {
  readonly seed: number
  /** Chance of an anchor at a point of the line. */
  readonly chance: number
  readonly reach: readonly [number, number]
  /** Half width at the middle. */
  readonly half: number
  /** Offset from the line at an anchor; `roll` is in [0, 1). */
  readonly offset: (roll: number) => number
}

export function streaks(
  line: readonly Point[],
  sideways: readonly Point[],
  options: StreakOptions,
): Point[][] {
  const { seed, chance, half } = options
  const found: Point[][] = []
  line.forEach((anchor, index) => {
    const px = Math.round(anchor.x * 1000)
    const py = Math.round(anchor.y * 1000)
    if (hash(px, py, seed) >= chance) return
    const reach = Math.round(
      options.reach[0] + (options.reach[1] - options.reach[0]) * hash(px, py, seed + 1),
    )
    if (index - reach < 0 || index + reach >= line.length) return
    const normal = sideways[index] as Point
    const turn = normal.x + normal.y * 0.001 < 0 ? -1 : 1
    const offset = options.offset(hash(px, py, seed + 2)) * turn
    const right: Point[] = []
    const left: Point[] = []
    for (let step = -reach; step <= reach; step++) {
      const at = line[index + step] as Point
      const across = sideways[index + step] as Point
      const thick = half * Math.min(1, Math.cos((step / reach) * (Math.PI / 2)) * 1.5)
      right.push({ x: at.x + across.x * (offset + thick), y: at.y + across.y * (offset + thick) })
      left.push({ x: at.x + across.x * (offset - thick), y: at.y + across.y * (offset - thick) })
    }
    found.push(right.concat(left.reverse()))
  })
  return found
}
