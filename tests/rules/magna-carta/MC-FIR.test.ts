import { describe, expect, test } from 'vitest'
import {
  countedDie,
  fireMeaning,
  fireResult,
  fireRow,
  mayFire,
  rangeBand,
  resolveFire,
  type Shot,
} from '#shared/rules/magna-carta/fire/fire'
import {
  FIRE,
  FIRE_FOOT,
  FIRE_MOUNTED,
  fireMeanings,
  type FireTable,
} from '#shared/rules/magna-carta/figures/fireTables'
import { type Weapon, WEAPONS } from '#shared/rules/magna-carta/rows/weapons'
import { sumOf } from '#shared/rules/chances/table'

const weapon = (id: string): Weapon => WEAPONS.find((one) => one.id === id)!

/** A crossbow at 10 hexes, short range and not close: no modifier, no shift. */
const PLAIN: Shot = {
  weapon: weapon('crossbow'),
  range: 10,
  cover: 'none',
  target: 'foot',
  phase: 'offensive',
  armoured: false,
  wounded: false,
  turkish: false,
}

function answered(shot: Shot, die?: number) {
  const answer = resolveFire(shot, die, FIRE)
  if (answer.kind === 'refused') throw new Error(answer.text.en)
  return answer
}

function refused(shot: Shot) {
  const answer = resolveFire(shot, undefined, FIRE)
  if (answer.kind !== 'refused') throw new Error('the shot was allowed')
  return answer
}

/** The outcomes of dice 1 to 10 in one word. */
function dice(shot: Shot): string {
  return Array.from({ length: 10 }, (_, index) => {
    const answer = answered(shot, index + 1)
    return answer.kind === 'roll' ? answer.outcome : '?'
  }).join('')
}

const rules = ({ because }: { readonly because: readonly { readonly rule: string }[] }): string[] =>
  because.map(({ rule }) => rule)

// Short, medium, long: first and last hex of each band; shift; fires in defence.
const PRINTED = [
  ['lance-mounted', [1, 3], [4, 6], [7, 9], 1, false],
  ['lance-foot', [1, 4], [5, 8], [9, 12], 1, false],
  ['javelin', [1, 5], [6, 12], [13, 25], 2, false],
  ['dagger', [1, 2], [3, 4], [5, 7], 0, true],
  ['short-bow', [1, 10], [11, 25], [26, 50], 2, true],
  ['composite-bow-mounted', [1, 8], [9, 15], [16, 35], 1, true],
  ['composite-bow-foot', [1, 12], [13, 30], [31, 70], 1, true],
  ['crossbow', [1, 15], [16, 30], [31, 60], 0, true],
] as const

test('MC-FIR-1: the printed weapons are all there are', () => {
  expect(WEAPONS.map(({ id }) => id)).toEqual(PRINTED.map(([id]) => id))
})

describe.each(PRINTED)('%s', (id, short, medium, long, shift, defensive) => {
  const arm = weapon(id)
  const most = long[1]

  test('MC-FIR-1: its bands, every hex up to the edge and the first beyond', () => {
    for (let range = 1; range <= most; range++) {
      const band = range <= short[1] ? 'short' : range <= medium[1] ? 'medium' : 'long'
      expect(rangeBand(arm, range)).toBe(band)
    }
    expect(medium[0]).toBe(short[1] + 1)
    expect(long[0]).toBe(medium[1] + 1)
    expect(rangeBand(arm, most + 1)).toBeUndefined()
  })

  test('MC-FIR-1: the die of each band', () => {
    // Beyond three hexes, where the modifier of close range ends.
    const sum = (range: number): number =>
      sumOf(answered({ ...PLAIN, weapon: arm, range }).modifiers.filter(({ rule }) => rule === 'MC-FIR-1'))
    expect([...short, ...medium, ...long].map(sum)).toEqual([0, 0, 1, 1, 2, 2])
  })

  test('MC-FIR-1: out of range is refused, with its reach', () => {
    const answer = refused({ ...PLAIN, weapon: arm, range: most + 1 })
    expect(answer).toMatchObject({ of: 'range', because: [{ rule: 'MC-FIR-1' }] })
    expect(answer.text.en).toBe(
      `${arm.name.en}: out of range at ${most + 1} hexes, expected ${most} at most (MC-FIR-1)`,
    )
    expect(answer.text.fr).toContain(
      `hors de portée à ${most + 1} cases\u202f; attendu\u202f: ${most} au plus`,
    )
  })

  test('MC-FIR-1: when it may fire', () => {
    expect(mayFire(arm, 'offensive')).toBe(true)
    expect(mayFire(arm, 'defensive')).toBe(defensive)
    const answer = resolveFire({ ...PLAIN, weapon: arm, range: 1, phase: 'defensive' }, undefined, FIRE)
    expect(answer.kind).toBe(defensive ? 'chances' : 'refused')
    if (!defensive) expect(answer).toMatchObject({ of: 'phase', because: [{ rule: 'MC-FIR-1' }] })
  })

  test('MC-FIR-3: its shift, for every die', () => {
    expect(answered({ ...PLAIN, weapon: arm, range: 1 }).shift).toBe(shift)
    for (let die = 1; die <= 10; die++)
      expect(fireRow(die, arm.shift, FIRE_FOOT)).toBe(Math.min(9, die + shift))
  })

  test('MC-FIR-2: archers and crossbowmen shoot better at 3 hexes or less, others do not', () => {
    const archery = /bow/.test(id)
    const close = (range: number): boolean =>
      answered({ ...PLAIN, weapon: arm, range }).modifiers.some(({ value }) => value === -2)
    expect([1, 2, 3, 4].map(close)).toEqual([archery, archery, archery, false])
  })
})

