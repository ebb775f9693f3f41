/** Types that come into a scenario (CTR-6): held against those that are there, answered, added and replaced. */
import { describe, expect, test } from 'vitest'
import { compare, type Coming } from '#shared/armies/taken/clashes'
import { freeAbbreviation } from '#shared/armies/taken/freeAbbreviation'
import { type ClashAnswer, takeTypes } from '#shared/armies/taken/takeTypes'
import { counterTypeId, imageHash, sideId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { savoy } from '#shared/rules/savoy/index'

const red = sideId('red')
const art = imageHash('a'.repeat(64))

function sheet(name: string, abbreviation: string, more: Partial<CounterType> = {}): CounterType {
  return {
    ...{ name, abbreviation, side: red, edition: '', footprint: 1, quantity: 1 },
    stats: { armour: 'light' },
    faces: { healthy: { stats: { attack: 5 } } },
    ...more,
  }
}

const coming = (key: string, type: CounterType): Coming => ({ key, stem: key, sheet: type })
const knight = counterTypeId('knight')
const here = { counterTypes: { [knight]: sheet('Knight', 'KNI') } }
const heavy = { stats: { armour: 'heavy' } }

describe('held against the scenario', () => {
  const keys = (all: readonly Coming[]): string[] => all.map(({ key }) => key)

  test('what is there letter for letter is present, in whatever order its keys are; it comes once', () => {
    const { faces, stats, ...others } = sheet('Knight', 'KNI')
    const page = coming('page', sheet('Page', 'PAG'))
    const { present, free, clashes } = compare(here, [
      coming('same', { faces, stats, ...others }),
      page,
      { ...page, key: 'again' },
    ])
    expect([keys(present), keys(free), clashes]).toEqual([['same', 'again'], ['page'], []])
  })

  test.each([
    ['other letters', sheet('Squire', 'SQU', heavy)],
    ['no letters', sheet('Squire', '', heavy)],
    ['another side', sheet('Squire', 'KNI', { ...heavy, side: sideId('blue') })],
    ['another name alone', sheet('Squire', 'KNI')],
  ])('nothing stands in the way of %s', (_what, type) => {
    expect(keys(compare(here, [coming('squire', type)]).free)).toEqual(['squire'])
  })

  test('nor of types of no side: they have no letters in common', () => {
    const { side: _side, ...sideless } = sheet('Squire', 'KNI', heavy)
    const { side: _other, ...alone } = sheet('Knight', 'KNI')
    const { free } = compare({ counterTypes: { [knight]: alone } }, [coming('squire', sideless)])
    expect(keys(free)).toEqual(['squire'])
  })

  test('the letters of another sheet of the side clash, also those of one that comes before', () => {
    const other = coming('other', sheet('Other', 'NEW'))
    const third = coming('third', sheet('Third', 'NEW', heavy))
    const squire = coming('squire', sheet('Squire', 'KNI', heavy))
    expect(compare(here, [squire, other, third]).clashes).toEqual([
      { coming: squire, names: ['Knight'], existing: knight },
      { coming: third, names: ['Other'], existing: undefined },
    ])
  })

  test('of several that have the letters none can be replaced', () => {
    const twins = { ...here.counterTypes, [counterTypeId('twin')]: sheet('Twin', 'KNI') }
    const [clash] = compare({ counterTypes: twins }, [
      coming('squire', sheet('Squire', 'KNI', heavy)),
    ]).clashes
    expect([clash?.names, clash?.existing]).toEqual([['Knight', 'Twin'], undefined])
  })
})

describe('answered', () => {
  const squire = sheet('Squire', 'KNI', {
    ...heavy,
    edition: 'Mine',
    footprint: 2,
    quantity: 7,
    faces: { healthy: { stats: { attack: 9 }, image: art }, mounted: { stats: {} } },
  })
  const before = sheet('Knight', 'KNI', {
    stats: { armour: 'light', noble: true },
    quantity: 4,
    faces: { healthy: { stats: { attack: 5, old: 1 } }, wounded: { stats: {} } },
  })
  const scenario = { counterTypes: { [knight]: before } }
  const comparison = compare(scenario, [coming('knight', squire), coming('page', sheet('Page', 'PAG'))])
  const taken = (answer: ClashAnswer | undefined) =>
    takeTypes(scenario, comparison, new Map(answer && [['knight', answer]]), '')

  test('it is given other letters, kept as it is, or left; a fresh id tells it apart', () => {
    const renamed = taken({ kind: 'rename', abbreviation: 'SQU' })
    expect(renamed.changes.size).toBe(0)
    expect(renamed.added).toEqual({
      page: sheet('Page', 'PAG'),
      'knight-2': { ...squire, abbreviation: 'SQU' },
    })
    expect(taken({ kind: 'both' }).added).toEqual({ page: sheet('Page', 'PAG'), 'knight-2': squire })
    expect(taken({ kind: 'skip' }).added).toEqual({ page: sheet('Page', 'PAG') })
    expect(taken(undefined)).toEqual(taken({ kind: 'skip' }))
  })

  test('or its values replace those of the sheet that is there, which keeps its quantity', () => {
    const { added, changes } = taken({ kind: 'replace' })
    expect(added).toEqual({ page: sheet('Page', 'PAG') })
    expect([...changes]).toEqual([
      [
        knight,
        {
          ...{ name: 'Squire', abbreviation: 'KNI', edition: 'Mine', footprint: 2 },
          stats: { armour: 'heavy', noble: null },
          faces: {
            wounded: null,
            healthy: { stats: { attack: 9, old: null }, image: art },
            mounted: { stats: {} },
          },
        },
      ],
    ])
  })
})

describe('a free abbreviation', () => {
  const schema = magnaCarta.counterSchema
  const free = (type: CounterType, ...taken: string[]) => freeAbbreviation(schema, type, new Set(taken))

  test('is made of letters of the name, in their order and without accents', () => {
    expect(free(sheet('Écuyer', 'XXX'))).toBe('ECU')
    expect(free(sheet('Écuyer', 'XXX'), 'ECU', 'ECY')).toBe('ECE')
  })

  test('else of its own letters with another sign at the end, or at the beginning', () => {
    expect(free(sheet('Or', 'ORX'), 'ORX')).toBe('OR2')
    const ends = [...'23456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((end) => `OR${end}`)
    expect(free(sheet('Or', 'ORX'), ...ends)).toBe('ARX')
  })

  test('is not there when all are taken', () => {
    const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((first) => `${first}RX`)
    const ends = [...'23456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((end) => `OR${end}`)
    expect(free(sheet('Or', 'ORX'), ...all, ...ends)).toBeUndefined()
  })

  test('SV-CTR-3: goes on naming the weapon of the sheet with its last two letters', () => {
    const { missileCodes = {} } = savoy.counterSchema
    const [code = '', missile = ''] = Object.entries(missileCodes)[0] ?? []
    const archer = sheet('Archer', `S${code}`, { stats: { missile } })
    expect(freeAbbreviation(savoy.counterSchema, archer, new Set([`S${code}`]))).toBe(`A${code}`)
  })
})
