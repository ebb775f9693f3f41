/** Lava: a glowing flow under plates of crust, in a bed of scorched ground. */
import { type TerrainLook } from '#shared/rules/looks'
import { fbm, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { draw, scatter, type Spot } from '../scatter'
import { clipTo, curves, fill, fillRing, inBatches, stroke } from './marks'
import { addBlob, type Blob } from './shapes'
import { isOn, outlines, partWith, type Site } from './site'

const isLava = (look: TerrainLook): boolean => look === 'lava'

const CRUST: readonly Color[] = ['#3b2019', '#4a281d', '#2e1813']

// Plates drift along the flow, whose direction changes slowly.
function plate(spot: Spot, scale: number, shift = 0): Blob {
  const size = 0.085 + 0.06 * draw(spot, 2)
  return {
    x: spot.x + shift,
    y: spot.y + shift,
    rx: size * 1.25 * scale,
    ry: size * scale,
    angle: fbm(spot.x * 0.3, spot.y * 0.3, 541) * 5,
    corners: 6,
  }
}

function plates(site: Site): DrawOp[] {
  const spots = scatter(partWith(site, isLava, 0.3), {
    cell: 0.13,
    spacing: 0.17,
    seed: 531,
    where: (spot) => isOn(site, spot, isLava) && fbm(spot.x * 0.8, spot.y * 0.8, 545) > 0.38,
  })
  const layer = (color: Color, scale: number, shift: number, own: readonly Spot[]): DrawOp[] =>
    inBatches(
      own,
      (path, spot) => addBlob(path, plate(spot, scale, shift), placeRandom(spot, 532), 0.5),
      (path) => fill(path, color),
    )
  return [
    ...layer('#c8340f', 1.3, 0, spots),
    ...layer('#7d1c0c', 1.12, 0.006, spots),
    ...CRUST.flatMap((color, index) =>
      layer(
        color,
        1,
        0,
        spots.filter((spot) => Math.floor(draw(spot, 1) * 3) === index),
      ),
    ),
    ...(site.detail === 3
      ? [...layer('#6d4433', 0.58, -0.02, spots), ...layer('#3f231a', 0.5, -0.008, spots)]
      : []),
  ]
}

/** Its bed is painted first, then the flow with its crust. */
export function paintLava(site: Site): DrawOp[] {
  if (!site.shows('lava')) return []
  const path = curves(outlines(site, isLava))
  if (site.detail === 0) return [stroke(path, '#3a1a10', 0.12), fillRing(path, '#e0561c')]
  return [
    ...[0.42, 0.3, 0.2].map((width) => stroke(path, '#2a1812', width, 0.3)),
    stroke(path, '#21120c', 0.1),
    fillRing(path, '#f6a02c'),
    clipTo(path, [
      ...flow(site),
      ...(site.detail >= 2 ? plates(site) : []),
      stroke(path, '#ffd35c', 0.16, 0.35),
      stroke(path, '#8f220c', 0.07, 0.8),
      stroke(path, '#2a120b', 0.04),
    ]),
  ]
}

// Hotter and cooler patches.
function flow(site: Site): DrawOp[] {
  const spots = scatter(partWith(site, isLava, 0.6), {
    cell: 0.22,
    seed: 535,
    where: (spot) => isOn(site, spot, isLava),
  })
  return (['#ef6a1d', '#ffd257'] as const).flatMap((color, index) =>
    inBatches(
      spots.filter((spot) => draw(spot, 1) < 0.62 !== (index === 1)),
      (path, spot) =>
        addBlob(path, { ...spot, rx: 0.2, ry: 0.12, angle: draw(spot, 2) * 3 }, placeRandom(spot, 3)),
      (path) => fill(path, color),
    ),
  )
}
