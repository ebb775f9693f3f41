/** Woods: a dark floor, and above it crowns of several kinds in stands. */
import { hexAt, hexCenter, type Point } from '#shared/hex/layout'
import { type TerrainLook } from '#shared/rules/map/looks'
import { fbm, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { draw, scatter, type Spot } from '../scatter'
import { type Crown, crownsIn, paintCrowns, type Species } from './foliage'
import { clipTo, curves, fill, fillRing, stroke } from './marks'
import { addScallop, addBlob } from './shapes'
import { isOn, isWellInside, outlines, partWith, plots, type Site } from './site'
import { type WayMap } from './ways'

const isWood = (look: TerrainLook): boolean => look === 'wood'

/** The floor, with the shade the trees throw over its edge. */
export function paintWoodFloor(site: Site): DrawOp[] {
  if (!site.shows('wood')) return []
  const area = outlines(site, isWood)
  const path = curves(area)
  if (site.detail === 0) return [fillRing(path, '#55703a'), stroke(path, '#33491f', 0.05, 0.6)]
  return [
    ...[0.26, 0.18, 0.1].map((width) => stroke(path, '#4d6a30', width, 0.2)),
    fillRing(path, '#54703a'),
    clipTo(path, [
      ...(site.detail >= 2 ? floorBlotches(site) : []),
      ...[0.2, 0.12, 0.06].map((width) => stroke(path, '#22361b', width, 0.2)),
    ]),
  ]
}

function floorBlotches(site: Site): DrawOp[] {
  return plots(site.rect, 1, 0.27, 0.25).flatMap((plot) => {
    const spots = scatter(plot, { cell: 0.25, seed: 101, where: (spot) => isOn(site, spot, isWood) })
    return (['#6d8341', '#2f4826'] as const).flatMap((color, index) => {
      const path = new PathBuilder()
      for (const spot of spots) {
        if (draw(spot, 1) > 0.5 !== (index === 1)) continue
        addBlob(
          path,
          { ...spot, rx: 0.22, ry: 0.16, angle: draw(spot, 2) * 3, corners: 5 },
          placeRandom(spot, 3),
        )
      }
      return path.isEmpty ? [] : [fill(path, color, 0.38)]
    })
  })
}

// Kinds change slowly from place to place: stands, not confetti.
function species(spot: Spot): Species {
  if (draw(spot, 5) < 0.06) return 'autumn'
  const stand = (fbm(spot.x * 0.5, spot.y * 0.5, 115) - 0.5) * 6 + draw(spot, 6) * 1.3 - 0.65
  if (stand < -0.45) return 'beech'
  return stand < 0.55 ? 'oak' : 'pine'
}

const TALL = { cell: 0.15, spacing: 0.24, seed: 110 }
const LOW = { cell: 0.1, spacing: 0.13, seed: 210 }

function crownsOf(site: Site, ways: WayMap): Crown[] {
  const reach = partWith(site, isWood, 0.6)
  const crowns: Crown[] = []
  for (const layer of [TALL, LOW])
    for (const spot of scatter(reach, { ...layer, where: (spot) => isOn(site, spot, isWood) })) {
      if (ways.isNear(spot, 0.24) || isHexCenter(site, spot, 0.1)) continue
      const edge = isWellInside(site, spot, 0.16, isWood) ? 1 : 0.85
      const radius = (layer === TALL ? 0.165 + 0.075 * draw(spot, 3) : 0.085 + 0.05 * draw(spot, 3)) * edge
      crowns.push({ x: spot.x, y: spot.y, radius, species: species(spot) })
    }
  return crownsIn(site.rect, crowns)
}

/** True of a point so near to the middle of its hex, where counters stand. */
export function isHexCenter(site: Site, point: Point, within: number): boolean {
  const center = hexCenter(hexAt(point, site.layout), site.layout)
  return Math.hypot(center.x - point.x, center.y - point.y) < within
}

const MOTTLES: readonly Color[] = ['#33502a', '#6f8a43', '#8fa352']

// From far away: blots of light and dark instead of single trees.
function mottles(site: Site): DrawOp[] {
  return plots(site.rect, 3, 0.38, 0.3).flatMap((plot) => {
    const spots = scatter(plot, { cell: 0.3, seed: 111, where: (spot) => isOn(site, spot, isWood) })
    return MOTTLES.flatMap((color, index) => {
      if (spots.length === 0) return []
      const path = new PathBuilder()
      for (const spot of spots) {
        const radius = (0.19 + 0.05 * draw(spot, 3)) * (1 - index * 0.26)
        const shift = 0.06 - index * 0.06
        const shape = { x: spot.x + shift, y: spot.y + shift, radius, lobes: 6 - index, notch: 0.2 }
        addScallop(path, shape, placeRandom(spot, 4))
      }
      return [fill(path, color)]
    })
  })
}

export function paintTrees(site: Site, ways: WayMap): DrawOp[] {
  if (site.detail === 0 || !site.shows('wood')) return []
  return site.detail === 1 ? mottles(site) : paintCrowns(crownsOf(site, ways), site.detail)
}
