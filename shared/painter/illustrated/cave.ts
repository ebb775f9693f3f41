/** Caves: a floor of trodden earth and stone between faces of rock, dark but where daylight falls in at a mouth. */
import { type Axial } from '#shared/hex/axial'
import { neighbor } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { TERRAIN_LOOK_ROWS, type TerrainLook } from '#shared/rules/map/looks'
import { type BorderSide, traceArea } from '../area'
import { placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { draw, scatter, type Spot } from '../scatter'
import { clipTo, curves, fill, fillRing, inBatches, stroke } from './marks'
import { addDot } from './shapes'
import { rockFaces } from './rockFace'
import { isOn, outlinesRound, outside, partWith, perSite, plots, type Site, softened, STRAY } from './site'
import { stains } from './stains'

const isMass = (look: TerrainLook): boolean => look === 'cave-rock'

/** Does rock fill the hex, above or below the ground? */
function isSolid(site: Site, hex: Axial): boolean {
  const look = site.ground(hex)
  return isMass(look) || (look === 'impassable' && !site.isCave(hex))
}

/** The area of a site's caves. */
export const caveArea = perSite((site: Site): CaveArea => {
  const outlines = outlinesRound(site, (hex) => site.isCave(hex), STRAY)
  const rock = outlinesRound(site, (hex) => isMass(site.ground(hex)), STRAY)
  return { outlines, area: curves(outlines), rock }
})

interface CaveArea {
  readonly outlines: readonly (readonly Point[])[]
  readonly area: PathBuilder
  /** Round the rock that fills hexes. */
  readonly rock: readonly (readonly Point[])[]
}

const FLOOR: Color = '#94826a'
const STAINS: readonly Color[] = ['#a5937a', '#7d6b55', '#6d5c49']

// Damp, dust and soot.
function grime(site: Site): DrawOp[] {
  return plots(site.rect, 2, 0.45, 0.35).flatMap((plot) => {
    const spots = scatter(plot, {
      cell: 0.35,
      seed: 561,
      where: (spot) => isOn(site, spot, (look) => TERRAIN_LOOK_ROWS[look].cave === 'floor'),
    })
    if (spots.length === 0) return []
    return stains(spots, STAINS, { rx: 0.36, ry: 0.25, parts: [1, 0.7, 0.4], opacity: 0.16 })
  })
}

// Cracks, and stones that fell from the roof.
function wear(site: Site): DrawOp[] {
  const where = (spot: Spot): boolean => isOn(site, spot, (look) => TERRAIN_LOOK_ROWS[look].cave === 'floor')
  const spots = (cell: number, seed: number): Spot[] =>
    scatter(
      partWith(site, (look) => TERRAIN_LOOK_ROWS[look].cave === 'floor', 0.3),
      { cell, seed, where },
    )
  const cracks = spots(0.33, 563).filter((spot) => draw(spot, 1) < 0.5)
  const pebbles = spots(0.075, 564).filter((spot) => draw(spot, 1) < 0.16)
  return [
    ...inBatches(
      cracks,
      (path, spot) => {
        const turn = draw(spot, 2) * 6
        let [x, y] = [spot.x, spot.y]
        path.move(x, y)
        for (let step = 0; step < 4; step++) {
          const angle = turn + (draw(spot, 10 + step) - 0.5) * 1.5
          x += Math.cos(angle) * 0.055
          y += Math.sin(angle) * 0.055
          path.line(x, y)
        }
      },
      (path) => stroke(path, '#4f4131', 0.009, 0.65),
    ),
    ...inBatches(
      pebbles,
      (path, spot) => addDot(path, { x: spot.x + 0.008, y: spot.y + 0.009 }, 0.008 + 0.01 * draw(spot, 2)),
      (path) => fill(path, '#2c2318', 0.5),
    ),
    ...inBatches(
      pebbles,
      (path, spot) => addDot(path, spot, 0.008 + 0.01 * draw(spot, 2)),
      (path) => fill(path, '#b7a68a'),
    ),
  ]
}

function hasCaves(site: Site): boolean {
  return !caveArea(site).area.isEmpty
}

/** Paints the floor of caves; water, lava and paving lie on it. */
export function paintCaveFloor(site: Site): DrawOp[] {
  if (!hasCaves(site)) return []
  const { area } = caveArea(site)
  if (site.detail === 0) return [fillRing(area, FLOOR)]
  return [
    // Earth carried out of its mouths.
    ...[0.34, 0.2].map((width) => stroke(area, '#8f7d58', width, 0.25)),
    fillRing(area, FLOOR),
    clipTo(area, [...(site.detail >= 2 ? grime(site) : []), ...(site.detail === 3 ? wear(site) : [])]),
  ]
}

// Where one walks in: the stretches of the outline between a hex of the cave and one outside, rock filling neither.
function mouths(site: Site): PathBuilder {
  const path = new PathBuilder()
  // Loops close along the rim of what is near, where the cave goes on.
  const isMouth = ({ hex, direction }: BorderSide): boolean => {
    const out = neighbor(hex, direction)
    return !isSolid(site, hex) && !isSolid(site, out) && !site.isCave(out)
  }
  for (const loop of traceArea(site.hexes, (hex) => site.isNear(hex) && site.isCave(hex))) {
    const outline = softened(site, loop)
    const open = loop.map(isMouth)
    // Three of each four points lie nearest to the next side, one between the two.
    outline.forEach((point, index) => {
      const side = Math.floor(index / 4)
      const next = (side + 1) % loop.length
      if (open[next] && (index % 4 > 0 || open[side]))
        path.polyline([point, outline[(index + 1) % outline.length] as Point])
    })
  }
  return path
}

// The grain of solid rock: dim facets and the clefts between them.
function veins(site: Site): DrawOp[] {
  if (site.detail < 2) return []
  const spots = scatter(partWith(site, isMass, 0.5), {
    cell: 0.4,
    seed: 567,
    where: (spot) => isOn(site, spot, isMass),
  })
  const corners = (spot: Spot): Point[] => {
    const random = placeRandom(spot, 568)
    const turn = random() * 6
    return Array.from({ length: 5 }, (_, corner) => {
      const angle = turn + ((corner + random() * 0.6) / 5) * 2 * Math.PI
      const reach = 0.14 + 0.17 * random()
      return { x: spot.x + Math.cos(angle) * reach, y: spot.y + Math.sin(angle) * reach }
    })
  }
  const facets = ['#3a322a', '#342d25', '#282119'].flatMap((color, tone) =>
    inBatches(
      spots.filter((spot) => Math.floor(draw(spot, 1) * 4) === tone),
      (path, spot) => path.polygon(corners(spot)),
      (path) => fill(path, color),
    ),
  )
  if (site.detail < 3) return facets
  const clefts = inBatches(
    spots.filter((spot) => draw(spot, 2) < 0.5),
    (path, spot) => path.polyline(corners(spot).slice(0, 3)),
    (path) => stroke(path, '#1a140e', 0.012, 0.8),
  )
  const glints = inBatches(
    spots.filter((spot) => draw(spot, 3) < 0.3),
    (path, spot) => path.polyline(corners(spot).slice(2, 4)),
    (path) => stroke(path, '#55493b', 0.009, 0.7),
  )
  return [...facets, ...clefts, ...glints]
}

/** Rock, the shade under it and the daylight at the mouths. */
export function paintCaveWalls(site: Site): DrawOp[] {
  if (!hasCaves(site)) return []
  const { area, rock: mass } = caveArea(site)
  const massPath = curves(mass)
  if (site.detail === 0) return [fillRing(massPath, '#3d342b')]
  const open = outlinesRound(site, (hex) => !isSolid(site, hex), STRAY)
  const openPath = curves(open)
  const light = mouths(site)
  const shade = [0.05, 0.1, 0.15].map((shift) => {
    const moved = open.map((outline) => outline.map(({ x, y }) => ({ x: x + shift, y: y + shift })))
    return fillRing(outside(site, moved), '#140e08', 0.2)
  })
  return [
    clipTo(area, [
      clipTo(openPath, [
        fillRing(area, '#1d140b', 0.16),
        ...[0.78, 0.62, 0.48, 0.35, 0.23, 0.12].map((width) => stroke(openPath, '#160f08', width, 0.075)),
        ...shade,
        ...(light.isEmpty
          ? []
          : [1.15, 1, 0.85, 0.7, 0.55, 0.4, 0.2].map((width) => stroke(light, '#ffeebb', width, 0.07))),
      ]),
    ]),
    ...(light.isEmpty ? [] : [stroke(light, '#31271a', 0.02, 0.55)]),
    fillRing(massPath, '#2f2821'),
    ...(massPath.isEmpty ? [] : [clipTo(massPath, [...veins(site), ...rockFaces(site, mass)])]),
    stroke(massPath, '#17110b', 0.022),
  ]
}
