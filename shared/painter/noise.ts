/** Randomness that depends on the place alone: pictures drawn in tiles, pages or whole then agree. */
import { type Point } from '#shared/hex/layout'

/** A number in [0, 1) for a place on an integer lattice. */
export function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

/** One number for a cell of a lattice, up to a million cells from the origin: the key of maps of places. */
export function cellNumber(column: number, row: number): number {
  return (column + 0x100000) * 0x200000 + row + 0x100000
}

/** A random generator for whatever stands at a point; points closer than 1/1000 share it. */
export function placeRandom(place: Point, seed: number): () => number {
  let state = (hash(Math.round(place.x * 1000), Math.round(place.y * 1000), seed) * 4294967296) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Smooth noise in [0, 1), one bump a unit. */
export function valueNoise(x: number, y: number, seed: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const u = x - column
  const v = y - row
  const a = u * u * (3 - 2 * u)
  const b = v * v * (3 - 2 * v)
  const nw = hash(column, row, seed)
  const ne = hash(column + 1, row, seed)
  const sw = hash(column, row + 1, seed)
  const se = hash(column + 1, row + 1, seed)
  return nw + (ne - nw) * a + (sw - nw) * b + (nw - ne - sw + se) * a * b
}

/** Three octaves of value noise, in [0, 1), mostly between 0.25 and 0.75. */
export function fbm(x: number, y: number, seed: number): number {
  return (
    valueNoise(x, y, seed) * 0.55 +
    valueNoise(x * 2.1 + 7, y * 2.1 + 3, seed + 1) * 0.29 +
    valueNoise(x * 4.3 + 1, y * 4.3 + 9, seed + 2) * 0.16
  )
}
