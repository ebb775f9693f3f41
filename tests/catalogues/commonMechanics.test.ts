/** The starter catalogue of the fantasy game (CTR-4): sound, whole, and nothing for the checks to find. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runChecks } from '#shared/checks/runChecks'
import { type Catalogue, type CatalogueType } from '#shared/document/catalogue'
import { counterId, counterTypeId } from '#shared/document/ids'
import { type Counter, type CounterType, type Scenario, type SideId } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { LANGUAGES } from '#shared/i18n/localized'
import { readCatalogue } from '#shared/format/catalogue'
import { analysisOf } from '#shared/rules/registry/analyses'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import {
  COMMAND_CLASSES,
  FACULTIES,
  MORALE_CLASSES,
  MOVEMENT_CLASSES,
  WEAPON_CLASSES,
} from '#shared/rules/common-mechanics/rows/profiles'
import { sheetFromCatalogue } from '#shared/rules/counterSheet'
import { firstFaceOf } from '#shared/rules/rows'
import { withHexes } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'

const FILE = new URL('../../assets/catalogues/common-mechanics.json', import.meta.url)
const text = readFileSync(FILE, 'utf8')
const schema = commonMechanics.counterSchema

function whole(): Catalogue {
  const read = readCatalogue(text, 'common-mechanics.json')
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
}

const catalogue = whole()
const types: readonly (readonly [string, CatalogueType])[] = catalogue.groups.flatMap((group) =>
  Object.entries(group.types),
)
const sheets = types.map(([id, type]): readonly [string, CounterType] => [
  id,
  sheetFromCatalogue(schema, catalogue, type, { language: 'fr', side: undefined }),
])

const sorted = (values: Iterable<unknown>): string[] => [...new Set([...values].map(String))].sort()
const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id).sort()
/** Every value that a stat has on any sheet or face. */
const valuesOf = (stat: string): string[] => sorted(sheets.map(([, sheet]) => sheet.stats[stat]))

