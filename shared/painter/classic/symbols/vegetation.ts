/** Trees, bushes, grass and reeds. */
import { neighbor } from '#shared/hex/direction'
import { hexAt, type Point } from '#shared/hex/layout'
import { type TerrainInk } from './inks'
import { hash } from '../../noise'
import { chance, lobed, pointAt, type SymbolContext } from './symbolContext'

function tree(context: SymbolContext, at: Point, radius: number, salt: number): void {
  const { w, detail } = context
  const turn = hash(Math.round(at.x * 8), Math.round(at.y * 8), salt) * 6
  const lobes = detail === 3 ? 7 : 4
  lobed(context.pen('crown'), at, radius * w, lobes, turn)
  const lit = { x: at.x - radius * 0.17 * w, y: at.y - radius * 0.2 * w }
  lobed(context.pen('crownLit'), lit, radius * 0.62 * w, lobes, turn)
}

/**
 * Crowns on a ring about the free centre, and on the hexsides and vertices inside the wood, each owned by one hex:
 * the wood closes over the grid. Their distances are larger than two radii: crowns never overlap, so it does not matter
 * which of them share a path.
 */
export function wood(context: SymbolContext): void {
  const { spot, shape, detail, lookAt } = context
  const gap = Math.floor(chance(context, 1) * 6)
  for (let index = 0; index < 6; index++) {
    if (index === gap || (detail < 3 && index % 2 === gap % 2)) continue
    // Towards the vertices: as far as may be from the crowns on hexsides and vertices.
    const { x, y } = shape.corners[index] as Point
    const radius = 0.095 + 0.02 * chance(context, 30 + index)
    tree(context, jittered(context, { x: x * 0.49, y: y * 0.49 }, 0.02, 40 + 2 * index), radius, index)
  }
  if (detail < 2) return
  const isWood = ([0, 1, 2] as const).map((value) => lookAt(neighbor(spot, value)) === 'wood')
  for (let value = 0; value < 3; value++) {
    const middle = shape.middles[value] as Point
    const radius = 0.1 + 0.03 * chance(context, 60 + value)
    if (isWood[value]) tree(context, jittered(context, middle, 0.02, 70 + value), radius, value)
  }
  if (detail < 3) return
  for (const corner of [0, 1] as const) {
    const at = shape.corners[corner] as Point
    if (!isWood[corner] || !isWood[corner + 1]) continue
    const radius = 0.095 + 0.015 * chance(context, 90 + corner)
    tree(context, jittered(context, at, 0.012, 80 + corner), radius, corner)
  }
}

function jittered(context: SymbolContext, offset: Point, by: number, salt: number): Point {
  const { spot, w } = context
  return {
    x: spot.x + offset.x + (chance(context, salt) - 0.5) * 2 * by * w,
    y: spot.y + offset.y + (chance(context, salt + 100) - 0.5) * 2 * by * w,
  }
}

export function brush(context: SymbolContext): void {
  const count = context.detail === 3 ? 8 : 6
  const turn = chance(context, 3) * 6
  for (let index = 0; index < count; index++) {
    const distance = index % 2 === 0 ? 0.36 : 0.26
    const at = pointAt(context, turn + (index * 2 * Math.PI) / count, distance, {
      by: 0.03,
      salt: 10 + 2 * index,
    })
    const radius = (0.05 + 0.035 * chance(context, 50 + index)) * context.w
    lobed(context.pen('bush'), at, radius, 4, index)
  }
}

function tuft(context: SymbolContext, ink: TerrainInk, at: Point, height: number): void {
  const h = height * context.w
  const path = context.pen(ink)
  for (const lean of [-0.55, 0, 0.55])
    path
      .move(at.x + lean * 0.7 * h, at.y)
      .quad(
        at.x + lean * 0.75 * h,
        at.y - 0.5 * h,
        at.x + lean * 1.5 * h,
        at.y - (lean === 0 ? 1.1 : 0.85) * h,
      )
}

/** A few tufts of grass here and there. */
export function meadow(context: SymbolContext): void {
  if (context.detail < 3) return
  const count = Math.floor(chance(context, 4) * 3.2)
  const turn = chance(context, 5) * 6
  for (let index = 0; index < count; index++) {
    const at = pointAt(context, turn + index * 2.2, 0.3, { by: 0.07, salt: 20 + 2 * index })
    tuft(context, 'tuft', at, 0.055)
  }
}

export function marsh(context: SymbolContext): void {
  const { w, detail } = context
  const turn = chance(context, 6) * 6
  for (let index = 0; index < 4; index++) {
    const at = pointAt(context, turn + (index * Math.PI) / 2, 0.31, { by: 0.03, salt: 20 + 2 * index })
    const half = (0.06 + 0.03 * chance(context, 40 + index)) * w
    context
      .pen('marshWater')
      .move(at.x - half, at.y)
      .line(at.x + half, at.y)
    if (detail === 3)
      context
        .pen('marshWater')
        .move(at.x - half * 0.2, at.y + 0.045 * w)
        .line(at.x + half * 1.1, at.y + 0.045 * w)
    tuft(context, 'reed', { x: at.x, y: at.y - 0.015 * w }, 0.085)
  }
}

/** The rows of an orchard run at 11 degrees. */
const [ROWS_COS, ROWS_SIN] = [Math.cos((11 * Math.PI) / 180), Math.sin((11 * Math.PI) / 180)]

/** A lattice of fruit trees over the whole orchard, turned against the grid. */
export function orchard(context: SymbolContext): void {
  const { spot, w, layout, detail } = context
  const spacing = (detail === 1 ? 0.42 : 0.29) * w
  const u = spot.x * ROWS_COS + spot.y * ROWS_SIN
  const v = -spot.x * ROWS_SIN + spot.y * ROWS_COS
  const reach = 0.6 * w
  for (let i = Math.ceil((u - reach) / spacing); i * spacing <= u + reach; i++)
    for (let j = Math.ceil((v - reach) / spacing); j * spacing <= v + reach; j++) {
      const [a, b] = [i * spacing, (j + (i % 2 === 0 ? 0 : 0.5)) * spacing]
      const at = { x: a * ROWS_COS - b * ROWS_SIN, y: a * ROWS_SIN + b * ROWS_COS }
      const hex = hexAt(at, layout)
      if (hex.q !== spot.q || hex.r !== spot.r) continue
      if (Math.hypot(at.x - spot.x, at.y - spot.y) < 0.13 * w) continue
      fruitTree(context, at, i + j)
    }
}

function fruitTree(context: SymbolContext, at: Point, salt: number): void {
  const { w, detail } = context
  lobed(context.pen('fruitCrown'), at, 0.088 * w, 5, salt)
  if (detail < 2) return
  lobed(context.pen('fruitCrownLit'), { x: at.x - 0.016 * w, y: at.y - 0.018 * w }, 0.054 * w, 5, salt)
  if (detail < 3) return
  const fruit = context.pen('fruit')
  for (let index = 0; index < 3; index++) {
    const angle = salt + index * 2.1
    fruit.circle(at.x + Math.cos(angle) * 0.045 * w, at.y + Math.sin(angle) * 0.045 * w, 0.011 * w)
  }
}
