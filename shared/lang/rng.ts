/** A seeded generator: the only source of randomness in the program. */
export interface Rng {
  /** Next number in [0, 1). */
  next(): number
  /** Next whole number in [0, below). */
  below(below: number): number
}

/** mulberry32: 32 bits of state, fast, good enough for pictures and sampling. */
export function createRng(seed: number): Rng {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { next, below: (below) => Math.floor(next() * below) }
}