test.each([0, -1, 1.5, NaN])('a range of %d is none', (range) => {
  expect(() => resolveFire({ ...PLAIN, range }, undefined, FIRE)).toThrow(RangeError)
})

describe('MC-FIR-2', () => {
  const bow = { ...PLAIN, weapon: weapon('composite-bow-mounted'), range: 5 }
  test.each([
    ['none', bow, 0, []],
    ['medium range', { ...bow, range: 9 }, 1, ['MC-FIR-1']],
    ['long range', { ...bow, range: 16 }, 2, ['MC-FIR-1']],
    ['firer wounded', { ...bow, wounded: true }, 1, ['MC-FIR-2']],
    ['Turkish horse archer', { ...bow, turkish: true }, -1, ['MC-FIR-2']],
    ['3 hexes', { ...bow, range: 3 }, -2, ['MC-FIR-2']],
    ['target in armour', { ...bow, armoured: true }, 1, ['MC-FIR-2']],
    [
      'cumulative, far',
      { ...bow, range: 35, wounded: true, turkish: true, armoured: true },
      3,
      ['MC-FIR-1', 'MC-FIR-2', 'MC-FIR-2', 'MC-FIR-2'],
    ],
    [
      'cumulative, close',
      { ...bow, range: 1, wounded: true, turkish: true, armoured: true },
      -1,
      ['MC-FIR-2', 'MC-FIR-2', 'MC-FIR-2', 'MC-FIR-2'],
    ],
  ] as const)('%s', (_, shot, sum, cited) => {
    const { modifier, modifiers } = answered(shot)
    expect(modifier).toBe(sum)
    expect(sumOf(modifiers)).toBe(sum)
    expect(modifiers.map(({ rule }) => rule)).toEqual(cited)
  })

  test('10 + 1 = 10, and a die below 1 counts as 1', () => {
    expect(countedDie(10, 1, 10)).toBe(10)
    expect(countedDie(9, 1, 10)).toBe(10)
    expect(countedDie(1, -3, 10)).toBe(1)
    expect(countedDie(4, -3, 10)).toBe(1)
    expect(countedDie(5, -3, 10)).toBe(2)
    expect(answered({ ...PLAIN, armoured: true }, 10)).toMatchObject({ modified: 10, row: 9, outcome: '-' })
    expect(answered({ ...PLAIN, range: 3 }, 1)).toMatchObject({ modified: 1, row: 1, outcome: 'C' })
  })
})

test('MC-FIR-3: a row is never below 1 plus the shift, nor past the row of misses', () => {
  expect(fireRow(-3, 2, FIRE_FOOT)).toBe(3)
  expect(fireRow(8, 1, FIRE_FOOT)).toBe(9)
  expect(fireRow(10, 2, FIRE_MOUNTED)).toBe(9)
})

