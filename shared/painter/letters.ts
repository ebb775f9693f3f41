/** Whole numbers and operators as ASCII letters, written into one store that is used again and again. */
import { textOfCodes } from '#shared/lang/textOfCodes'

export interface Letters {
  /** Begins a new text. */
  clear(): void
  /** A whole number of 32 bits, and a space. */
  whole(value: number): void
  /** A letter by its code, and a space. */
  operator(code: number): void
  /** All letters since `clear`, without the space at its end. */
  text(): string
}

const SPACE = 32
const MINUS = 45
const ZERO = 48
/** The longest number: 10 digits, a sign and a space. */
const LONGEST = 12

function longer(value: number): number {
  let digits = 5
  for (let power = 100_000; power <= value; power *= 10) digits++
  return digits
}

export function createLetters(): Letters {
  let store = new Uint8Array(1 << 16)
  let end = 0
  const makeRoom = (): void => {
    if (end + LONGEST <= store.length) return
    const larger = new Uint8Array(store.length * 2)
    larger.set(store)
    store = larger
  }
  return {
    clear: () => void (end = 0),
    whole(value) {
      makeRoom()
      // A page has 254,000 steps at most: 32 bits are enough, and their arithmetic is the fastest.
      let rest = value | 0
      if (rest < 0) {
        store[end++] = MINUS
        rest = -rest | 0
      }
      const digits = rest < 10 ? 1 : rest < 100 ? 2 : rest < 1000 ? 3 : rest < 10_000 ? 4 : longer(rest)
      for (let at = end + digits - 1; at >= end; at--) {
        const tenth = (rest / 10) | 0
        store[at] = ZERO + rest - tenth * 10
        rest = tenth
      }
      end += digits
      store[end++] = SPACE
    },
    operator(code) {
      makeRoom()
      store[end++] = code
      store[end++] = SPACE
    },
    text() {
      const length = Math.max(0, end - 1)
      return textOfCodes(store.subarray(0, length))
    },
  }
}
