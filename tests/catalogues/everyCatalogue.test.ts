/** The catalogues of all games (CTR-4): sound, whole, ours, and nothing for the checks to find. */
import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { runChecks } from '#shared/checks/runChecks'
import { type CatalogueType } from '#shared/document/catalogue'
import { type CounterType } from '#shared/document/armies'
import { readCatalogue } from '#shared/format/catalogue'
import { LANGUAGES } from '#shared/i18n/localized'
import { analysisOf } from '#shared/rules/registry/parts'
import { RULESETS } from '#shared/rules/registry/registry'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { CATALOGUES, catalogueFor, groupsFor, scenarioOfAll, sheetsFor } from '../support/catalogues'

describe.each(RULESETS)('$id', (ruleset) => {
  const types = groupsFor(ruleset).flatMap(([, own]) => own)

  test('holds thirty types or more, each once, marked as ours', () => {
    expect(types.length).toBeGreaterThanOrEqual(30)
    expect(new Set(types.map(([id]) => id)).size).toBe(types.length)
    for (const [, sheet] of sheetsFor(ruleset)) expect(sheet.edition).toBe('Castellan')
  })

  test.each([...LANGUAGES])('names and three-letter abbreviations differ (%s)', (language) => {
    const names = types.map(([, type]) => type.name[language])
    const letters = types.map(([, type]) => type.abbreviation[language])
    expect(new Set(names).size).toBe(types.length)
    expect(new Set(letters).size).toBe(types.length)
    for (const abbreviation of letters) expect(abbreviation).toMatch(/^\p{Lu}(\p{Lu}{2}|[a-z]{2})$/u)
  })

  test('every type says of the schema’s stats only, what they may be, and nothing that goes without saying', () => {
    expect(types.flatMap(([id, type]) => slips(ruleset, type).map((slip) => `${id}: ${slip}`))).toEqual([])
  })

  test.each([...LANGUAGES])(
    'the checks find nothing in a scenario that holds all of them, each with a counter on the map (%s)',
    (language) => {
      const scenario = scenarioOfAll(ruleset, language)
      expect(Object.keys(scenario.counters)).toHaveLength(types.length)
      expect(runChecks(scenario, ruleset, analysisOf(ruleset.id))).toEqual([])
    },
  )

  test('every figure that a sheet chooses is one of the schema’s', () => {
    const chosen = sheetsFor(ruleset).map(([, { stats }]) => stats['figure'])
    expect(chosen.filter((figure) => figure !== 'by-stats').length).toBeGreaterThan(8)
  })
})

/** The stats of a type or of its faces that are not as the schema has them. */
function slips({ counterSchema }: Ruleset, type: CatalogueType): string[] {
  const { fields } = counterSchema
  const stats = Object.fromEntries(
    fields.filter(({ of }) => of === 'type').map((field) => [field.id, field.default]),
  )
  const own = counterSchema
    .shape({ ...stats, ...(type.stats as CounterType['stats']) })
    .faces.map(({ id }) => id)
  const onFaces = Object.entries(type.faces ?? {})
  return [
    ...Object.entries(type.stats).flatMap(([id, value]) => {
      const field = fields.find((one) => one.id === id && one.of === 'type')
      return field && value !== field.default && allowed(field, value) ? [] : [id]
    }),
    ...onFaces.filter(([face]) => !own.includes(face)).map(([face]) => face),
    ...onFaces.flatMap(([, face]) =>
      Object.entries(face.stats).flatMap(([id, value]) => {
        const field = fields.find((one) => one.id === id && (one.of === 'face' || one.mayDiffer))
        return field && allowed(field, value) ? [] : [id]
      }),
    ),
  ]
}

function allowed(field: Ruleset['counterSchema']['fields'][number], value: unknown): boolean {
  const { kind, choices = [], min = 0, max = 0 } = field
  if (kind === 'choice') return choices.some(({ id }) => id === value)
  if (kind === 'boolean') return value === true
  if (kind === 'integer') return Number(value) >= min && Number(value) <= max
  return typeof value === 'object' && value !== null && 'fr' in value && 'en' in value
}

test('one catalogue for each ruleset, and each for some', () => {
  for (const ruleset of RULESETS) expect(CATALOGUES).toContain(catalogueFor(ruleset))
  for (const { rulesets } of CATALOGUES)
    for (const id of rulesets) expect(RULESETS.map((ruleset) => ruleset.id)).toContain(id)
})

describe('a broken catalogue is refused, with where', () => {
  const text = readFileSync(new URL('../../assets/catalogues/common-mechanics.json', import.meta.url), 'utf8')
  test.each([
    ['{ "rulesets": ', undefined],
    ['{ "rulesets": ["x"], "edition": "", "groups": {} }', 'groups'],
    [text.replace('"Lanciers"', '7'), 'groups[0].types.spearmen.name.fr'],
    [text.replace('"spear"', 'null'), 'groups[0].types.spearmen.stats.weaponClass'],
  ])('%#', (broken, path) => {
    const read = readCatalogue(broken, 'broken.json')
    expect(read).toMatchObject({ ok: false, error: { file: 'broken.json', ...(path && { path }) } })
  })
})
