/**
 * 2,000 seeded mutations of a scenario file: each is either read whole or refused with its place and what was
 * expected; never a throw, never a wait, and what is read can be written and read again.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fileErrorText } from '#shared/format/fileError'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { createRng, type Rng } from '#shared/lang/rng'
import { richScenario } from './richScenario'

const GALLERY = new URL('../../assets/gallery/the-sortie.castellan', import.meta.url)
const RUNS = 2000

type Mutation = (text: string, rng: Rng) => string

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

const MUTATIONS: Readonly<Record<string, Mutation>> = {
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

const SOURCES: readonly (readonly [string, string])[] = [
  ['a rich scenario', writeScenario(richScenario())],
  ['the sortie', readFileSync(GALLERY, 'utf8')],
]

test('the gallery file is byte for byte what the program writes', () => {
  const text = readFileSync(GALLERY, 'utf8')
  const result = readScenario(text, 'the-sortie.castellan')
  expect(result.ok && writeScenario(result.value)).toBe(text)
})

describe.each(SOURCES)('%s', (_title, source) => {
  const names = Object.keys(MUTATIONS)
  test.each(names.map((name, index) => [name, index] as const))('%s', (name, index) => {
    const mutate = MUTATIONS[name] as Mutation
    for (let run = index; run < RUNS; run += names.length) {
      const text = mutate(source, createRng(run))
      const result = readScenario(text, `seed ${run}`)
      if (result.ok) {
        const written = writeScenario(result.value)
        expect(readScenario(written, 'again')).toEqual(result)
      } else {
        const { line, message } = result.error
        expect(line, `seed ${run}`).toBeGreaterThanOrEqual(1)
        expect(line, `seed ${run}`).toBeLessThanOrEqual(text.split('\n').length)
        expect(message.en, `seed ${run}`).toMatch(/found .+, expected .+/)
        expect(message.fr, `seed ${run}`).toContain('attendu\u202f:')
        // One line, whatever was found.
        expect(fileErrorText(result.error, 'en'), `seed ${run}`).not.toMatch(/[\n\r\t]/)
        expect(fileErrorText(result.error, 'fr'), `seed ${run}`).toContain(`, ligne ${line}, colonne `)
      }
    }
  })

  test('some mutations are harmless and some are not', () => {
    const outcomes = Array.from({ length: 200 }, (_, run) =>
      readScenario((MUTATIONS['a value replaced'] as Mutation)(source, createRng(run)), 'x'),
    )
    expect(outcomes.some(({ ok }) => ok)).toBe(true)
    expect(outcomes.some(({ ok }) => !ok)).toBe(true)
  })
})
