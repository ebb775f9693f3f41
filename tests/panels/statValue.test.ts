import { describe, expect, test } from 'vitest'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { type StatField } from '#shared/rules/ruleset'
import { parseStat } from '../../renderer/panels/inspector/statValue'

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
  ])('%s accepts "%s"', (id, text, value) => {
    expect(parseStat(field(id), text)).toEqual({ ok: true, value })
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
    const read = parseStat(field(id), text)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.error.fr).toBe(reason)
  })

  test('every default of the schema is a value its own field accepts', () => {
    for (const stat of magnaCarta.counterSchema.fields)
      expect(parseStat(stat, String(stat.default)), stat.id).toEqual({ ok: true, value: stat.default })
  })
})
