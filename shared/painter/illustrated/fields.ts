/** Ploughland and corn: a patchwork of parcels with straight baulks, each with its own crop and furrows. */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { hexAt, hexCenter, type Point } from '#shared/hex/layout'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { append } from '#shared/lang/append'
import { type TerrainLook } from '#shared/rules/map/looks'
import { fbm, hash, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { type PathBuilder } from '../path'
import { draw, scatter, type Spot } from '../scatter'
import { clipTo, curves, fill, fillRing, inBatches, polygons, stroke } from './marks'
import { addTuft } from './shapes'
import { grown, outlines, outlinesRound, type Site } from './site'
import { fieldMap } from './smallFields'

const isField = (look: TerrainLook): boolean => look === 'field'

interface Crop {
  readonly base: Color
  readonly dark: Color
  readonly light: Color
  readonly isCorn: boolean
}

const CROPS: readonly Crop[] = [
  { base: '#b08d58', dark: '#7f5f38', light: '#d2b47c', isCorn: false },
  { base: '#c9b35f', dark: '#94833a', light: '#e8d994', isCorn: true },
  { base: '#9f7a4d', dark: '#6d4e2e', light: '#c29a66', isCorn: false },
  { base: '#a9b061', dark: '#73803a', light: '#cbd08a', isCorn: true },
]

interface Parcel {
  readonly outline: readonly Point[]
  readonly crop: Crop
  readonly angle: number
}

// The part of a convex outline nearer to `own` than to `other`.
function nearerPart(outline: readonly Point[], own: Point, other: Point): Point[] {
  const dx = other.x - own.x
  const dy = other.y - own.y
  const limit = (other.x ** 2 + other.y ** 2 - own.x ** 2 - own.y ** 2) / 2
  const beyond = (point: Point): number => point.x * dx + point.y * dy - limit
  if (outline.every((point) => beyond(point) <= 0)) return [...outline]
  return outline.flatMap((a, index) => {
    const b = outline[(index + 1) % outline.length] as Point
    const [u, v] = [beyond(a), beyond(b)]
    const cut = u / (u - v)
    const crossing = u > 0 !== v > 0 ? [{ x: a.x + (b.x - a.x) * cut, y: a.y + (b.y - a.y) * cut }] : []
    return u > 0 ? crossing : [a, ...crossing]
  })
}

const STRAY = 0.08

// Sites of parcels, one a cell; only those within three cells can be neighbours.
const PARCEL = { cell: 3, seed: 700 }
const NEIGHBOURS = 3

function outlineAround(spot: Spot, spots: ReadonlyMap<string, Spot>): Point[] {
  const far = NEIGHBOURS * PARCEL.cell
  let outline: Point[] = [
    { x: spot.x - far, y: spot.y - far },
    { x: spot.x + far, y: spot.y - far },
    { x: spot.x + far, y: spot.y + far },
    { x: spot.x - far, y: spot.y + far },
  ]
  for (let dj = -NEIGHBOURS; dj <= NEIGHBOURS; dj++)
    for (let di = -NEIGHBOURS; di <= NEIGHBOURS; di++) {
      const other = spots.get(`${spot.i + di},${spot.j + dj}`)
      if (other && other !== spot) outline = nearerPart(outline, spot, other)
    }
  return outline
}

// Cells of the parcels that may reach a field in sight.
function cellsNear(site: Site, isParcelled: (hex: Axial) => boolean): Set<string> {
  const cells = new Set<string>()
  for (const hex of site.hexes) {
    if (!isParcelled(hex)) continue
    const { x, y } = hexCenter(hex, site.layout)
    for (let dj = -2; dj <= 2; dj++)
      for (let di = -2; di <= 2; di++)
        cells.add(`${Math.floor(x / PARCEL.cell) + di},${Math.floor(y / PARCEL.cell) + dj}`)
  }
  return cells
}

function parcelsOf(site: Site, isParcelled: (hex: Axial) => boolean): Parcel[] {
  const { rect } = site
  const reach = 2 * PARCEL.cell
  const wanted = cellsNear(site, isParcelled)
  const all = scatter(grown(rect, reach + (NEIGHBOURS + 1) * PARCEL.cell), PARCEL)
  const byCell = new Map(all.map((spot) => [`${spot.i},${spot.j}`, spot]))
  const { x, y, width, height } = grown(rect, reach)
  return all
    .filter((spot) => wanted.has(`${spot.i},${spot.j}`))
    .filter((spot) => spot.x > x && spot.y > y && spot.x < x + width && spot.y < y + height)
    .map((spot) => ({
      outline: outlineAround(spot, byCell),
      crop: CROPS[Math.floor(draw(spot, 1) * CROPS.length)] as Crop,
      angle: Math.floor(draw(spot, 2) * 6) * 0.52 + 0.3,
    }))
}

// The one parcel of a small field: a box that holds it, known by its first hex.
function parcelOfSmall(hexes: readonly Axial[], { layout }: Site): Parcel {
  const centers = hexes.map((hex) => hexCenter(hex, layout))
  const [x0, x1] = [leastOf(centers.map(({ x }) => x)) - 1, greatestOf(centers.map(({ x }) => x)) + 1]
  const [y0, y1] = [leastOf(centers.map(({ y }) => y)) - 1, greatestOf(centers.map(({ y }) => y)) + 1]
  const { q, r } = hexes[0] as Axial
  return {
    outline: [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ],
    crop: CROPS[Math.floor(hash(q, r, 701) * CROPS.length)] as Crop,
    angle: Math.floor(hash(q, r, 702) * 6) * 0.52 + 0.3,
  }
}

function touches({ outline }: Parcel, site: Site): boolean {
  const { x, y, width, height } = grown(site.rect, 0.3)
  const xs = outline.map((point) => point.x)
  const ys = outline.map((point) => point.y)
  return greatestOf(xs) > x && leastOf(xs) < x + width && greatestOf(ys) > y && leastOf(ys) < y + height
}

// Where a line parallel to the furrows enters and leaves a convex outline, in the parcel's frame.
function crossings(outline: readonly Point[], along: Point, across: number): number[] {
  const found: number[] = []
  const v = (point: Point): number => point.y * along.x - point.x * along.y
  const u = (point: Point): number => point.x * along.x + point.y * along.y
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] as Point
    const [va, vb] = [v(a), v(b)]
    if (va > across !== vb > across) found.push(u(a) + ((across - va) / (vb - va)) * (u(b) - u(a)))
  })
  return found.sort((a, b) => a - b)
}

