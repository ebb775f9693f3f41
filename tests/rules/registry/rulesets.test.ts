/** Every ruleset we ship is sound data: ids and characters unique, names in both languages, rule ids known. */
import { describe, expect, test } from 'vitest'
import { analysisOf } from '#shared/rules/registry/parts'
import { FEATURE_LOOKS, STRUCTURE_LOOKS, TERRAIN_LOOKS } from '#shared/rules/map/looks'
import { rulesetById, RULESET_IDS, RULESETS } from '#shared/rules/registry/registry'
import { featureRow, terrainPalette, terrainRow } from '#shared/rules/contract/rows'
import { ruleNote } from '#shared/rules/reference/ruleNotes'
import { RULE_IDS } from '#shared/rules/sentences/knownRuleIds'
import { RULES, ruleSentence, type RuleId } from '#shared/rules/sentences/ruleIds'

test('knows the ids of all rules without their sentences', () => {
  expect(RULE_IDS).toEqual(Object.keys(RULES))
})

test('the registry knows Magna Carta, Savoy and the common mechanics', () => {
  expect(RULESET_IDS).toEqual(['magna-carta', 'savoy', 'common-mechanics'])
  expect(rulesetById('magna-carta')?.name.fr).toBe('Magna Carta')
  expect(rulesetById('savoy')?.name.fr).toBe('Savoie')
  expect(rulesetById('common-mechanics')?.name.fr).toBe('Mécanismes communs')
})

test.each(Object.keys(RULES) as RuleId[])('%s is one sentence, in both languages', (rule) => {
  expect(ruleSentence(rule, 'fr')).toMatch(/\.$/)
  expect(ruleSentence(rule, 'en')).toMatch(/\.$/)
  // French typography: a narrow space before high punctuation.
  expect(ruleSentence(rule, 'fr')).not.toMatch(/[^\u202f][:;!?]/)
  expect(ruleSentence(rule, 'fr')).not.toContain("'")
})

/** The rules of which an option reads an open text. */
const OPEN_TEXTS: Readonly<Record<string, readonly RuleId[]>> = {
  'magna-carta': ['MC-CBT-4', 'MC-RET-1', 'MC-ATT-3', 'MC-NAP-2'],
  savoy: ['MC-CBT-4', 'MC-RET-1', 'MC-ATT-3', 'MC-NAP-2'],
  'common-mechanics': ['CM-TER-1', 'CM-SID-5', 'CM-HID-1'],
}

test('the options that read an open text are marked, and RULES.md says why', () => {
  for (const { id, options } of RULESETS) {
    const marked = options.filter(({ uncertain }) => uncertain)
    expect(marked.map(({ rule }) => rule)).toEqual(OPEN_TEXTS[id] ?? [])
    for (const { rule } of marked) expect(ruleNote(rule).uncertain).toBeTruthy()
  }
})

test('a ruleset says that its routes have risks just when its analysis answers for them', () => {
  expect(RULESETS.map(({ hasRoutes }) => hasRoutes)).toEqual(
    RULESETS.map(({ id }) => analysisOf(id)?.route !== undefined),
  )
})

function unique(values: readonly string[]): void {
  expect(new Set(values).size).toBe(values.length)
}

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  const { terrains, features, structures, markers, counterSchema, tables } = ruleset

  test('ids are unique kebab case, palette characters unique and writable', () => {
    for (const rows of [terrains, features, structures, markers, tables, counterSchema.faces]) {
      unique(rows.map(({ id }) => id))
      for (const { id } of rows) expect(id).toMatch(/^[a-z]+(-[a-z\d]+)*$/)
    }
    unique(terrains.map(({ char }) => char))
    for (const { char } of terrains) expect(char).toMatch(/^[!#-[\]-~]$/)
    expect(Object.keys(terrainPalette(ruleset))).toHaveLength(terrains.length)
  })

  test('names in both languages, rules that exist, looks that styles draw', () => {
    for (const row of [...terrains, ...features, ...structures, ...markers]) {
      expect(row.name.fr && row.name.en).toBeTruthy()
      if (row.rule) expect(Object.keys(RULES)).toContain(row.rule)
    }
    for (const { look } of terrains) expect(TERRAIN_LOOKS).toContain(look)
    for (const { look } of features) expect(FEATURE_LOOKS).toContain(look)
    for (const { look } of structures) expect(STRUCTURE_LOOKS).toContain(look)
  })

  test('it names rows it has', () => {
    expect(terrainRow(ruleset, ruleset.openTerrain)).toBeDefined()
    expect(featureRow(ruleset, ruleset.defaultWall)).toMatchObject({ slot: 'barrier', closes: true })
    for (const { terrain } of markers) if (terrain) expect(terrainRow(ruleset, terrain)).toBeDefined()
  })

  test('what sits in a wall is an opening, what closes is a barrier, what leads up a fixture', () => {
    for (const { slot, sitsInWall, closes, climbs, hasPortcullis, hasState } of features) {
      if (sitsInWall) expect(slot).toBe('opening')
      if (closes) expect(slot).toBe('barrier')
      if (climbs) expect(slot).toBe('fixture')
      if (hasPortcullis) expect(hasState).toBe(true)
    }
  })

  test('stats: defaults lie within their choices and ranges', () => {
    unique(counterSchema.fields.map(({ id }) => id))
    for (const field of counterSchema.fields) {
      if (field.kind === 'choice') expect(field.choices?.map(({ id }) => id)).toContain(field.default)
      if (field.kind === 'integer') {
        expect(field.default).toBeGreaterThanOrEqual(field.min ?? -Infinity)
        expect(field.default).toBeLessThanOrEqual(field.max ?? Infinity)
      }
    }
  })

  test('sheets: every kind has a shape whose first face it owns, of faces that there are', () => {
    const ofType = counterSchema.fields.filter((field) => field.of === 'type')
    const defaults = Object.fromEntries(ofType.map((field) => [field.id, field.default]))
    for (const { stats } of counterSchema.kinds) {
      const shape = counterSchema.shape({ ...defaults, ...stats })
      expect(shape.faces.map(({ id }) => id)).toContain(shape.first)
      for (const { id } of shape.faces) expect(counterSchema.faces.map((face) => face.id)).toContain(id)
    }
  })

  test('tables: every row has a cell for each column', () => {
    for (const { columns, rows, title } of tables) {
      expect(title.fr && title.en).toBeTruthy()
      expect(rows.length).toBeGreaterThan(0)
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
    }
  })

  test('the data half survives a JSON round trip', () => {
    const { shape: _, ...schema } = counterSchema
    for (const part of [features, structures, schema, tables])
      expect(JSON.parse(JSON.stringify(part))).toEqual(part)
  })
})
