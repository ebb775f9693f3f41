/**
 * Crowns of trees and bushes seen from above, each throwing its shadow on those below it.
 * All fills are flat: a printed wood of a thousand gradients would weigh as many objects.
 */
import { type Point } from '#shared/hex/layout'
import { greatestOf } from '#shared/lang/extremes'
import { append } from '#shared/lang/append'
import { cellNumber, placeRandom } from '../noise'
import { type Color, type DrawOp, type Rect } from '../ops'
import { type PathBuilder } from '../path'
import { fill, inBatches, inked, mix } from './marks'
import { addBlob, addScallop } from './shapes'
import { isSeen } from './site'
import { type Detail } from '../style'

export type Species = 'oak' | 'beech' | 'pine' | 'autumn' | 'apple' | 'bush'

export interface Crown extends Point {
  readonly radius: number
  readonly species: Species
}

interface Foliage {
  readonly light: Color
  readonly mid: Color
  readonly dark: Color
  readonly lobes: number
  readonly notch: number
}

const FOLIAGE: Readonly<Record<Species, Foliage>> = {
  oak: { light: '#a9ba5f', mid: '#66843c', dark: '#2f4a25', lobes: 9, notch: 0.15 },
  beech: { light: '#c2c368', mid: '#84963f', dark: '#46602b', lobes: 9, notch: 0.14 },
  pine: { light: '#8fb070', mid: '#537749', dark: '#25442f', lobes: 12, notch: 0.25 },
  autumn: { light: '#cdb25c', mid: '#9a8542', dark: '#5a5129', lobes: 9, notch: 0.15 },
  apple: { light: '#b5bf66', mid: '#76923f', dark: '#3b5528', lobes: 8, notch: 0.13 },
  bush: { light: '#b0ba66', mid: '#74893f', dark: '#42592a', lobes: 7, notch: 0.16 },
}

const SHADOW = { x: 0.28, y: 0.3, base: 0.045 }

function reach(crown: Crown): number {
  return crown.radius * 1.5 + SHADOW.base
}

interface Stacked {
  readonly crown: Crown
  readonly storey: number
}

// Crowns of one storey do not touch each other's picture: they may be painted in any order, hence together.
// Each stands one storey above the highest it covers.
function storeys(crowns: readonly Crown[]): Crown[][] {
  const sorted = [...crowns].sort((a, b) => a.radius - b.radius || a.y - b.y || a.x - b.x)
  const size = 2 * Math.max(0.1, greatestOf(sorted.slice(-1).map(reach)))
  const cells = new Map<number, Stacked[]>()
  const found: Crown[][] = []
  for (const crown of sorted) {
    const column = Math.floor(crown.x / size)
    const row = Math.floor(crown.y / size)
    let storey = 0
    for (let near = 0; near < 9; near++) {
      const neighbours = cells.get(cellNumber(column + (near % 3) - 1, row + Math.floor(near / 3) - 1)) ?? []
      storey = Math.max(storey, storeyAbove(crown, neighbours))
    }
    const key = cellNumber(column, row)
    const cell = cells.get(key)
    if (cell) cell.push({ crown, storey })
    else cells.set(key, [{ crown, storey }])
    ;(found[storey] ??= []).push(crown)
  }
  return found
}

function storeyAbove(crown: Crown, others: readonly Stacked[]): number {
  const covered = others.filter(({ crown: other }) => {
    const apart = reach(crown) + reach(other)
    return (other.x - crown.x) ** 2 + (other.y - crown.y) ** 2 < apart * apart
  })
  return covered.reduce((highest, { storey }) => Math.max(highest, storey + 1), 0)
}

/** A coat of colour over a crown: smaller ones have fewer lobes. */
interface Coat {
  /** A share of the radius of the crown. */
  readonly scale: number
  /** Towards the light, of the radius. */
  readonly shift: number
  readonly lobes: number
}

const WHOLE: Coat = { scale: 1, shift: 0, lobes: 1 }
const BODY: Coat = { scale: 0.84, shift: 0.07, lobes: 0.8 }
const GLOW: Coat = { scale: 0.58, shift: 0.2, lobes: 0.6 }

function addCoat(path: PathBuilder, crown: Crown, coat: Coat): void {
  const { lobes, notch } = FOLIAGE[crown.species]
  const shape = {
    x: crown.x - crown.radius * coat.shift,
    y: crown.y - crown.radius * coat.shift,
    radius: crown.radius * coat.scale,
    lobes: Math.round(lobes * coat.lobes),
    notch,
  }
  addScallop(path, shape, placeRandom(crown, 21))
}