describe('CM-STAT: the catalogue of the common mechanics', () => {
  test('holds about thirty types of its ruleset, each once, marked as ours', () => {
    expect(catalogue.ruleset).toBe(commonMechanics.id)
    expect(types.length).toBeGreaterThanOrEqual(30)
    expect(types.length).toBeLessThanOrEqual(40)
    expect(new Set(types.map(([id]) => id)).size).toBe(types.length)
    for (const [, sheet] of sheets) expect(sheet.edition).toBe('Castellan')
  })

  test.each([...LANGUAGES])('names and three-letter abbreviations differ (%s)', (language) => {
    const names = types.map(([, type]) => type.name[language])
    const letters = types.map(([, type]) => type.abbreviation[language])
    expect(new Set(names).size).toBe(types.length)
    expect(new Set(letters).size).toBe(types.length)
    for (const abbreviation of letters) expect(abbreviation).toMatch(/^\p{Lu}{3}$/u)
  })

  test.each(types)(
    '%s says of the schema’s stats only, what they may be, and nothing that goes without saying',
    (_, type) => {
      const faces = Object.values(type.faces ?? {}).map(({ stats }) => stats)
      for (const [index, stats] of [type.stats, ...faces].entries())
        for (const [id, value] of Object.entries(stats)) {
          const field = schema.fields.find((one) => one.id === id)
          expect(field?.of).toBe('type')
          if (!field) continue
          if (index > 0) expect(field.mayDiffer).toBe(true)
          else expect(value).not.toEqual(field.default)
          if (field.kind === 'choice') expect(ids(field.choices ?? [])).toContain(value)
          else if (field.kind === 'boolean') expect(value).toBe(true)
          else if (field.kind === 'text')
            expect(value).toMatchObject({ fr: expect.any(String), en: expect.any(String) })
          else {
            expect(Number(value)).toBeGreaterThanOrEqual(field.min ?? 0)
            expect(Number(value)).toBeLessThanOrEqual(field.max ?? 0)
          }
        }
      const own = schema.shape({ figures: 2, ...(type.stats as CounterType['stats']) }).faces
      for (const face of Object.keys(type.faces ?? {})) expect(ids(own)).toContain(face)
    },
  )

  test('CM-STAT-2, CM-STAT-3: every class of every profile, every category and both sizes are there', () => {
    expect(valuesOf('movementClass')).toEqual(ids(MOVEMENT_CLASSES))
    expect(valuesOf('weaponClass')).toEqual(ids(WEAPON_CLASSES))
    expect(valuesOf('moraleClass')).toEqual(ids(MORALE_CLASSES))
    expect(valuesOf('commandClass')).toEqual(ids(COMMAND_CLASSES))
    expect(valuesOf('category')).toEqual(['character', 'formation', 'troop'])
    expect(valuesOf('size')).toEqual(['large', 'small'])
  })

  test('CM-STAT-4: every faculty is there', () => {
    for (const { id } of FACULTIES) expect([id, valuesOf(id)]).toEqual([id, ['false', 'true']])
  })

  test('CM-STAT-2: steps lost change a profile', () => {
    const spearmen = sheets.find(([id]) => id === 'spearmen')?.[1]
    expect(spearmen?.faces['steps-2']?.stats).toEqual({ moraleGrade: 'disadvantaged' })
    expect(spearmen?.faces['steps-3']?.stats).toEqual({})
  })

  test('a sheet speaks one language', () => {
    const mage = types.find(([id]) => id === 'mage')?.[1]
    if (!mage) throw new Error('no mage')
    const [fr, en] = LANGUAGES.map((language) =>
      sheetFromCatalogue(schema, catalogue, mage, { language, side: undefined }),
    )
    expect([fr?.name, fr?.stats['magicArt']]).toEqual(['Mage', 'vents'])
    expect([en?.name, en?.stats['magicArt']]).toEqual(['Mage', 'winds'])
  })

  test('the checks find nothing in a scenario that holds all of them, each with a counter on the map', () => {
    expect(runChecks(held(), commonMechanics, analysisOf(commonMechanics.id))).toEqual([])
  })
})

describe('a broken catalogue is refused, with where', () => {
  test.each([
    ['{ "ruleset": ', undefined],
    ['{ "ruleset": "x", "edition": "", "groups": {} }', 'groups'],
    [text.replace('"Lanciers"', '7'), 'groups[0].types.spearmen.name.fr'],
    [text.replace('"spear"', 'null'), 'groups[0].types.spearmen.stats.weaponClass'],
  ])('%#', (broken, path) => {
    const read = readCatalogue(broken, 'broken.json')
    expect(read).toMatchObject({ ok: false, error: { file: 'broken.json', ...(path && { path }) } })
  })
})

/** All types of one side, each with a counter: two columns for each, those that float on water. */
function held(): Scenario {
  const columns = 2 * types.length
  const field = fantasyBoard({ columns, rows: 3 })
  const [side] = Object.keys(field.sides)
  const placed = sheets.map(([id, sheet], index) => {
    const hex = toAxial({ col: 2 * index, row: 1 }, field.map.grid)
    const counter: Counter = {
      ...{ type: counterTypeId(id), name: '', hex: hexKey(hex), placement: 'ground', rank: 0, status: {} },
      ...{ face: firstFaceOf(sheet, schema), hidden: false, decoy: false },
      facing: { kind: sheet.footprint === 2 ? 'vertex' : 'side', index: 0 },
    }
    return { id, hex, counter, floats: sheet.stats['movementClass'] === 'floating' }
  })
  const wet = placed.filter(({ floats }) => floats).map(({ hex }) => hex)
  return {
    ...withHexes(field, wet, 'water'),
    counterTypes: Object.fromEntries(
      sheets.map(([id, sheet]) => [counterTypeId(id), { ...sheet, side: side as SideId }]),
    ),
    counters: Object.fromEntries(placed.map(({ id, counter }) => [counterId(id), counter])),
  }
}
