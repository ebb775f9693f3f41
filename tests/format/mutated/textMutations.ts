/** Ways in which the text of a scenario may be spoilt: by a disk, a network, a careless merge or a hand. */
import { type Rng } from '#shared/lang/rng'

export type Mutation<T> = (source: T, rng: Rng) => T

const VALUES = [
  '0',
  '-1',
  '1e9',
  '1e999',
  '0.5',
  'null',
  'true',
  '""',
  '"x"',
  '[]',
  '{}',
  '[[]]',
  'NaN',
  '"__proto__"',
  '01',
]

/** A stretch of at most `longest` characters. */
function stretch(text: string, rng: Rng, longest: number): readonly [number, number] {
  const start = rng.below(text.length)
  return [start, Math.min(text.length, start + 1 + rng.below(longest))]
}

export const TEXT_MUTATIONS: Readonly<Record<string, Mutation<string>>> = {
  'one bit of a byte flipped': (text, rng) => {
    const bytes = Buffer.from(text)
    const at = rng.below(bytes.length)
    bytes[at] = (bytes[at] as number) ^ (1 << rng.below(8))
    return bytes.toString('utf8')
  },
  'cut short': (text, rng) => text.slice(0, rng.below(text.length)),
  'a stretch deleted': (text, rng) => {
    const [start, end] = stretch(text, rng, 60)
    return text.slice(0, start) + text.slice(end)
  },
  'a stretch twice': (text, rng) => {
    const [start, end] = stretch(text, rng, 60)
    return text.slice(0, end) + text.slice(start)
  },
  'a line deleted': (text, rng) => {
    const lines = text.split('\n')
    lines.splice(rng.below(lines.length), 1)
    return lines.join('\n')
  },
  'a line twice': (text, rng) => {
    const lines = text.split('\n')
    const at = rng.below(lines.length)
    return lines.toSpliced(at, 0, lines[at] as string).join('\n')
  },
  'two lines swapped': (text, rng) => {
    const lines = text.split('\n')
    const [a, b] = [rng.below(lines.length), rng.below(lines.length)]
    ;[lines[a], lines[b]] = [lines[b] as string, lines[a] as string]
    return lines.join('\n')
  },
  'a value replaced': (text, rng) => {
    const values = [...text.matchAll(/: ("[^"\n]*"|-?\d+(\.\d+)?|true|false)/g)]
    const found = values[rng.below(values.length)] as RegExpExecArray
    const value = VALUES[rng.below(VALUES.length)] as string
    return `${text.slice(0, found.index)}: ${value}${text.slice(found.index + found[0].length)}`
  },
}
