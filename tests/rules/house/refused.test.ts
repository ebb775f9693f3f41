/** A house table that is not what its ruleset wants is left out as a whole, and reported with its place and what was expected. */
import { describe, expect, test } from 'vitest'
import { findingsOf } from '../../checks/support'
import { testBoard } from '../../support/board'
import { pathText } from '#shared/i18n/jsonInWords'
import { type Json } from '#shared/json/extra'
import { playedMedievalRules } from '#shared/rules/magna-carta/house/playedRules'
import { MAGNA_CARTA, magnaCarta } from '#shared/rules/magna-carta/index'
import { SAVOY } from '#shared/rules/savoy/index'

const grid = (rows: number, columns: number, cell = '-'): Json[] =>
  Array.from({ length: rows }, () => Array<string>(columns).fill(cell))

const bands = (...ends: readonly (number | null)[]): Json[] =>
  ends.map((upTo) => ({ upTo, result: 'killed' }))

/** Table, its data, and the fault: place below `houseTables`, and words. */
const REFUSED: readonly (readonly [table: string, data: Json, at: string, english: string])[] = [
  ['terrain', {}, 'terrain', 'found an object, expected a list of rows'],
  ['terrain', ['wood'], 'terrain[0]', 'found the text "wood", expected an object'],
  ['terrain', [{ costFoot: 1 }], 'terrain[0].id', 'found nothing, expected a text, not empty'],
  [
    'terrain',
    [{ id: 'wood' }, { id: 'wood' }],
    'terrain[1].id',
    'found the text "wood", expected each id once',
  ],
  [
    'terrain',
    [{ id: 'wood', costFoot: -1 }],
    'terrain[0].costFoot',
    'found the number -1, expected a whole number from 0 to 99',
  ],
  [
    'terrain',
    [{ id: 'wood', costFoot: '2' }],
    'terrain[0].costFoot',
    'found the text "2", expected a whole number from 0 to 99',
  ],
  ['terrain', [{ id: 'wood', wooded: 1 }], 'terrain[0].wooded', 'found the number 1, expected true or false'],
  [
    'terrain',
    [{ id: 'wood', cover: 'thick' }],
    'terrain[0].cover',
    'found the text "thick", expected one of "none", "light", "medium", "heavy"',
  ],
  ['terrain', [{ id: 'wood', char: 'ww' }], 'terrain[0].char', 'found the text "ww", expected one character'],
  ['terrain', [{ id: 'wood', rule: 'MC-9' }], 'terrain[0].rule', 'found the text "MC-9", expected a rule id'],
  [
    'terrain',
    [{ id: 'wood', name: { fr: 'bois' } }],
    'terrain[0].name.en',
    'found nothing, expected a text, not empty',
  ],
  [
    'terrain',
    [{ id: 'wood', like: 'brush' }],
    'terrain[0].like',
    'found the text "brush", expected nothing, as the row exists already',
  ],
  [
    'hexsides',
    [{ id: 'moat', along: { foot: 1 } }],
    'hexsides[0].along.mounted',
    'found nothing, expected a whole number from 0 to 99',
  ],
  ['hexsides', [{ id: 'moat', along: 2 }], 'hexsides[0].along', 'found the number 2, expected an object'],
  [
    'ranges',
    [{ id: 'crossbow', long: 20 }],
    'ranges[0]',
    'found an object, expected 1 ≤ "short" ≤ "medium" ≤ "long"',
  ],
  ['ranges', [{ id: 'sling' }], 'ranges[0]', 'found an object, expected 1 ≤ "short" ≤ "medium" ≤ "long"'],
  [
    'ranges',
    [{ id: 'crossbow', modes: [] }],
    'ranges[0].modes',
    'found a list of 0 items, expected one mode of fire at least',
  ],
  [
    'ranges',
    [{ id: 'crossbow', modes: [{ fire: 'offensive' }] }],
    'ranges[0].modes[0]',
    'found an object, expected an object with the key "movement"',
  ],
  ['combat-foot', [], 'combat-foot', 'found a list of 0 items, expected an object'],
  [
    'combat-foot',
    { rows: grid(9, 11) },
    'combat-foot.rows',
    'found a list of 9 items, expected a list of 10 rows',
  ],
  [
    'combat-foot',
    { rows: grid(10, 10) },
    'combat-foot.rows[0]',
    'found a list of 10 items, expected a list of 11 cells',
  ],
  [
    'combat-foot',
    { rows: [{ label: '1', cells: 'A' }] },
    'combat-foot.rows[0].cells',
    'found the text "A", expected a list',
  ],
  [
    'combat-foot',
    { rows: grid(10, 11, 'H') },
    'combat-foot.rows[0][0]',
    'found the text "H", expected one of "A", "B", "C", "D", "E", "F", "-"',
  ],
  ['combat-foot', { columns: ['<-5'] }, 'combat-foot.columns[1]', 'found nothing, expected one of "-5/-1"'],
  [
    'combat-foot',
    { columns: [{ upTo: null }] },
    'combat-foot.columns',
    'found a list of 1 item, expected 11 columns, or "rows" with their cells',
  ],
  [
    'combat-foot',
    { columns: [{ upTo: 3 }, { upTo: 3 }, { upTo: null }] },
    'combat-foot.columns[1].upTo',
    'found the number 3, expected a whole number above 3',
  ],
  ['fire-foot', { rows: [] }, 'fire-foot.rows', 'found a list of 0 items, expected a list of 1 row at least'],
  ['fire-foot', { columns: ['none'] }, 'fire-foot', 'found an object, expected "rows" with "columns"'],
  [
    'fire-foot',
    { columns: ['none', 'none'], rows: grid(1, 2) },
    'fire-foot.columns',
    'found a list of 2 items, expected each cover once',
  ],
  [
    'fire-mounted',
    { rows: grid(2, 4) },
    'fire-mounted.rows[0]',
    'found a list of 4 items, expected a list of 3 cells',
  ],
  [
    'fire-foot',
    { modifiers: { rain: 1 } },
    'fire-foot.modifiers',
    'found the text "rain", expected one of "medium", "long", "wounded", "turkish", "close", "armoured"',
  ],
  [
    'fire-foot',
    { modifiers: { close: { within: 0 } } },
    'fire-foot.modifiers.close.within',
    'found the number 0, expected a whole number from 1 to 999',
  ],
  [
    'infiltration',
    { results: [] },
    'infiltration.results',
    'found a list of 0 items, expected one band at least',
  ],
  [
    'infiltration',
    { results: bands(5) },
    'infiltration.results[0].upTo',
    'found the number 5, expected null, as the last band has no end',
  ],
  [
    'infiltration',
    { results: bands(null, null) },
    'infiltration.results[0].upTo',
    'found null, expected a whole number above -100',
  ],
  [
    'infiltration',
    { results: bands(5, 4, null) },
    'infiltration.results[1].upTo',
    'found the number 4, expected a whole number above 5',
  ],
  [
    'infiltration',
    { results: [{ upTo: null, result: 'dead' }] },
    'infiltration.results[0].result',
    'found the text "dead", expected one of "none", "stop", "wounded", "killed"',
  ],
  [
    'infiltration',
    { modifiers: { mover: { fat: 1 } } },
    'infiltration.modifiers.mover',
    'found the text "fat", expected one of "mounted", "armoured", "wounded"',
  ],
  [
    'infiltration',
    { modifiers: { attack: {} } },
    'infiltration.modifiers',
    'found the text "attack", expected one of "mover", "opponent"',
  ],
  [
    'infiltration',
    { rows: [], results: bands(null) },
    'infiltration',
    'found an object, expected "rows" alone, or "results" and "modifiers"',
  ],
  [
    'infiltration',
    { rows: [{ label: '≤ 5', cells: ['?'] }] },
    'infiltration.rows[0].cells[0]',
    'found the text "?", expected one of "none", "stop", "wounded", "killed"',
  ],
  [
    'infiltration',
    { rows: [{ label: 'opponent mounted', cells: ['much'] }] },
    'infiltration.rows[0].cells[0]',
    'found the text "much", expected a text such as "+1" or "−2"',
  ],
  ['opportunity', {}, 'opportunity', 'found the text "opportunity", expected a table of Magna Carta'],
  ['saves', {}, 'saves', 'found the text "saves", expected a table of Magna Carta'],
  [
    'naphtha-foot',
    { results: [{ upTo: null, result: 'boiled' }] },
    'naphtha-foot.results[0].result',
    'found the text "boiled", expected one of "killed", "wounded-retreat-1", "retreat-1", "stunned-mount-killed", "stunned-mount-retreat-2", "retreat-2", "recovers-retreat-1", "wounded"',
  ],
  [
    'naphtha-foot',
    { results: [{ upTo: null, result: { id: 'x', mount: 'wounded' } }] },
    'naphtha-foot.results[0].result.mount',
    'found the text "wounded", expected one of "killed"',
  ],
  ['scatter', ['on-target'], 'scatter', 'found a list of 1 item, expected a list of 10 falls'],
  ['scatter', [6], 'scatter[0]', 'found the number 6, expected "on-target", or a direction from 0 to 5'],
  ['movement', { gallop: 2 }, 'movement', 'found the text "gallop", expected one of '],
  [
    'movement',
    { riderTurn: 1.5 },
    'movement.riderTurn',
    'found the number 1.5, expected a whole number from 0 to 999',
  ],
  [
    'movement',
    { defensiveFire: { foot: { A: { kind: 'ended' } } } },
    'movement.defensiveFire.foot.A.kind',
    'found the text "ended", expected one of "less"',
  ],
  ['strength', 3, 'strength', 'found the number 3, expected an object'],
  ['prices', {}, 'prices', 'found the text "prices", expected one of "terrain", "hexsides",'],
]