// The source prints a column a cover, rows 1 to 9 downwards.
const COLUMNS: readonly (readonly [FireTable, 'none' | 'light' | 'medium' | 'heavy', string])[] = [
  [FIRE_FOOT, 'none', 'CCCBBBAA-'],
  [FIRE_FOOT, 'light', 'CCBBBAAA-'],
  [FIRE_FOOT, 'medium', 'CBBBAAA--'],
  [FIRE_FOOT, 'heavy', 'BBBAAA---'],
  [FIRE_MOUNTED, 'none', 'EEDCCBAA-'],
  [FIRE_MOUNTED, 'light', 'EDCCBAA--'],
  [FIRE_MOUNTED, 'medium', 'DCCBAA---'],
]

describe('MC-FIR-4', () => {
  test.each(COLUMNS)('$id, every cell of a column', (table, cover, column) => {
    expect([...column].map((_, index) => fireResult(index + 1, cover, table)).join('')).toBe(column)
    expect(table.rows).toHaveLength(9)
    expect(() => fireResult(0, cover, table)).toThrow(RangeError)
    expect(() => fireResult(10, cover, table)).toThrow(RangeError)
  })

  // The fiche labels the nine rows 1-8, +9 / 1-7, +8 / 1-6, +7.
  test.each([
    ['crossbow', 5, 'CCCBBBAA--'],
    ['composite-bow-foot', 5, 'CCBBBAA---'],
    ['short-bow', 5, 'CBBBAA----'],
  ])('every die of the %s against no cover', (id, range, expected) => {
    expect(dice({ ...PLAIN, weapon: weapon(id), range })).toBe(expected)
  })

  test('heavy cover for a rider is refused, whatever the weapon', () => {
    for (const arm of WEAPONS) {
      const answer = refused({ ...PLAIN, weapon: arm, range: 1, target: 'mounted', cover: 'heavy' })
      expect(answer).toMatchObject({ of: 'cover', because: [{ rule: 'MC-FIR-4' }] })
      expect(answer.text).toEqual({
        fr: 'Tir contre un personnage monté\u202f: pas de colonne «\u202fforte\u202f»\u202f; attendu\u202f: aucune, légère, moyenne (MC-FIR-4)',
        en: 'Fire on a mounted character: no "heavy" column, expected none, light, medium (MC-FIR-4)',
      })
    }
    expect(() => fireResult(1, 'heavy', FIRE_MOUNTED)).toThrow(RangeError)
  })
})

describe('chances', () => {
  test('are unreduced fractions, every letter of the table listed', () => {
    expect(answered(PLAIN)).toMatchObject({ outcomes: { A: '2/10', B: '3/10', C: '3/10', '-': '2/10' } })
    const rider = { ...PLAIN, target: 'mounted', cover: 'medium', armoured: true } as const
    expect(answered(rider)).toMatchObject({
      outcomes: { A: '2/10', B: '1/10', C: '2/10', D: '0/10', E: '0/10', '-': '5/10' },
    })
  })

  test.each(COLUMNS)(
    '$id under %s cover: those of the ten dice, for every weapon, band and trait',
    (table, cover) => {
      const target = table === FIRE_FOOT ? 'foot' : 'mounted'
      const shots: Shot[] = WEAPONS.flatMap((arm) =>
        [1, 4, arm.short, arm.medium, arm.long].flatMap((range) =>
          [false, true].flatMap((armoured) =>
            [false, true].map((wounded) => ({
              ...PLAIN,
              weapon: arm,
              range,
              cover,
              target,
              armoured,
              wounded,
            })),
          ),
        ),
      )
      for (const shot of shots) {
        const letters = dice(shot)
        const counted = lettersOf(table).map((result) => [result, `${letters.split(result).length - 1}/10`])
        expect(answered(shot)).toMatchObject({ kind: 'chances', outcomes: Object.fromEntries(counted) })
      }
    },
  )
})

test.each([0, 11, 2.5])('a die of %d has no such face', (die) => {
  expect(() => resolveFire(PLAIN, die, FIRE)).toThrow(RangeError)
})

