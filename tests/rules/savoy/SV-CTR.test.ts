/** The faces of Savoy's counters: facings, indicators, and letters that name the weapon. */
import { describe, expect, test } from 'vitest'
import { runChecks } from '#shared/checks/runChecks'
import { createHistory } from '#shared/commands/history'
import { counterTypeId } from '#shared/document/ids'
import { type Stats } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { abbreviationFault, functionLetters, namedAfterWeapon } from '#shared/rules/counters/abbreviation'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { savoy } from '#shared/rules/savoy/index'
import { changed } from '../../support/board'
import { board, id, withStats } from './support'
import { applyCall } from '../../support/applyCall'

const withLetters = (scenario: Scenario, type: string, abbreviation: string): Scenario =>
  changed(scenario, 'counterTypes', type, { abbreviation })

describe('SV-CTR-1 and SV-CTR-2: indicators', () => {
  test.each<[string, string, Stats, Partial<CounterFace>]>([
    ['a dot on foot and healthy', 'healthy', { twoHanded: true }, { twoHandedDot: true }],
    ['none on the wounded side', 'wounded', { twoHanded: true }, { twoHandedDot: false }],
    ['a ring for light armour', 'healthy', { armour: 'light' }, { armour: 'light', largeShield: false }],
    ['a square for heavy armour', 'healthy', { armour: 'heavy' }, { armour: 'heavy' }],
    [
      'a long shape for a large shield, alone too',
      'healthy',
      { largeShield: true },
      { armour: 'none', largeShield: true },
    ],
  ])('%s', (_, face, stats, shown) => {
    const scenario = withStats(board({ a: ['soldier', [0, 0], 'v0', face] }), 'crusaders-soldier', stats)
    expect(savoy.counterFace(scenario, scenario.counters[id('a')]!)).toMatchObject(shown)
  })

  test('SV-CTR-3: green with a missile weapon, black without, slings too', () => {
    const scenario = board({ a: ['soldier', [0, 0]] })
    const color = (stats: Stats): string => {
      const armed = withStats(scenario, 'crusaders-soldier', stats)
      return savoy.counterFace(armed, armed.counters[id('a')]!).codeColor
    }
    expect([
      color({}),
      color({ missile: 'none' }),
      color({ missile: 'short-bow' }),
      color({ missile: 'sling' }),
    ]).toEqual(['black', 'black', 'green', 'green'])
  })
})

describe('SV-CTR-4: facings', () => {
  test('a vertex on foot, a side mounted', () => {
    const scenario = board({
      a: ['soldier', [0, 0]],
      k: ['knight', [3, 0], 's0'],
      u: ['knight', [6, 0], 'v0', 'healthy'],
    })
    const kind = (name: string) => savoy.facingKind(scenario, scenario.counters[id(name)]!)
    expect([kind('a'), kind('k'), kind('u')]).toEqual(['vertex', 'side', 'vertex'])
  })

  test('a counter on foot that faces a side is found, and turned by the fix', () => {
    const scenario = board({ a: ['soldier', [0, 0], 's2'] })
    const wrong = (map: Scenario, ruleset = savoy) =>
      runChecks(map, ruleset).filter(({ code }) => code === 'CHK4-wrong-facing')
    const found = wrong(scenario)
    expect(found).toMatchObject([{ rule: 'SV-CTR-4', severity: 'error', counters: ['a'] }])
    const { call } = found[0]!.fix!
    const history = createHistory(scenario)
    expect(applyCall(history, call)).toBeUndefined()
    expect(wrong(history.document)).toEqual([])
    expect(wrong({ ...scenario, ruleset: 'magna-carta' }, magnaCarta)).toEqual([])
  })
})

