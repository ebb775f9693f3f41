/** Courtyards and wall walks: slabs laid at an angle to the grid, across hexes, up to a crisp edge. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { direction, neighbor } from '#shared/hex/direction'
import { cornerPoint, hexAt, type Point } from '#shared/hex/layout'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type TerrainLook } from '#shared/rules/map/looks'
import { type BorderSide, loopVertices, traceArea } from '../area'
import { hash, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { draw, scatter } from '../scatter'
import { clipTo, fill, fillRing, inBatches, polygons, stroke } from './marks'
import { addTuft } from './shapes'
import { grown, plots, type Site } from './site'
import { stains } from './stains'
import { wallCourts } from './wallCourts'

interface Paving {
  readonly look: TerrainLook
  readonly bed: Color
  readonly slabs: readonly Color[]
  /** The colour from afar, where no slabs are drawn. */
  readonly far: Color
  /** Radians of the rows. */
  readonly angle: number
  readonly row: number
  readonly slab: number
}

const COURTYARD: Paving = {
  look: 'courtyard',
  bed: '#8f8468',
  slabs: ['#c2b696', '#b8ab8b', '#cbc0a2', '#ada084', '#bdb49a', '#c9b892'],
  far: '#b9ad8f',
  angle: 0.29,
  row: 0.13,
  slab: 0.2,
}

const FORTIFICATION: Paving = {
  look: 'fortification',
  bed: '#6d6450',
  slabs: ['#b3a88e', '#a79c82', '#bdb299', '#9b9078', '#c4b99f'],
  far: '#a99e84',
  angle: 0.29,
  row: 0.17,
  slab: 0.27,
}

const WALK: Paving = {
  look: 'rampart',
  // Dressed stone, grey beside the sand of a courtyard.
  bed: '#716f68',
  slabs: ['#bdbbb2', '#b1afa6', '#c8c6bd', '#a6a49b'],
  far: '#b4b2a9',
  angle: 0.29 + Math.PI / 4,
  row: 0.095,
  slab: 0.15,
}

type Slab = readonly [Point, Point, Point, Point]

function slabsNear(site: Site, paving: Paving, isPaved: (point: Point) => boolean): Slab[] {
  const { x, y, width, height } = grown(site.rect, 0.3)
  const cos = Math.cos(paving.angle)
  const sin = Math.sin(paving.angle)
  const corners = [x, x + width].flatMap((cx) =>
    [y, y + height].map((cy) => [cx * cos + cy * sin, cy * cos - cx * sin]),
  )
  const us = corners.map((corner) => corner[0] as number)
  const vs = corners.map((corner) => corner[1] as number)
  const place = (u: number, v: number): Point => ({ x: u * cos - v * sin, y: u * sin + v * cos })
  const joint = (i: number, j: number): number => (i + 0.62 * hash(i, j, 171) + (j % 2) * 0.4) * paving.slab
  const slabs: Slab[] = []
  for (let j = Math.floor(leastOf(vs) / paving.row); j * paving.row < greatestOf(vs); j++)
    for (let i = Math.floor(leastOf(us) / paving.slab) - 2; i * paving.slab < greatestOf(us); i++) {
      const [from, to] = [joint(i, j), joint(i + 1, j)]
      const middle = place((from + to) / 2, (j + 0.5) * paving.row)
      if (middle.x < x || middle.y < y || middle.x > x + width || middle.y > y + height || !isPaved(middle))
        continue
      const random = placeRandom(middle, 2)
      const gap = 0.005 + 0.005 * random()
      const at = (u: number, v: number): Point =>
        place(u + (random() - 0.5) * 0.013, v + (random() - 0.5) * 0.013)
      const [top, bottom] = [j * paving.row + gap, (j + 1) * paving.row - gap]
      slabs.push([at(from + gap, top), at(to - gap, top), at(to - gap, bottom), at(from + gap, bottom)])
    }
  return slabs
}

function slabOps(slabs: readonly Slab[], paving: Paving): DrawOp[] {
  const tint = (slab: Slab): number => Math.floor(placeRandom(slab[0], 6)() * paving.slabs.length)
  return [
    ...paving.slabs.flatMap((color, index) =>
      inBatches(
        slabs.filter((slab) => tint(slab) === index),
        (path, slab) => path.polygon(slab),
        (path) => fill(path, color),
      ),
    ),
    ...inBatches(
      slabs,
      (path, slab) => path.polyline([slab[3], slab[0], slab[1]]),
      (path) => stroke(path, '#f0e8d0', 0.008, 0.6),
    ),
    ...inBatches(
      slabs,
      (path, slab) => path.polyline([slab[1], slab[2], slab[3]]),
      (path) => stroke(path, '#5e543d', 0.007, 0.5),
    ),
  ]
}

