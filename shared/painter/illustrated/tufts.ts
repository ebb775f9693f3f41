/** Paints what grows on open ground: tufts of grass, flowers in drifts, pebbles. */
import { type Point } from '#shared/hex/layout'
import { TERRAIN_LOOK_ROWS } from '#shared/rules/map/looks'
import { fbm, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { draw, scatter, type Spot } from '../scatter'
import { fill } from './marks'
import { addDot, addTuft } from './shapes'
import { isOn, plots, type Site } from './site'

const BLADES: readonly Color[] = ['#56732f', '#738d3c', '#93a350']
const FLOWERS: readonly Color[] = ['#f5eed6', '#e9cb52', '#c9a3b8']

function isGrassy(site: Site, point: Point): boolean {
  return isOn(site, point, (look) => TERRAIN_LOOK_ROWS[look].grassy === true)
}

function tufts(spots: readonly Spot[]): DrawOp[] {
  if (spots.length === 0) return []
  const shadow = new PathBuilder()
  for (const { x, y } of spots)
    shadow
      .move(x - 0.02, y + 0.006)
      .quad(x + 0.015, y - 0.01, x + 0.05, y + 0.01)
      .quad(x + 0.015, y + 0.028, x - 0.02, y + 0.006)
      .close()
  const ops = [fill(shadow, '#3d4a1e', 0.26)]
  BLADES.forEach((color, index) => {
    const path = new PathBuilder()
    for (const spot of spots) {
      if (Math.floor(draw(spot, 10) * 3) !== index) continue
      const random = placeRandom(spot, 12)
      addTuft(path, spot, 0.05 + 0.035 * random(), random)
    }
    if (!path.isEmpty) ops.push(fill(path, color, 0.9))
  })
  return ops
}

function flowers(site: Site, plot: Plot): DrawOp[] {
  return FLOWERS.flatMap((color, index) => {
    const path = new PathBuilder()
    for (const spot of scatter(plot, { cell: 0.085, seed: 430 + index })) {
      if (draw(spot, 2) > 0.14 || fbm(spot.x * 0.8, spot.y * 0.8, 990 + index * 7) < 0.585) continue
      if (isGrassy(site, spot)) addDot(path, spot, 0.0077 + 0.0055 * draw(spot, 3))
    }
    return path.isEmpty ? [] : [fill(path, color, 0.9)]
  })
}

type Plot = ReturnType<typeof plots>[number]

/** Grass and flowers, seen close by alone. */
export function paintTufts(site: Site): DrawOp[] {
  if (site.detail < 3) return []
  return plots(site.rect, 1, 0.12, 0.13).flatMap((plot) => {
    const grown = scatter(plot, { cell: 0.13, seed: 41 }).filter(
      (spot) =>
        fbm(spot.x * 1.3, spot.y * 1.3, 47) + (draw(spot, 9) - 0.5) * 0.25 > 0.565 && isGrassy(site, spot),
    )
    return [...tufts(grown), ...flowers(site, plot)]
  })
}