function shadows(crowns: readonly Crown[]): DrawOp[] {
  return inBatches(
    crowns,
    (path, crown) => {
      const { radius } = crown
      const shift = { x: SHADOW.base + SHADOW.x * radius, y: SHADOW.base + SHADOW.y * radius }
      path.ellipse(crown.x + shift.x, crown.y + shift.y, radius * 1.02, radius * 0.98)
    },
    (path) => fill(path, '#141f0e', 0.38),
  )
}

interface Clump extends Point {
  readonly radius: number
  /** -1 away from the light to 1 towards it. */
  readonly lit: number
}

function clumps(crown: Crown): Clump[] {
  const random = placeRandom(crown, 20)
  const count = crown.radius > 0.14 ? 8 : crown.radius > 0.1 ? 6 : 5
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random() * 0.7) / count) * 2 * Math.PI
    const distance = crown.radius * (index % 3 === 0 ? 0.3 : 0.66) * (0.75 + 0.35 * random())
    const x = Math.cos(angle) * distance
    const y = Math.sin(angle) * distance
    const radius = crown.radius * (0.22 + 0.13 * random())
    return { x: crown.x + x, y: crown.y + y, radius, lit: -(x + y) / crown.radius / 1.1 }
  })
}

function addClump(path: PathBuilder, clump: Clump, shift: number, scale: number): void {
  const { x, y, radius } = clump
  const shape = {
    x: x + radius * shift,
    y: y + radius * shift,
    radius: radius * scale,
    lobes: 4,
    notch: 0.14,
  }
  addScallop(path, shape, placeRandom(clump, 1))
}

function clumpwork(crowns: readonly Crown[], { light, mid, dark }: Foliage): DrawOp[] {
  const all = crowns.flatMap(clumps)
  const draw = (
    list: readonly Clump[],
    shift: number,
    scale: number,
    color: Color,
    opacity: number,
  ): DrawOp[] =>
    inBatches(
      list,
      (path, clump) => addClump(path, clump, shift, scale),
      (path) => fill(path, color, opacity),
    )
  const lit = all.filter((clump) => clump.lit > 0.12)
  const dim = all.filter((clump) => clump.lit <= 0.12)
  const bright = all.filter((clump) => clump.lit > 0.3)
  return [
    ...draw(
      all.filter((clump) => clump.lit > -0.35),
      0.32,
      1,
      dark,
      0.4,
    ),
    ...draw(dim, 0, 0.92, mix(mid, light, 0.28), 0.75),
    ...draw(lit, 0, 0.95, mix(mid, light, 0.85), 0.85),
    ...inBatches(
      bright,
      (path, { x, y, radius }) => {
        const dab = {
          x: x - radius * 0.28,
          y: y - radius * 0.3,
          rx: radius * 0.45,
          ry: radius * 0.27,
          angle: -0.78,
        }
        addBlob(path, dab, placeRandom({ x, y }, 2), 0.5)
      },
      (path) => fill(path, mix(light, '#fffbd0', 0.42), 0.75),
    ),
  ]
}

function storeyOps(crowns: readonly Crown[], detail: Detail): DrawOp[] {
  const ops = shadows(crowns)
  for (const species of Object.keys(FOLIAGE) as Species[]) {
    const own = crowns.filter((crown) => crown.species === species)
    if (own.length === 0) continue
    const foliage = FOLIAGE[species]
    const { light, mid, dark } = foliage
    const coat = (coating: Coat, mark: (path: PathBuilder) => DrawOp): DrawOp[] =>
      inBatches(own, (path, crown) => addCoat(path, crown, coating), mark)
    append(
      ops,
      coat(WHOLE, (path) => inked(path, mix(dark, mid, 0.35), '#26361a', 0.011)),
    )
    append(
      ops,
      coat(BODY, (path) => fill(path, mix(dark, mid, 0.95))),
    )
    append(
      ops,
      coat(GLOW, (path) => fill(path, mix(mid, light, detail === 3 ? 0.35 : 0.6))),
    )
    if (detail === 3) append(ops, clumpwork(own, foliage))
  }
  return ops
}

/** The crowns of which something, be it the shadow, is seen in `rect`. */
export function crownsIn(rect: Rect, crowns: readonly Crown[]): Crown[] {
  return crowns.filter((crown) => isSeen(rect, crown, reach(crown)))
}

/** Small crowns first: tall trees stand above and shade the low ones. */
export function paintCrowns(crowns: readonly Crown[], detail: Detail): DrawOp[] {
  return storeys(crowns).flatMap((storey) => storeyOps(storey, detail))
}