function isFarFrom({ x, y }: Point, isPaved: (point: Point) => boolean): boolean {
  return [-0.4, 0, 0.4].every((dx) => [-0.4, 0, 0.4].every((dy) => !isPaved({ x: x + dx, y: y + dy })))
}

const WEAR = ['#6f7a3c', '#7c6a48', '#f2e6c2'] as const

// Damp, dust and moss, and weeds in the joints.
function wear(site: Site, isPaved: (point: Point) => boolean): DrawOp[] {
  return plots(site.rect, 2, 0.53, 0.45).flatMap((plot) => {
    const spots = scatter(plot, { cell: 0.45, seed: 172, where: (spot) => !isFarFrom(spot, isPaved) })
    if (spots.length === 0) return []
    const worn = stains(spots, WEAR, { rx: 0.42, ry: 0.3, parts: [1, 0.66, 0.36], opacity: 0.085 })
    const weeds = new PathBuilder()
    for (const spot of scatter(plot, { cell: 0.15, seed: 173, where: isPaved }))
      if (draw(spot, 1) < 0.16) addTuft(weeds, spot, 0.042, placeRandom(spot, 4))
    return [...worn, ...(weeds.isEmpty ? [] : [fill(weeds, '#6d7f3a', 0.85)])]
  })
}

// The edge of paved ground, but where it goes on to the foot of a wall.
function rimOf(site: Site, loops: readonly BorderSide[][], goesOn: (hex: Axial) => boolean): PathBuilder {
  const path = new PathBuilder()
  for (const loop of loops) {
    if (!loop.some(({ hex, direction }) => goesOn(neighbor(hex, direction)))) {
      path.polygon(loopVertices(loop, site.layout))
      continue
    }
    for (const { hex, direction: side } of loop)
      if (!goesOn(neighbor(hex, side)))
        path.polyline([
          cornerPoint(hex, direction(side - 1), site.layout),
          cornerPoint(hex, side, site.layout),
        ])
  }
  return path
}

function paint(site: Site, paving: Paving): DrawOp[] {
  if (!site.shows(paving.look)) return []
  const isPaved = (look: TerrainLook): boolean => look === paving.look
  const loops = traceArea(site.hexes, (hex) => site.isNear(hex) && isPaved(site.ground(hex)))
  const courts = wallCourts(site, paving.look)
  const walled = new Set(courts.map(({ hex }) => hexKey(hex)))
  const area = polygons([
    ...loops.map((loop) => loopVertices(loop, site.layout)),
    ...courts.map(({ outline }) => outline),
  ])
  const rim = rimOf(site, loops, (hex) => walled.has(hexKey(hex)))
  const edge = [stroke(rim, '#3d3423', 0.03, 0.55), stroke(rim, '#e8dfc6', 0.012, 0.6)]
  if (site.detail <= 1) return [fillRing(area, paving.far), stroke(rim, '#5a4e36', 0.03, 0.5)]
  // A slab may hang over the edge by its length: the clip cuts it there.
  const isNearPaved = ({ x, y }: Point): boolean => {
    const hex = hexAt({ x, y }, site.layout)
    if (walled.has(hexKey(hex))) return true
    if (site.isUniform(hex)) return isPaved(site.ground(hex))
    return [
      [0, 0],
      [0.12, 0],
      [-0.12, 0],
      [0, 0.12],
      [0, -0.12],
    ].some(([dx, dy]) =>
      isPaved(site.ground(hexAt({ x: x + (dx as number), y: y + (dy as number) }, site.layout))),
    )
  }
  const inside = [
    ...(site.detail === 3 ? slabOps(slabsNear(site, paving, isNearPaved), paving) : []),
    ...wear(site, isNearPaved),
  ]
  return [fillRing(area, site.detail === 3 ? paving.bed : paving.far), clipTo(area, inside), ...edge]
}

export function paintPaving(site: Site): DrawOp[] {
  return [...paint(site, COURTYARD), ...paint(site, FORTIFICATION), ...paint(site, WALK)]
}