describe('because', () => {
  test('cites the rules that decided: modifiers only when there are some, meanings only of a result', () => {
    expect(rules(answered(PLAIN))).toEqual(['MC-FIR-1', 'MC-FIR-3', 'MC-FIR-4'])
    expect(rules(answered({ ...PLAIN, wounded: true }))).toEqual([
      'MC-FIR-1',
      'MC-FIR-2',
      'MC-FIR-3',
      'MC-FIR-4',
    ])
    expect(rules(answered(PLAIN, 4)).at(-1)).toBe('MC-FIR-5')
    expect(rules(answered({ ...PLAIN, target: 'mounted' }, 4)).at(-1)).toBe('MC-FIR-6')
  })

  test('the phase is refused before the range, the range before the cover', () => {
    const lance = {
      ...PLAIN,
      weapon: weapon('lance-foot'),
      range: 99,
      target: 'mounted',
      cover: 'heavy',
    } as const
    expect(refused({ ...lance, phase: 'defensive' }).of).toBe('phase')
    expect(refused(lance).of).toBe('range')
    expect(refused({ ...lance, range: 1 }).of).toBe('cover')
  })
})

const lettersOf = (table: FireTable) => fireMeanings(table).map(([result]) => result)

describe('meanings', () => {
  const english = (table: FireTable, phase: 'offensive' | 'defensive'): string[] =>
    lettersOf(table).map((result) => `${result} ${fireMeaning(result, phase, table).en}`)

  test('MC-FIR-5: on foot', () => {
    expect(english(FIRE_FOOT, 'offensive')).toEqual([
      'A the character retreats 2 hexes',
      'B character wounded',
      'C character killed',
      '- miss, no effect',
    ])
    expect(english(FIRE_FOOT, 'defensive')).toEqual([
      'A 2 hexes of movement less this turn, taken as points',
      'B character wounded, and moves on with half of the remaining points only, rounded down',
      'C character killed',
      '- miss, no effect',
    ])
  })

  test('MC-FIR-6: mounted', () => {
    expect(english(FIRE_MOUNTED, 'offensive')).toEqual([
      'A the rider retreats 4 hexes',
      'B mount unhurt, rider stunned and unhorsed',
      'C mount unhurt, rider wounded (a mount alone: brought down)',
      'D mount down, rider wounded and unhorsed',
      'E mount unhurt, rider killed and unhorsed (a mount alone: brought down)',
      '- miss, no effect',
    ])
    expect(english(FIRE_MOUNTED, 'defensive').slice(0, 4)).toEqual([
      'A 4 hexes of movement less this turn, taken as points',
      'B mount unhurt, rider stunned and unhorsed',
      'C mount unhurt, rider wounded, 4 hexes of movement less this turn, taken as points (a mount alone: brought down)',
      'D mount down, rider wounded and unhorsed, who may still walk 1 hex if armoured, 2 if light',
    ])
    expect(english(FIRE_MOUNTED, 'defensive').slice(4)).toEqual(english(FIRE_MOUNTED, 'offensive').slice(4))
  })

  test('every letter in a table has one, and a letter it lacks has none', () => {
    for (const table of [FIRE_FOOT, FIRE_MOUNTED])
      expect(new Set(table.rows.flat())).toEqual(new Set(lettersOf(table)))
    expect(() => fireMeaning('E', 'offensive', FIRE_FOOT)).toThrow(RangeError)
  })

  test('French typography: a narrow space before high punctuation', () => {
    for (const { meanings } of [FIRE_FOOT, FIRE_MOUNTED])
      for (const { offensive, defensive } of Object.values(meanings))
        for (const { fr } of [offensive, defensive]) expect(fr).not.toMatch(/[^\u202f][:;!?]|'/)
  })
})

test('house tables, modifiers and a weapon of one’s own change the answer by data alone', () => {
  const allMiss: FireTable = { ...FIRE_FOOT, rows: FIRE_FOOT.rows.map((row) => row.map(() => '-' as const)) }
  const house = { ...FIRE, modifiers: [], tables: { foot: allMiss, mounted: FIRE_MOUNTED } }
  expect(resolveFire({ ...PLAIN, wounded: true }, undefined, house)).toMatchObject({
    modifier: 0,
    outcomes: { A: '0/10', B: '0/10', C: '0/10', '-': '10/10' },
  })
  const sling: Weapon = { ...weapon('javelin'), id: 'sling', short: 8, shift: 3 }
  expect(answered({ ...PLAIN, weapon: sling, range: 8 }, 1)).toMatchObject({
    band: 'short',
    row: 4,
    outcome: 'B',
  })
})
