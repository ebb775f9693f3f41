/**
 * The dice of a game: each die is a hash of seed, game and its number, so that a game played anywhere, in any order of games, throws the
 * same. Typed dice are a list. Both are asked one roll at a time.
 */
import { type Dice } from '#shared/rules/chances/dice'

/** The faces of one roll, die by die; undefined when they are not known yet. @param first the number of its first die in the game. */
export type DiceSource = (dice: Dice, first: number) => readonly number[] | undefined

/** Dice by seed. @param game the number of the game in its series. */
export function seededDice(seed: number, game: number): DiceSource {
  return ({ count, faces }, first) =>
    Array.from({ length: count }, (_, index) => dieOf(seed, game, first + index, faces))
}

/**
 * Dice in the order in which people threw them. Asked for a face that its die does not have it throws a RangeError.
 * @param from the number in the game of the first of them.
 */
export function typedDice(thrown: readonly number[], from: number): DiceSource {
  return ({ count, faces: most }, first) => {
    const faces = thrown.slice(first - from, first - from + count)
    const wrong = faces.find((face) => face < 1 || face > most)
    if (wrong !== undefined) throw new RangeError(`a die shows 1 to ${most}, not ${wrong}`)
    return faces.length === count ? faces : undefined
  }
}

/** A face from 1. All faces are equally likely: a hash in the incomplete last round of faces is hashed anew. */
function dieOf(seed: number, game: number, number: number, faces: number): number {
  const rounds = Math.floor(0x100000000 / faces) * faces
  let hash = hashOf(seed, game, number)
  while (hash >= rounds) hash = mixed(hash + 0x9e3779b9)
  return (hash % faces) + 1
}

/** 32 bits of three numbers: the finalizer of MurmurHash3 after each. Not for secrets: only for dice that repeat. */
export function hashOf(...numbers: readonly number[]): number {
  return numbers.reduce(
    (hash, number) => mixed((hash ^ Math.imul(number, 0x9e3779b1)) + 0x7f4a7c15),
    0x2545f491,
  )
}

function mixed(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
