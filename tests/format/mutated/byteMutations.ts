/** Ways in which the bytes of a picture may be spoilt, by accident or on purpose. */
import { type Rng } from '#shared/lang/rng'
import { type Mutation } from './textMutations'

/** Numbers that break careless reading: nothing, everything, the ends of signed and unsigned ones. */
const NUMBERS = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]

function place(bytes: Uint8Array, rng: Rng): number {
  // Headers decide most: half of the spoilt places lie in the first 64 bytes.
  return rng.below(rng.below(2) === 0 ? Math.min(64, bytes.length) : bytes.length)
}

const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

export const BYTE_MUTATIONS: Readonly<Record<string, Mutation<Uint8Array>>> = {
  'one bit flipped': (bytes, rng) => {
    const copy = bytes.slice()
    const at = place(bytes, rng)
    copy[at] = (copy[at] as number) ^ (1 << rng.below(8))
    return copy
  },
  'a byte replaced': (bytes, rng) => {
    const copy = bytes.slice()
    copy[place(bytes, rng)] = rng.below(256)
    return copy
  },
  'a number replaced': (bytes, rng) => {
    const copy = bytes.slice()
    const number = NUMBERS[rng.below(NUMBERS.length)] as number
    const at = place(bytes, rng)
    for (let byte = 0; byte < 4 && at + byte < copy.length; byte++)
      copy[at + byte] = (number >>> (8 * byte)) & 255
    return copy
  },
  'cut short': (bytes, rng) => bytes.slice(0, rng.below(bytes.length)),
  'a stretch deleted': (bytes, rng) => {
    const at = place(bytes, rng)
    return joined(bytes.subarray(0, at), bytes.subarray(at + 1 + rng.below(30)))
  },
  'a stretch twice': (bytes, rng) => {
    const at = place(bytes, rng)
    const end = at + 1 + rng.below(30)
    return joined(bytes.subarray(0, end), bytes.subarray(at))
  },
  'a stretch moved': (bytes, rng) => {
    const at = place(bytes, rng)
    const end = at + 1 + rng.below(30)
    return joined(bytes.subarray(end), bytes.subarray(at, end), bytes.subarray(0, at))
  },
  'bytes put in': (bytes, rng) => {
    const at = place(bytes, rng)
    const more = Uint8Array.from({ length: 1 + rng.below(8) }, () => rng.below(256))
    return joined(bytes.subarray(0, at), more, bytes.subarray(at))
  },
}
