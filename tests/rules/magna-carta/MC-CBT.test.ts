import { describe, expect, test } from 'vitest'
import {
  attackSum,
  combatColumn,
  type CombatQuery,
  resolveCombat,
} from '#shared/rules/magna-carta/combat/combat'
import {
  type Blanks,
  BLANKS,
  COMBAT_TABLES,
  COMBAT_TARGETS,
  combatCells,
  combatMeaning,
  combatOutcomes,
  type CombatTarget,
} from '#shared/rules/magna-carta/figures/combatTables'
import { combatRuleTable } from '#shared/rules/magna-carta/combat/combatRuleTables'
import { OPTIONS } from '#shared/rules/magna-carta/rules/options'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { STRENGTH_RULES } from '#shared/rules/magna-carta/figures/figures'

function resolved(query: CombatQuery, blanks: Blanks = 'between') {
  return resolveCombat(query, blanks, COMBAT_TABLES)
}

/** The tables as our reconstruction prints them: a line a die, a letter a column, `.` no effect. */
const BETWEEN: Readonly<Record<CombatTarget, string>> = {
  foot: `
    C D E E E F F F F F F
    C C D D E E F F F F F
    . C C D D E E F F F F
    . . C C D E E E F F F
    . . . C C D E E E F F
    . . . . C D D E E E F
    B . . . C C D D E E E
    B B B B . C C D D E E
    A B B B B B C C D E E
    A A A A B B B C C D E`,
  mounted: `
    C D F F G H H I I I I
    C C E F F G H H I I I
    . C D E F F G H H I I
    . . C D E F F G H H I
    . . C C D E F F G H H
    . . . C C D E F F G H
    B . . . C C D E F F G
    B B . . . C C D E F F
    A B B . . . C C D E F
    A A A B B B B C C D E`,
}

/** The same tables with the letters of each column together. */
const END: Readonly<Record<CombatTarget, string>> = {
  foot: `
    C D E E E F F F F F F
    C C D D E E F F F F F
    B C C D D E E F F F F
    B B C C D E E E F F F
    A B B C C D E E E F F
    A A B B C D D E E E F
    . . A B C C D D E E E
    . . . A B C C D D E E
    . . . . B B C C D E E
    . . . . . B B C C D E`,
  mounted: `
    C D F F G H H I I I I
    C C E F F G H H I I I
    B C D E F F G H H I I
    B B C D E F F G H H I
    A B C C D E F F G H H
    A A B C C D E F F G H
    . . A B C C D E F F G
    . . . . B C C D E F F
    . . . . . B C C D E F
    . . . . . . B C C D E`,
}

const PRINTED = { between: BETWEEN, end: END }

function cellsOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll('.', '-').split(' '))
}

/** A differential in the middle of each column, and its label. */
const COLUMNS = [
  ['<-5', -1000, -6],
  ['-5/-1', -5, -1],
  ['0/4', 0, 4],
  ['5/8', 5, 8],
  ['9/12', 9, 12],
  ['13/20', 13, 20],
  ['21/30', 21, 30],
  ['31/50', 31, 50],
  ['51/70', 51, 70],
  ['71/90', 71, 90],
  ['>90', 91, 1000],
] as const

const LABELS = COLUMNS.map(([label]) => label)

/** One attacker on foot whose differential is this. */
function fight(differential: number, more: Partial<CombatQuery> = {}): CombatQuery {
  const base = { target: 'foot', attackers: 1, mountedAttackers: 0, armour: false } as const
  return { ...base, attack: 2000 + differential, defence: 2000, ...more }
}

function outcomeOf(query: CombatQuery, ...rest: [] | ['between' | 'end']): string {
  const answer = resolved(query, ...rest)
  if (answer.kind !== 'roll') throw new Error('a die was given')
  return answer.outcome
}

const READINGS = BLANKS.flatMap((blanks) => COMBAT_TARGETS.map((target) => [blanks, target] as const))