describe('SV-CTR-3 and SV-FIR-5: the letters of a weapon', () => {
  const schema = savoy.counterSchema
  const sheet = (abbreviation: string, missile: string) => ({ abbreviation, stats: { missile } })

  test('nine codes, each the weapon it names, all of them weapons of the sheet', () => {
    expect(schema.missileCodes).toEqual({
      st: 'stone',
      ax: 'axe',
      pg: 'dagger',
      jv: 'javelin',
      sg: 'sling',
      sb: 'short-bow',
      lb: 'longbow',
      cb: 'crossbow',
      ba: 'ballista',
    })
    const choices = schema.fields.find((field) => field.id === 'missile')!.choices!.map((choice) => choice.id)
    for (const weapon of Object.values(schema.missileCodes!)) expect(choices).toContain(weapon)
    expect(choices).toContain('lance-foot')
  })

  test.each([
    ['Fsb', 'short-bow', undefined],
    ['Ssb', 'short-bow', undefined],
    ['FSB', 'short-bow', { kind: 'should-name', letters: 'sb' }],
    ['Arc', 'short-bow', { kind: 'should-name', letters: 'sb' }],
    ['Fcb', 'short-bow', { kind: 'should-name', letters: 'sb' }],
    ['Fsg', 'sling', undefined],
    ['Fsb', 'none', { kind: 'should-not-name', letters: 'sb' }],
    ['FSB', 'none', undefined],
    ['Che', 'none', undefined],
    ['Lan', 'lance-foot', undefined],
    ['Ljv', 'lance-foot', { kind: 'should-not-name', letters: 'jv' }],
    ['', 'short-bow', undefined],
  ] as const)('%s with %s', (abbreviation, missile, fault) => {
    expect(abbreviationFault(schema, sheet(abbreviation, missile))).toEqual(fault)
  })

  test('the same function has the same last two letters, whatever the origin', () => {
    const named = ['Fxx', 'Sxx', 'Vxx'].map((old) => namedAfterWeapon(schema, sheet(old, 'crossbow')))
    expect(named).toEqual(['Fcb', 'Scb', 'Vcb'])
    expect(new Set(named.map(functionLetters))).toEqual(new Set(['cb']))
    expect(namedAfterWeapon(schema, sheet('Che', 'none'))).toBe('Che')
  })

  test('Magna Carta reads no weapon from letters', () => {
    expect(abbreviationFault(magnaCarta.counterSchema, sheet('Arc', 'short-bow'))).toBeUndefined()
    expect(namedAfterWeapon(magnaCarta.counterSchema, sheet('Arc', 'short-bow'))).toBe('Arc')
  })

  test('CHK-9: wrong abbreviation, found under Savoy, with its counters, and mended by the fix', () => {
    // The tests' archers are called "Arc"; the crusaders' are mended by hand.
    const scenario = withLetters(
      board({ a: ['saracens-archer', [0, 0]], b: ['soldier', [2, 0]] }),
      'crusaders-archer',
      'Csb',
    )
    const found = runChecks(scenario, savoy)
    expect(found).toMatchObject([
      {
        code: 'CHK9-wrong-abbreviation',
        severity: 'warning',
        rule: 'SV-CTR-3',
        counters: ['a'],
        message: {
          en: 'Archer has the abbreviation “Arc”; by its missile weapon it ends in “sb” (SV-CTR-3).',
        },
      },
    ])
    const { call } = found[0]!.fix!
    const history = createHistory(scenario)
    expect(applyCall(history, call)).toBeUndefined()
    expect(history.document.counterTypes[counterTypeId('saracens-archer')]!.abbreviation).toBe('Asb')
    expect(runChecks(history.document, savoy)).toEqual([])
    expect(runChecks(scenario, magnaCarta)).toEqual([])
  })

  test('CHK9-wrong-abbreviation: letters of a weapon that the sheet has not are for the author to mend', () => {
    const found = runChecks(
      withLetters(
        withLetters(withLetters(board({}), 'crusaders-archer', 'Csb'), 'saracens-archer', 'Ssb'),
        'crusaders-soldier',
        'Clb',
      ),
      savoy,
    )
    expect(found).toMatchObject([{ code: 'CHK9-wrong-abbreviation', counters: [] }])
    expect(found[0]!.fix).toBeUndefined()
  })
})
