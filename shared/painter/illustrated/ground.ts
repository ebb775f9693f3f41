/** Open ground: broad patches of meadow and dry grass, under short dabs of a gouache brush. */
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { fbm, placeRandom } from '../noise'
import { draw, scatter, type Spot } from '../scatter'
import { fill } from './marks'
import { addBlob } from './shapes'
import { grown, plots, type Site } from './site'

const MEADOW: Color = '#a2ac61'

// From damp to dry.
const PATCHES: readonly Color[] = ['#76944c', '#8fa355', '#b4b56c', '#cabd7c']
const DABS: readonly Color[] = ['#6a8742', '#86a052', '#a4b062', '#c2bf7a', '#d6ca90']

/** How dry the meadow is at a place: 0 damp to 1 parched, mostly about 0.5. */
export function dryness({ x, y }: { readonly x: number; readonly y: number }): number {
  return fbm(x * 0.5, y * 0.5, 21)
}

function grade(value: number, limits: readonly number[]): number {
  const found = limits.findIndex((limit) => value < limit)
  return found < 0 ? limits.length : found
}

interface Wash {
  readonly size: number
  readonly cell: number
  readonly radius: readonly [number, number]
  readonly rings: number
  readonly opacity: number
  readonly seed: number
}

// Soft patches: a few flat rings within each other instead of a fading gradient, which PDF would turn into a mask.
function wash(site: Site, { size, cell, radius, rings, opacity, seed }: Wash): DrawOp[] {
  const ops: DrawOp[] = []
  for (const plot of plots(site.rect, size, radius[0] + radius[1])) {
    const spots = scatter(plot, { cell, seed })
    PATCHES.forEach((color, index) => {
      const own = spots.filter((spot) => grade(dryness(spot), [0.44, 0.52, 0.6]) === index)
      if (own.length === 0) return
      for (let ring = 0; ring < rings; ring++) {
        const path = new PathBuilder()
        for (const spot of own) {
          const reach = (radius[0] + radius[1] * draw(spot, 3)) * (1 - ring / (rings + 0.6))
          addBlob(
            path,
            { ...spot, rx: reach, ry: reach * 0.85, angle: draw(spot, 4) * 3 },
            placeRandom(spot, 5),
            0.3,
          )
        }
        ops.push(fill(path, color, opacity))
      }
    })
  }
  return ops
}

function dabs(site: Site): DrawOp[] {
  const ops: DrawOp[] = []
  for (const plot of plots(site.rect, 1, 0.2)) {
    const spots = scatter(plot, { cell: 0.125, seed: 31 })
    const shade = (spot: Spot): number =>
      grade(dryness(spot) + (draw(spot, 1) - 0.5) * 0.5, [0.3, 0.42, 0.53, 0.66])
    DABS.forEach((color, index) => {
      const path = new PathBuilder()
      for (const spot of spots) {
        if (shade(spot) !== index) continue
        const random = placeRandom(spot, 8)
        const angle = fbm(spot.x * 0.5, spot.y * 0.5, 90) * 6
        addBlob(
          path,
          { ...spot, rx: 0.05 + 0.07 * random(), ry: 0.016 + 0.028 * random(), angle },
          random,
          0.6,
        )
      }
      if (!path.isEmpty) ops.push(fill(path, color, 0.2))
    })
  }
  return ops
}

export function paintGround(site: Site): DrawOp[] {
  const { x, y, width, height } = grown(site.rect, 0.1)
  const ops = [fill(new PathBuilder().rect(x, y, width, height), MEADOW)]
  ops.push(...wash(site, { size: 6, cell: 1.5, radius: [1, 1], rings: 2, opacity: 0.2, seed: 12 }))
  if (site.detail >= 1)
    ops.push(
      ...wash(site, {
        size: 2,
        cell: 0.5,
        radius: [0.3, 0.5],
        ...(site.detail >= 2 ? { rings: 4, opacity: 0.1 } : { rings: 2, opacity: 0.18 }),
        seed: 11,
      }),
    )
  if (site.detail >= 2) ops.push(...dabs(site))
  return ops
}
