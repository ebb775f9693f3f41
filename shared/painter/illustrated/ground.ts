/** Open ground: broad patches of meadow and dry grass, under short dabs of a gouache brush. */
import { hexAt } from '#shared/hex/layout'
import { append } from '#shared/lang/append'
import { TERRAIN_LOOK_ROWS } from '#shared/rules/map/looks'
import { type Color, type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { fbm, placeRandom } from '../noise'
import { draw, scatter, type Spot } from '../scatter'
import { fill } from './marks'
import { addBlob } from './shapes'
import { grown, isSeen, plots, type Site } from './site'

const MEADOW: Color = '#a2ac61'

// From damp to dry.
const PATCHES: readonly Color[] = ['#76944c', '#8fa355', '#b4b56c', '#cabd7c']
const DABS: readonly Color[] = ['#6a8742', '#86a052', '#a4b062', '#c2bf7a', '#d6ca90']

/** Dryness of the meadow at a place: 0 damp to 1 parched, mostly about 0.5. */
function dryness({ x, y }: { readonly x: number; readonly y: number }): number {
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

function grouped(spots: readonly Spot[], groups: number, of: (spot: Spot) => number): Spot[][] {
  const found: Spot[][] = Array.from({ length: groups }, () => [])
  for (const spot of spots) found[of(spot)]?.push(spot)
  return found
}

// Soft patches: a few flat rings within each other instead of a fading gradient, which PDF would turn into a mask.
function wash(site: Site, { size, cell, radius, rings, opacity, seed }: Wash): DrawOp[] {
  const ops: DrawOp[] = []
  const reachOf = (spot: Spot): number => radius[0] + radius[1] * draw(spot, 3)
  // Small patches do not reach out of what covers them.
  const isWanted = (spot: Spot): boolean =>
    isSeen(site.rect, spot, reachOf(spot) * 1.15) && (size > 2 || isBare(site, spot))
  for (const plot of plots(site.rect, size, (radius[0] + radius[1]) * 1.15, cell)) {
    const spots = scatter(plot, { cell, seed, where: isWanted })
    const byPatch = grouped(spots, PATCHES.length, (spot) => grade(dryness(spot), [0.44, 0.52, 0.6]))
    PATCHES.forEach((color, index) => {
      const own = byPatch[index] ?? []
      for (let ring = 0; ring < rings && own.length > 0; ring++) {
        const path = new PathBuilder()
        for (const spot of own) {
          const reach = reachOf(spot) * (1 - ring / (rings + 0.6))
          const blob = {
            x: spot.x,
            y: spot.y,
            rx: reach,
            ry: reach * 0.85,
            angle: draw(spot, 4) * 3,
            corners: 6,
          }
          addBlob(path, blob, placeRandom(spot, 5), 0.3)
        }
        ops.push(fill(path, color, opacity))
      }
    })
  }
  return ops
}

// Nobody sees a dab in the middle of a wood or lake.
function isBare(site: Site, spot: Spot): boolean {
  const hex = hexAt(spot, site.layout)
  return !(TERRAIN_LOOK_ROWS[site.ground(hex)].covers && site.isUniform(hex))
}

function dabs(site: Site): DrawOp[] {
  const ops: DrawOp[] = []
  const shade = (spot: Spot): number =>
    grade(dryness(spot) + (draw(spot, 1) - 0.5) * 0.5, [0.3, 0.42, 0.53, 0.66])
  for (const plot of plots(site.rect, 1, 0.16, 0.138)) {
    const spots = scatter(plot, { cell: 0.138, seed: 31, where: (spot) => isBare(site, spot) })
    const byShade = grouped(spots, DABS.length, shade)
    DABS.forEach((color, index) => {
      const path = new PathBuilder()
      for (const spot of byShade[index] ?? []) {
        const random = placeRandom(spot, 8)
        const angle = fbm(spot.x * 0.5, spot.y * 0.5, 90) * 6
        const blob = {
          x: spot.x,
          y: spot.y,
          rx: 0.05 + 0.07 * random(),
          ry: 0.018 + 0.03 * random(),
          angle,
          corners: 4,
        }
        addBlob(path, blob, random, 0.6)
      }
      if (!path.isEmpty) ops.push(fill(path, color, 0.2))
    })
  }
  return ops
}

export function paintGround(site: Site): DrawOp[] {
  const { x, y, width, height } = grown(site.rect, 0.1)
  const ops = [fill(new PathBuilder().rect(x, y, width, height), MEADOW)]
  append(ops, wash(site, { size: 6, cell: 1.5, radius: [1, 1], rings: 2, opacity: 0.2, seed: 12 }))
  if (site.detail >= 1)
    append(
      ops,
      wash(site, {
        size: 2,
        cell: 0.5,
        radius: [0.3, 0.5],
        ...(site.detail >= 2 ? { rings: 3, opacity: 0.125 } : { rings: 2, opacity: 0.18 }),
        seed: 11,
      }),
    )
  if (site.detail >= 2) append(ops, dabs(site))
  return ops
}
