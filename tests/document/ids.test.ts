/** New ids: readable, and never the same from two who work apart. */
import { describe, expect, test } from 'vitest'
import { freshId, freshIds, ID_CODE, idCodeOf } from '#shared/document/ids'
import { createRng } from '#shared/lang/rng'

describe('a new id', () => {
  test('without a code is the stem while it is free, then a number', () => {
    expect(freshId('archer', {}, '')).toBe('archer')
    expect(freshId('archer', { archer: 1, 'archer-2': 1 }, '')).toBe('archer-3')
  })

  test('has the code of its maker, and drops what others added to the stem', () => {
    expect(freshId('archer', {}, '4k2f')).toBe('archer-4k2f')
    expect(freshId('archer-9zzz-3', { 'archer-4k2f': 1 }, '4k2f')).toBe('archer-4k2f-2')
    expect(freshId('archer-2', {}, '4k2f')).toBe('archer-4k2f')
    expect(freshId('low-wall', {}, '4k2f')).toBe('low-wall-4k2f')
  })

  test('is none that every object answers to', () => {
    expect(freshId('constructor', {}, '')).toBe('constructor-2')
  })

  test('many at once: each is taken for the next', () => {
    const fresh = freshIds({ 'archer-4k2f': 1 }, '4k2f')
    expect(['archer', 'archer-2', 'knight', 'archer-4k2f'].map(fresh)).toEqual([
      'archer-4k2f-2',
      'archer-4k2f-3',
      'knight-4k2f',
      'archer-4k2f-4',
    ])
  })
})

test('a code is a digit, two of either, a letter; there are many', () => {
  const rng = createRng(1)
  const codes = new Set(Array.from({ length: 1000 }, () => idCodeOf(rng.below(2 ** 32))))
  expect(codes.size).toBeGreaterThan(990)
  for (const code of [...codes, idCodeOf(0), idCodeOf(2 ** 32 - 1)]) {
    expect(code).toMatch(ID_CODE)
    expect(code).toHaveLength(4)
  }
})

test('two who begin with the same ids never give the same, whatever they see of each other in between', () => {
  const rng = createRng(7)
  const stems = ['archer', 'archer-2', 'a', '-2', '1abc', 'x-1abc', 'x-2abd-2', 'x-1abc-2', '12', 'x-12']
  const given = new Map<string, string>()
  const known = { '1abc': {} as Record<string, true>, '2abd': {} as Record<string, true> }
  for (let round = 0; round < 5000; round++) {
    const code = rng.below(2) === 0 ? '1abc' : '2abd'
    const all = [...given.keys()]
    const stem =
      rng.below(3) === 0 && all.length > 0 ? all[rng.below(all.length)] : stems[rng.below(stems.length)]
    const id = freshId(stem as string, known[code], code)
    expect(given.get(id), id).toBeUndefined()
    given.set(id, code)
    known[code][id] = true
    if (rng.below(50) === 0) for (const each of given.keys()) known['1abc'][each] = known['2abd'][each] = true
  }
})
