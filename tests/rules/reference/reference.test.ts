/** The rules to be read (SCN-1): every rule of every ruleset with its sentence, source, options and tables. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/i18n/localized'
import { changedCells } from '#shared/rules/reference/changedCells'
import { CHANGED_RULES, familiesOf, familyPrefix, RULE_FAMILIES } from '#shared/rules/reference/families'
import { holdsIn, referenceOf } from '#shared/rules/reference/reference'
import { RULE_SOURCES, ruleNote } from '#shared/rules/reference/ruleNotes'
import { rulesetById, RULESETS } from '#shared/rules/registry/registry'
import { isRuleId } from '#shared/rules/sentences/knownRuleIds'
import { RULES, type RuleId } from '#shared/rules/sentences/ruleIds'
import { englishFaults, frenchFaults } from '../../i18n/typography'

const IDS = Object.keys(RULES) as RuleId[]

const idsOf = (ruleset: string): RuleId[] => {
  const found = rulesetById(ruleset)
  if (!found) throw new Error(`no ruleset ${ruleset}`)
  return referenceOf(found).flatMap(({ rules }) => rules.map(({ id }) => id))
}

test('every rule belongs to one family, and no family is empty', () => {
  for (const id of IDS)
    expect([id, RULE_FAMILIES.filter(({ prefix }) => prefix === familyPrefix(id)).length]).toEqual([id, 1])
  for (const { prefix } of RULE_FAMILIES)
    expect([prefix, IDS.some((id) => familyPrefix(id) === prefix)]).toEqual([prefix, true])
  for (const { of = [] } of RULE_FAMILIES) for (const id of of) expect(rulesetById(id)).toBeDefined()
})

test('the rulesets together have every rule, each of them none twice', () => {
  const all = RULESETS.map(({ id }) => idsOf(id))
  for (const ids of all) expect(new Set(ids).size).toBe(ids.length)
  expect([...new Set(all.flat())].sort()).toEqual([...IDS].sort())
})

test('a ruleset has the rules of its game, Savoy those of Magna Carta too', () => {
  const [magnaCarta, savoy, fantasy] = [idsOf('magna-carta'), idsOf('savoy'), idsOf('common-mechanics')]
  expect(magnaCarta.filter((id) => !savoy.includes(id))).toEqual([])
  expect([...new Set(savoy.filter((id) => !magnaCarta.includes(id)).map((id) => id.slice(0, 3)))]).toEqual([
    'SV-',
  ])
  expect(fantasy.filter((id) => /^(MC|SV|HS)-/.test(id))).toEqual([])
  expect([holdsIn('CM-TER-1', 'savoy'), holdsIn('SV-OPP-1', 'savoy'), holdsIn('CHK-6', 'savoy')]).toEqual([
    ...[false, true, true],
  ])
})

test.each(IDS)('%s: sentence, source and what is uncertain, in both languages', (id) => {
  const { source, uncertain, advice } = ruleNote(id)
  for (const words of [RULES[id], RULE_SOURCES[source], uncertain, advice])
    for (const language of LANGUAGES) if (words) expect(words[language]).toMatch(/\S{3}/)
  for (const words of [uncertain, advice]) {
    if (!words) continue
    expect([frenchFaults(words.fr), englishFaults(words.en)]).toEqual([[], []])
    for (const cited of words.en.match(/\b(MC|SV|CM|HS)-[A-Z]+-\d+\b/g) ?? []) {
      expect(isRuleId(cited)).toBe(true)
      expect(words.fr).toContain(cited)
    }
  }
})

test('rules that a ruleset changes are its own, and so are those that change them', () => {
  for (const [ruleset, changed] of Object.entries(CHANGED_RULES)) {
    const own = idsOf(ruleset)
    expect(own.filter((id) => id in changed)).toHaveLength(Object.keys(changed).length)
    for (const by of Object.values(changed)) for (const id of by) expect(own).toContain(id)
  }
  expect(familiesOf('savoy').length).toBeGreaterThan(familiesOf('magna-carta').length)
})

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  const rules = referenceOf(ruleset).flatMap((section) => section.rules)

  test('every table and every option stands once, under its rule', () => {
    expect(rules.flatMap(({ tables }) => tables.map(({ id }) => id)).sort()).toEqual(
      ruleset.tables.map(({ id }) => id).sort(),
    )
    expect(rules.flatMap(({ options }) => options.map(({ id }) => id)).sort()).toEqual(
      ruleset.options.map(({ id }) => id).sort(),
    )
  })

  test('nothing of its own tables is changed', () => {
    for (const table of ruleset.tables) expect(changedCells(table, table).flat().filter(Boolean)).toEqual([])
  })
})

describe('what a scenario changes', () => {
  const cells = (ruleset: string, table: string, house: { options?: object; houseTables?: object }) => {
    const own = rulesetById(ruleset)
    const played = own?.under({ options: {}, houseTables: {}, ...house } as never).ruleset
    const [before, now] = [own, played].map((one) => one?.tables.find(({ id }) => id === table))
    if (!before || !now) throw new Error(`no table ${table}`)
    const changes = changedCells(now, before)
    return now.rows.flatMap(({ label, cells: values }, at) =>
      values.flatMap((value, index) =>
        changes[at]?.[index] ? [[label.en, now.columns[index]?.en, value.en]] : [],
      ),
    )
  }

  test('a cost of a house table: that cell alone', () => {
    const houseTables = { terrain: [{ id: 'wood', costFoot: 7 }] }
    expect(cells('magna-carta', 'terrain', { houseTables })).toEqual([['wood', 'cost on foot', '7']])
  })

  test('a row of its own: each of its cells, and none of those below', () => {
    const name = { fr: 'lande', en: 'heath' }
    const houseTables = { terrain: [{ id: 'heath', like: 'brush', name, char: 'H' }] }
    const changed = cells('magna-carta', 'terrain', { houseTables })
    expect(new Set(changed.map(([row]) => row))).toEqual(new Set(['heath']))
    expect(changed.length).toBeGreaterThan(3)
  })

  test('an option that moves the blanks of the combat tables', () => {
    expect(cells('magna-carta', 'combat-foot', { options: { blanks: 'end' } }).length).toBeGreaterThan(0)
  })
})
