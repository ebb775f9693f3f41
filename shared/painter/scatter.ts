/** Scattering things over the plane: a jittered lattice, the same wherever one starts to look. */
import { type Point } from '#shared/hex/layout'
import { hash } from './noise'
import { type Rect } from './ops'

export interface ScatterOptions {
  /** Width of a lattice cell; one candidate a cell. */
  readonly cell: number
  readonly seed: number
  /** The least distance of two candidates: of nearer ones the one of lower hashed priority is dropped. */
  readonly spacing?: number
  /** True for the spots that are wanted; the others still crowd out their neighbours. */
  readonly where?: (spot: Spot) => boolean
}

export interface Spot extends Point {
  /** Cell of the lattice, and the scatter's seed. */
  readonly i: number
  readonly j: number
  readonly seed: number
}

function candidate(i: number, j: number, { cell, seed }: ScatterOptions): Spot {
  return {
    x: (i + 0.1 + 0.8 * hash(i, j, seed)) * cell,
    y: (j + 0.1 + 0.8 * hash(i, j, seed + 1)) * cell,
    i,
    j,
    seed,
  }
}

function isCrowdedOut(spot: Spot, options: ScatterOptions): boolean {
  const { cell, seed, spacing = 0 } = options
  // Candidates stand in the middle 0.8 of their cells.
  const reach = Math.floor(spacing / cell + 0.8)
  const priority = hash(spot.i, spot.j, seed + 2)
  for (let dj = -reach; dj <= reach; dj++)
    for (let di = -reach; di <= reach; di++) {
      if (hash(spot.i + di, spot.j + dj, seed + 2) <= priority) continue
      const other = candidate(spot.i + di, spot.j + dj, options)
      const dx = other.x - spot.x
      const dy = other.y - spot.y
      if (dx * dx + dy * dy < spacing * spacing) return true
    }
  return false
}

/** The spots whose cell starts in `rect`, row by row: neighbouring rectangles share none and miss none. */
export function scatter(rect: Rect, options: ScatterOptions): Spot[] {
  const { cell, spacing, where } = options
  const spots: Spot[] = []
  const right = Math.ceil((rect.x + rect.width) / cell)
  const bottom = Math.ceil((rect.y + rect.height) / cell)
  for (let j = Math.ceil(rect.y / cell); j < bottom; j++)
    for (let i = Math.ceil(rect.x / cell); i < right; i++) {
      const spot = candidate(i, j, options)
      if (where && !where(spot)) continue
      if (spacing === undefined || !isCrowdedOut(spot, options)) spots.push(spot)
    }
  return spots
}

/** A number in [0, 1) of a spot; each `salt` gives another. */
export function draw(spot: Spot, salt: number): number {
  return hash(spot.i, spot.j, spot.seed * 131 + 17 + salt)
}
