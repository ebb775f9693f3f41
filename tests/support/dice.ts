/** Draws from lists by seeded dice. */
import { type Rng } from '#shared/lang/rng'

export interface Dice {
  pick<T>(list: readonly T[]): T
  /** True in this share of throws, 0 to 1. */
  chance(share: number): boolean
}

/** One of a list, which must hold something. */
export function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[rng.below(list.length)] as T
}

/** The same of one generator, for those who draw much. */
export function diceOf(rng: Rng): Dice {
  return { pick: (list) => pick(rng, list), chance: (share) => rng.next() < share }
}