describe('SCN-1: what is refused', () => {
  test.each(REFUSED.map((one) => [`${one[0]} ${JSON.stringify(one[1])}`, one] as const))(
    '%s',
    (_, [table, data, at, english]) => {
      const houseTables = { [table]: data }
      const { rules, overridden, faults } = playedMedievalRules(MAGNA_CARTA, { options: {}, houseTables })
      expect(rules).toBe(MAGNA_CARTA)
      expect(overridden).toEqual([])
      expect(faults).toHaveLength(1)
      const [{ path, problem }] = faults as [(typeof faults)[number]]
      expect(pathText(path)).toBe(`houseTables.${at}`)
      expect(problem.en.slice(0, english.length)).toBe(english)
      expect(problem.fr).toMatch(/^trouvé\u202f: .+\u202f; attendu\u202f: .+/)
    },
  )

  test('a faulty table leaves the others in force', () => {
    const houseTables = {
      terrain: [
        { id: 'wood', costFoot: 9 },
        { id: 'brush', costFoot: 'x' },
      ],
      movement: { climb: 3 },
    }
    const { rules, overridden, faults } = playedMedievalRules(SAVOY, { options: {}, houseTables })
    expect(overridden).toEqual(['movement'])
    expect(rules.rows).toBe(SAVOY.rows)
    expect(rules.figures.movement.climb).toBe(3)
    expect(faults.map(({ path }) => pathText(path))).toEqual(['houseTables.terrain[1].costFoot'])
  })

  test('a structure may name a barrier of the house, but no stranger; a marker its terrain', () => {
    const palisade = { id: 'palisade', like: 'wall' }
    const structures = [{ id: 'wall-hex', front: 'palisade' }]
    const under = (houseTables: Record<string, Json>) => magnaCarta.under({ options: {}, houseTables })
    expect(under({ structures, hexsides: [palisade] }).faults).toEqual([])
    expect(under({ structures }).faults.map(({ path }) => pathText(path))).toEqual([
      'houseTables.structures[0].front',
    ])
    // An opening is no barrier.
    expect(under({ structures: [{ id: 'wall-hex', front: 'window' }] }).faults).toHaveLength(1)
    expect(under({ markers: [{ id: 'rubble', terrain: 'lava' }] }).faults).toHaveLength(1)
  })

  test.each([
    [{ moon: 'full' }, 'options.moon', 'found the text "moon", expected one of "blanks"'],
    [{ blanks: 'middle' }, 'options.blanks', 'found the text "middle", expected one of "between", "end"'],
    [{ blanks: true }, 'options.blanks', 'found the value true, expected one of "between", "end"'],
  ])('the options %j', (options, at, english) => {
    const { ruleset, faults } = magnaCarta.under({
      options: options as Record<string, Json>,
      houseTables: {},
    })
    expect(ruleset).toBe(magnaCarta)
    expect(faults.map(({ path }) => pathText(path))).toEqual([at])
    expect(faults[0]?.problem.en.slice(0, english.length)).toBe(english)
  })
})

test('SCN-1: the check tells each fault, in both languages', () => {
  const scenario = testBoard({ options: { blanks: 3 }, houseTables: { movement: { climb: 'x' } } })
  expect(
    findingsOf(scenario, 'SCN1-house-rules').map(({ severity, message }) => [severity, message]),
  ).toEqual([
    [
      'error',
      {
        fr: 'options.blanks\u202f: trouvé\u202f: le nombre 3\u202f; attendu\u202f: l’une des valeurs "between", "end" (SCN-1).',
        en: 'options.blanks: found the number 3, expected one of "between", "end" (SCN-1).',
      },
    ],
    [
      'error',
      {
        fr: 'houseTables.movement.climb\u202f: trouvé\u202f: le texte «\u202fx\u202f»\u202f; attendu\u202f: un nombre entier de 0 à 999 (SCN-1).',
        en: 'houseTables.movement.climb: found the text "x", expected a whole number from 0 to 999 (SCN-1).',
      },
    ],
  ])
  expect(findingsOf(testBoard(), 'SCN1-house-rules')).toEqual([])
})
