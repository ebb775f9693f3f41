import { describe, expect, test } from 'vitest'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { type StatField } from '#shared/rules/contract/ruleset'
import { readStat, statText, valueFault } from '#shared/rules/counters/statText'

function field(id: string): StatField {
  const found = magnaCarta.counterSchema.fields.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`the schema has no ${id}`)
  return found
}

describe('CTR-1: a wrong value is refused with its reason, never changed', () => {
  test.each([
    ['attack', '7', 7],
    ['attack', ' 0 ', 0],
    ['movement', '40', 40],
    ['armour', 'light', 'light'],
    ['largeShield', 'true', true],
    ['origin', ' normand ', 'normand'],
    ['attack', '7,0', 7],
    ['armour', 'LEGERE', 'light'],
    ['armour', 'heavy', 'heavy'],
    ['largeShield', 'Oui', true],
    ['largeShield', 'x', true],
    ['largeShield', '', false],
  ])('%s accepts "%s"', (id, text, value) => {
    expect(readStat(field(id), text)).toEqual({ ok: true, value })
  })

  test.each([
    ['attack', '', 'Un nombre entier est attendu.'],
    ['attack', '5,5', 'Un nombre entier est attendu.'],
    ['attack', '1e1', 'Un nombre entier est attendu.'],
    ['attack', '-1', 'Un nombre d’au moins 0 est attendu.'],
    ['attack', '−1', 'Un nombre d’au moins 0 est attendu.'],
    ['movement', '41', 'Un nombre d’au plus 40 est attendu.'],
    ['armour', 'plate', '«\u202fplate\u202f» n’est pas proposé ici.'],
    ['largeShield', 'peut-être', 'Oui ou non est attendu.'],
  ])('%s refuses "%s": %s', (id, text, reason) => {
    const read = readStat(field(id), text)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.error.fr).toBe(reason)
  })

  test('every default of the schema is a value its own field accepts', () => {
    for (const stat of magnaCarta.counterSchema.fields)
      expect(readStat(stat, String(stat.default)), stat.id).toEqual({ ok: true, value: stat.default })
  })

  test('a value reads back from its text in both languages', () => {
    for (const stat of magnaCarta.counterSchema.fields)
      for (const language of ['fr', 'en'] as const)
        for (const value of [stat.default, ...(stat.choices ?? []).map(({ id }) => id)])
          expect(readStat(stat, statText(stat, value, language)), stat.id).toEqual({ ok: true, value })
  })

  test('a value that is there already is judged as well', () => {
    expect(valueFault(field('attack'), 7)).toBeUndefined()
    expect(valueFault(field('attack'), 100)?.en).toBe('A number of at most 99 is expected.')
    expect(valueFault(field('attack'), 'seven')?.en).toBe('A whole number is expected.')
    expect(valueFault(field('attack'), '7')?.en).toBe('A text stands for the value here.')
    expect(valueFault(field('armour'), 'plate')?.en).toBe('“plate” is not offered here.')
  })
})
