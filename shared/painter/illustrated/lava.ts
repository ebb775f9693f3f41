/** Lava: a glowing flow under plates of crust, in a bed of scorched ground. */
import { type TerrainLook } from '#shared/rules/map/looks'
import { fbm, placeRandom } from '../noise'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { draw, scatter, type Spot } from '../scatter'
import { clipTo, curves, fill, fillRing, inBatches, stroke } from './marks'
import { addBlob } from './shapes'
import { isOn, outlines, partWith, plots, type Site } from './site'

const isLava = (look: TerrainLook): boolean => look === 'lava'

const CRUST: readonly Color[] = ['#3a231c', '#472c22', '#2f1c17', '#553629']

/** A slab of crust: angular, drawn `scale` as large. Slabs drift along the flow, whose direction changes slowly. */
function addSlab(path: PathBuilder, spot: Spot, scale: number, shift = 0): void {
  const random = placeRandom(spot, 532)
  const size = (0.092 + 0.075 * draw(spot, 2)) * scale
  const turn = fbm(spot.x * 0.3, spot.y * 0.3, 541) * 5
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corners = 6 + Math.floor(random() * 3)
  const outline = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + (random() - 0.5) * 0.5) / corners) * 2 * Math.PI
    const reach = size * (0.8 + 0.38 * random())
    const [u, v] = [Math.cos(angle) * reach * 1.3, Math.sin(angle) * reach * 0.92]
    return { x: spot.x + shift + u * cos - v * sin, y: spot.y + shift + u * sin + v * cos }
  })
  path.polygon(outline)
}

// Large slabs, small ones in the gaps; none where the flow runs open.
function slabs(site: Site): DrawOp[] {
  const reach = partWith(site, isLava, 0.4)
  const isCrusted = (spot: Spot): boolean =>
    isOn(site, spot, isLava) && fbm(spot.x * 0.75, spot.y * 0.75, 545) > 0.36
  const large = scatter(reach, { cell: 0.16, spacing: 0.21, seed: 531, where: isCrusted })
  const small = scatter(reach, { cell: 0.09, spacing: 0.12, seed: 537, where: isCrusted }).filter(
    (spot) => !large.some(({ x, y }) => (x - spot.x) ** 2 + (y - spot.y) ** 2 < 0.16 ** 2),
  )
  const layer = (
    spots: readonly Spot[],
    scale: number,
    color: Color,
    shift = 0,
    opacity?: number,
  ): DrawOp[] =>
    inBatches(
      spots,
      (path, spot) => addSlab(path, spot, scale, shift),
      (path) => fill(path, color, opacity),
    )
  const tinted = (spots: readonly Spot[], scale: number): DrawOp[] =>
    CRUST.flatMap((color, index) =>
      layer(
        spots.filter((spot) => Math.floor(draw(spot, 1) * CRUST.length) === index),
        scale,
        color,
      ),
    )
  return [
    ...layer(small, 0.62, '#a8280c'),
    ...tinted(small, 0.5),
    ...layer(large, 1.16, '#d8440f'),
    ...layer(large, 1.06, '#8a1f0b'),
    ...tinted(large, 0.98),
    // Cooled skin, lit from the north-west.
    ...(site.detail === 3
      ? [...layer(large, 0.62, '#8a6552', -0.016, 0.4), ...layer(large, 0.5, '#33201a', 0.002, 0.55)]
      : []),
  ]
}

// Hotter in the middle of the flow.
function glow(site: Site): DrawOp[] {
  return plots(site.rect, 2, 0.4, 0.3).flatMap((plot) => {
    const spots = scatter(plot, { cell: 0.3, seed: 535, where: (spot) => isOn(site, spot, isLava) })
    if (spots.length === 0) return []
    return [1, 0.72, 0.45].map((part) => {
      const path = new PathBuilder()
      for (const spot of spots)
        if (draw(spot, 1) < 0.6)
          addBlob(
            path,
            { ...spot, rx: 0.3 * part, ry: 0.2 * part, angle: draw(spot, 2) * 3 },
            placeRandom(spot, 3),
          )
      return fill(path, '#ffd24f', 0.3)
    })
  })
}

/** Scorched banks, the flow, its crust. */
export function paintLava(site: Site): DrawOp[] {
  if (!site.shows('lava')) return []
  const path = curves(outlines(site, isLava))
  if (site.detail === 0) return [stroke(path, '#3a1a10', 0.12), fillRing(path, '#bf4a1a')]
  return [
    ...[0.5, 0.34, 0.2].map((width) => stroke(path, '#2a1812', width, 0.26)),
    stroke(path, '#ff8a2a', 0.26, 0.13),
    stroke(path, '#21120c', 0.09),
    fillRing(path, '#f27a1e'),
    clipTo(path, [
      ...glow(site),
      ...(site.detail >= 2 ? slabs(site) : farCrust(site)),
      stroke(path, '#3b150c', 0.1, 0.55),
      stroke(path, '#2a120b', 0.05),
    ]),
  ]
}

function farCrust(site: Site): DrawOp[] {
  const spots = scatter(partWith(site, isLava, 0.4), {
    cell: 0.3,
    spacing: 0.3,
    seed: 531,
    where: (spot) => isOn(site, spot, isLava),
  })
  return inBatches(
    spots,
    (path, spot) => addSlab(path, spot, 1.25),
    (path) => fill(path, '#4a2419'),
  )
}