const STEP = 0.15
const FURROW = 0.078

// The clip cuts furrows at the outline; those far from any field are not drawn at all.
function isNearField(site: Site, hex: Axial): boolean {
  return (
    isField(site.ground(hex)) ||
    (!site.isUniform(hex) && DIRECTIONS.some((side) => isField(site.ground(neighbor(hex, side)))))
  )
}

/** Rows of points along the furrows of a parcel, every `nth` furrow, only where the field is in sight. */
function furrows(parcel: Parcel, site: Site, shift: number, nth = 1): Point[][] {
  const along = { x: Math.cos(parcel.angle), y: Math.sin(parcel.angle) }
  const apart = FURROW * nth
  const vs = parcel.outline.map((point) => point.y * along.x - point.x * along.y)
  const { x, y, width, height } = grown(site.rect, 0.3)
  const rows: Point[][] = []
  for (let row = Math.ceil(leastOf(vs) / apart); row * apart < greatestOf(vs); row++) {
    const [from, to] = crossings(parcel.outline, along, row * apart)
    if (from === undefined || to === undefined) continue
    let line: Point[] = []
    const v = row * apart + shift
    for (let step = Math.ceil((from + 0.02) / STEP); step * STEP < to - 0.02; step++) {
      const at = { x: along.x * step * STEP - along.y * v, y: along.y * step * STEP + along.x * v }
      const isSeen = at.x > x && at.y > y && at.x < x + width && at.y < y + height
      if (isSeen && isNearField(site, hexAt(at, site.layout))) {
        const sway = (fbm(at.x * 1.5, at.y * 1.5, 88) - 0.5) * 0.09
        line.push({ x: at.x - along.y * sway, y: at.y + along.x * sway })
      } else if (line.length > 0) {
        rows.push(line)
        line = []
      }
    }
    if (line.length > 1) rows.push(line)
  }
  return rows
}