describe.each(READINGS)('blanks %s, target %s', (blanks, target) => {
  const printed = cellsOf(PRINTED[blanks][target])

  test('MC-CBT-4: every cell is that of the rules', () => {
    const seen = printed.map((_, row) =>
      COLUMNS.map(([, low]) => outcomeOf(fight(low, { target, die: row + 1 }), blanks)),
    )
    expect(seen).toEqual(printed)
  })

  test('MC-CBT-4: the table printed is the table used', () => {
    const { columns, rows, uncertain, source } = combatRuleTable(target, blanks, COMBAT_TABLES[target])
    expect(columns.map(({ en }) => en)).toEqual(LABELS)
    expect(rows.map(({ cells }) => cells.map(({ fr }) => fr))).toEqual(printed)
    expect(rows.map(({ label }) => label.en)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect({ uncertain, source }).toEqual({ uncertain: true, source: 'reconstructed' })
    expect(magnaCarta.under({ options: { blanks }, houseTables: {} }).ruleset.tables).toContainEqual(
      combatRuleTable(target, blanks, COMBAT_TABLES[target]),
    )
  })

  test('MC-CBT-4: the chances count the cells of the column, out of 10', () => {
    COLUMNS.forEach(([, low], column) => {
      const cells = printed.map((row) => row[column])
      const counts = combatOutcomes(COMBAT_TABLES[target]).map((outcome) => [
        outcome,
        `${cells.filter((cell) => cell === outcome).length}/10`,
      ])
      const answer = resolved(fight(low, { target }), blanks)
      expect(answer).toMatchObject({ kind: 'chances', outcomes: Object.fromEntries(counts) })
    })
  })

  test('MC-CBT-3: armour reads one line lower, the last line twice', () => {
    COLUMNS.forEach(([, low], column) => {
      for (let die = 1; die <= 10; die++) {
        const answer = resolved(fight(low, { target, armour: true, die }), blanks)
        const modified = Math.min(die + 1, 10)
        expect(answer).toMatchObject({ die, modified, outcome: printed[modified - 1]?.[column] })
        expect(answer.because.map(({ rule }) => rule)).toEqual(['MC-CBT-1', 'MC-CBT-3', 'MC-CBT-4'])
      }
    })
  })
})

describe('the two readings', () => {
  test.each(COMBAT_TARGETS)('MC-CBT-4: against %s, unmodified chances are the same in both', (target) => {
    for (const [, low] of COLUMNS) {
      const query = fight(low, { target })
      expect(resolved(query, 'end')).toEqual(resolved(query, 'between'))
    }
  })

  test('MC-CBT-4: a given die and armour tell them apart', () => {
    expect(outcomeOf(fight(0, { die: 5 }), 'between')).toBe('-')
    expect(outcomeOf(fight(0, { die: 5 }), 'end')).toBe('B')
    const armoured = fight(0, { armour: true })
    expect(resolved(armoured, 'between')).toMatchObject({ outcomes: { A: '2/10', '-': '3/10' } })
    expect(resolved(armoured, 'end')).toMatchObject({ outcomes: { A: '1/10', '-': '4/10' } })
  })

  test('MC-CBT-4: with the blanks between, every column and every row worsens steadily', () => {
    for (const target of COMBAT_TARGETS) {
      // From the attackers' worst to the defenders'.
      const order = ['A', 'B', '-', 'C', 'D', 'E', 'F', 'G', 'H', 'I']
      const { columns } = COMBAT_TABLES[target]
      const ranks = columns.map((column) =>
        combatCells(COMBAT_TABLES[target], column, 'between').map((cell) => order.indexOf(cell)),
      )
      ranks.forEach((column, index) =>
        column.forEach((rank, die) => {
          expect(rank).toBeLessThanOrEqual(column[die - 1] ?? 9)
          expect(rank).toBeGreaterThanOrEqual(ranks[index - 1]?.[die] ?? 0)
        }),
      )
    }
  })

  test('blanks between is the default, of the rules and of the option', () => {
    expect(outcomeOf(fight(0, { die: 5 }))).toBe('-')
    const option = OPTIONS.find(({ id }) => id === 'blanks')
    expect(option?.default).toBe('between')
    expect(option?.choices.map(({ id }) => id)).toEqual(BLANKS)
    expect(magnaCarta.under({ options: {}, houseTables: {} }).ruleset.tables).toEqual(magnaCarta.tables)
  })
})

describe('the column', () => {
  test.each(COLUMNS)('MC-CBT-1: %s is %i to %i', (label, low, high) => {
    expect(resolved(fight(low))).toMatchObject({ differential: low, column: label })
    expect(resolved(fight(high))).toMatchObject({ differential: high, column: label })
    expect(resolved(fight(low)).because.map(({ rule }) => rule)).toEqual(['MC-CBT-1', 'MC-CBT-4'])
  })

  test.each(LABELS)('MC-CBT-2: from %s one to the right, never past the last', (label) => {
    const index = LABELS.indexOf(label)
    const next = LABELS[Math.min(index + 1, LABELS.length - 1)]
    const low = COLUMNS[index]?.[1] ?? 0
    const several = resolved(fight(low, { attackers: 2 }))
    expect(several).toMatchObject({ differential: low, column: next })
    expect(several.because.map(({ rule }) => rule)).toEqual(['MC-CBT-1', 'MC-CBT-2', 'MC-CBT-4'])
    expect(combatColumn(COMBAT_TABLES.mounted, low, true).label).toBe(next)
  })

  test.each([
    ['foot', 1, 0, '0/4'],
    ['foot', 1, 1, '0/4'],
    ['foot', 2, 0, '5/8'],
    ['foot', 2, 1, '5/8'],
    ['foot', 5, 5, '5/8'],
    ['mounted', 1, 1, '0/4'],
    ['mounted', 2, 0, '0/4'],
    ['mounted', 3, 1, '0/4'],
    ['mounted', 2, 2, '5/8'],
    ['mounted', 5, 5, '5/8'],
  ] as const)(
    'MC-CBT-2: against %s, %i attackers of whom %i mounted',
    (target, attackers, mounted, column) => {
      const query = fight(2, { target, attackers, mountedAttackers: mounted })
      expect(resolved(query).column).toBe(column)
    },
  )
})

describe('strength', () => {
  const swordsman = {
    attack: 7,
    twoHanded: false,
    mounted: false,
    wounded: false,
    charging: false,
    from: 'front' as const,
  }

  test.each([
    ['one hand', swordsman, 7],
    ['two-handed on foot and healthy', { ...swordsman, twoHanded: true }, 14],
    ['two-handed but wounded', { ...swordsman, twoHanded: true, wounded: true }, 7],
    ['two-handed but mounted', { ...swordsman, twoHanded: true, mounted: true }, 7],
    ['a charge, whose figure is not known', { ...swordsman, mounted: true, charging: true }, 7],
  ])('MC-CBT-5: %s', (_, attacker, strength) => {
    expect(attackSum([attacker], STRENGTH_RULES)).toBe(strength)
  })

  test('MC-CBT-5: a charge bonus is data, for riders that charge', () => {
    const rules = { ...STRENGTH_RULES, chargeBonus: 3 }
    expect(attackSum([{ ...swordsman, mounted: true, charging: true }], rules)).toBe(10)
    expect(attackSum([{ ...swordsman, mounted: true }], rules)).toBe(7)
    expect(attackSum([{ ...swordsman, charging: true }], rules)).toBe(7)
  })

  test('MC-GEO-1: where the attacker stands changes nothing', () => {
    for (const from of ['front', 'side', 'rear'] as const)
      expect(attackSum([{ ...swordsman, from }, swordsman], STRENGTH_RULES)).toBe(14)
  })
})

test('MC-CBT-4: every letter of a table has its meaning, in both languages', () => {
  for (const target of COMBAT_TARGETS) {
    const table = COMBAT_TABLES[target]
    const used = new Set(table.columns.flatMap(({ letters }) => letters))
    expect([...used].sort()).toEqual(Object.keys(table.meanings))
    const meanings = combatOutcomes(table).map((outcome) => combatMeaning(table, outcome))
    expect(new Set(meanings.map(({ fr }) => fr)).size).toBe(used.size + 1)
    expect(new Set(meanings.map(({ en }) => en)).size).toBe(used.size + 1)
  }
  expect(combatMeaning(COMBAT_TABLES.mounted, 'H').fr).toBe(
    'un personnage monté tué et désarçonné, monture indemne',
  )
  expect(combatMeaning(COMBAT_TABLES.foot, '-').en).toBe('no effect')
})

test.each([0, 11, 2.5])('a die of %d has no such face', (die) => {
  expect(() => resolved(fight(0, { die }))).toThrow(RangeError)
})