function growth(rows: readonly Point[][], { isCorn, dark }: Crop): DrawOp[] {
  const points = rows.flat()
  if (isCorn)
    return inBatches(
      points,
      (path, point) => {
        const random = placeRandom(point, 4)
        if (random() < 0.8) addTuft(path, { x: point.x + random() * 0.08, y: point.y }, 0.045, random)
      },
      (path) => fill(path, dark, 0.75),
    )
  return inBatches(
    points,
    (path, point) => {
      const random = placeRandom(point, 3)
      const half = 0.006 + 0.008 * random()
      path.rect(point.x + (random() - 0.5) * 0.12, point.y + (random() - 0.5) * 0.05, 2 * half, 1.6 * half)
    },
    (path) => fill(path, dark, 0.55),
  )
}

function parcelOps(parcel: Parcel, site: Site): DrawOp[] {
  const { crop, outline } = parcel
  const ops = [fill(polygons([outline]), crop.base)]
  if (site.detail === 0) return ops
  const lines = furrows(parcel, site, 0, site.detail === 1 ? 3 : 1)
  const rows = (list: readonly Point[][], color: Color, width: number): DrawOp[] =>
    inBatches(
      list,
      (path, line) => path.polyline(line),
      (path) => stroke(path, color, width, 0.72),
    )
  append(ops, rows(lines, crop.dark, site.detail === 1 ? 0.06 : 0.02))
  if (site.detail >= 2) append(ops, rows(furrows(parcel, site, -0.03), crop.light, 0.016))
  if (site.detail === 3) append(ops, growth(furrows(parcel, site, -0.014), crop))
  return ops
}

// Baulks of unploughed grass between parcels.
function baulks(parcels: readonly Parcel[], detail: number): DrawOp[] {
  const edges = polygons(parcels.map((parcel) => parcel.outline))
  if (detail === 0) return [stroke(edges, '#7d8a48', 0.1)]
  return [
    stroke(edges, '#5f6a32', 0.13, 0.5),
    stroke(edges, '#93a058', 0.1),
    stroke(edges, '#a9b26c', 0.04, 0.8),
  ]
}

export function paintFields(site: Site): DrawOp[] {
  if (!site.shows('field')) return []
  const fields = fieldMap(site)
  const isLarge = (hex: Axial): boolean => isField(site.ground(hex)) && !fields.smallAt(hex)
  const round = (isInside: (hex: Axial) => boolean): PathBuilder =>
    curves(outlinesRound(site, isInside, STRAY))
  const crops = fields.small.map((field) =>
    clipTo(
      round((hex) => fields.smallAt(hex) === field),
      parcelOps(parcelOfSmall(field, site), site),
    ),
  )
  if (site.hexes.some(isLarge)) {
    const parcels = parcelsOf(site, isLarge).filter((parcel) => touches(parcel, site))
    const ops = parcels.flatMap((parcel) => parcelOps(parcel, site))
    crops.push(clipTo(round(isLarge), [...ops, ...baulks(parcels, site.detail)]))
  }
  if (site.detail === 0) return crops
  const area = outlines(site, isField, STRAY)
  const path = curves(area)
  return [
    ...[0.15, 0.1, 0.05].map((width) => stroke(path, '#6d7a38', width, 0.28)),
    fillRing(path, '#b08d58'),
    ...crops,
    clipTo(
      path,
      [0.12, 0.06].map((width) => stroke(path, '#4c4a1e', width, 0.2)),
    ),
    stroke(path, '#7f8f47', 0.045, 0.9),
    ...(site.detail === 3 ? verge(area) : []),
  ]
}

function verge(area: readonly (readonly Point[])[]): DrawOp[] {
  const tufts = area.flat().filter((point) => placeRandom(point, 31)() < 0.35)
  return inBatches(
    tufts,
    (path, point) => addTuft(path, point, 0.07, placeRandom(point, 32)),
    (path) => fill(path, '#6d823c', 0.95),
  )
}
