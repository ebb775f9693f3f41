/** Each house table changes what it is about, and nothing else; the answer says which apply. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { featureRow, structureRow, terrainRow } from '#shared/rules/contract/rows'
import { attackSum, resolveCombat } from '#shared/rules/magna-carta/combat/combat'
import { resolveInfiltration } from '#shared/rules/magna-carta/figures/infiltrationTable'
import { resolveFire } from '#shared/rules/magna-carta/fire/fire'
import { HOUSE_TABLES } from '#shared/rules/magna-carta/house/houseTables'
import { playedMedievalRules } from '#shared/rules/magna-carta/house/playedRules'
import { MAGNA_CARTA, magnaCarta } from '#shared/rules/magna-carta/index'
import { naphthaImpact, resolveNaphtha } from '#shared/rules/magna-carta/naphtha/naphtha'
import { type MedievalRules } from '#shared/rules/magna-carta/rules/medievalRules'
import { blanksOf } from '#shared/rules/magna-carta/rules/options'
import { SAVOY, savoy } from '#shared/rules/savoy/index'

type Tables = Readonly<Record<string, Json>>

function played(houseTables: Tables, rules: MedievalRules = MAGNA_CARTA): MedievalRules {
  const { rules: laid, overridden, faults } = playedMedievalRules(rules, { options: {}, houseTables })
  expect(faults).toEqual([])
  expect([...overridden].sort()).toEqual(Object.keys(houseTables).sort())
  return laid
}

const SOLDIER = { mounted: false, armoured: false, wounded: false }
const PIKEMAN = { mounted: false, poleArm: true, wounded: false }
const EVEN_FIGHT = { attack: 5, defence: 5, attackers: 1, mountedAttackers: 0, armour: false } as const

const shoot = (rules: MedievalRules, target: 'foot' | 'mounted', range = 1, die = 1) =>
  resolveFire(
    {
      weapon: rules.figures.weapons.find(({ id }) => id === 'crossbow')!,
      range,
      cover: 'none',
      target,
      phase: 'offensive',
      armoured: false,
      wounded: true,
      turkish: false,
    },
    die,
    rules.figures.fire,
  )

const fight = (rules: MedievalRules, target: 'foot' | 'mounted', die: number) =>
  resolveCombat({ ...EVEN_FIGHT, target, die }, blanksOf(rules.chosen), rules.figures.combat)

const row = (letter: string, count: number): string[] => Array<string>(count).fill(letter)

/** A case for each table: the answer that it changes, before and after. */
const CASES: readonly {
  readonly table: string
  readonly data: Json
  readonly asked: (rules: MedievalRules) => unknown
  readonly before: unknown
  readonly after: unknown
  readonly rules?: MedievalRules
}[] = [
  {
    table: 'terrain',
    data: [{ id: 'wood', costFoot: 4, edgeCover: null }],
    asked: ({ rows }) => [terrainRow(rows, 'wood')?.costFoot, terrainRow(rows, 'wood')?.edgeCover],
    before: [2, 'light'],
    after: [4, undefined],
  },
  {
    table: 'hexsides',
    data: [{ id: 'hedge', cover: 'medium', narrow: true, along: { foot: 1, mounted: 2 } }],
    asked: ({ rows }) => {
      const hedge = featureRow(rows, 'hedge')
      return [hedge?.cover, hedge?.narrow, hedge?.along]
    },
    before: ['light', undefined, undefined],
    after: ['medium', true, { foot: 1, mounted: 2 }],
  },
  {
    table: 'structures',
    data: [{ id: 'wall-hex', integrity: 6, front: null }],
    asked: ({ rows }) => [structureRow(rows, 'wall-hex')?.integrity, structureRow(rows, 'wall-hex')?.front],
    before: [4, 'wall'],
    after: [6, undefined],
  },
  {
    table: 'markers',
    data: [{ id: 'rubble', terrain: 'rocks' }],
    asked: ({ rows }) => rows.markers.find(({ id }) => id === 'rubble')?.terrain,
    before: 'clear',
    after: 'rocks',
  },
  {
    table: 'ranges',
    data: [{ id: 'crossbow', short: 1 }],
    asked: (rules) => shoot(rules, 'foot', 2),
    before: { band: 'short' },
    after: { band: 'medium' },
  },
  {
    table: 'combat-foot',
    data: {
      rows: [...'FEDCBA----'].map((letter) => row(letter, 11)),
      meanings: { A: 'a bruise' },
      armourModifier: 2,
    },
    asked: (rules) => [
      fight(rules, 'foot', 1),
      rules.figures.combat.foot.meanings.A?.en,
      rules.figures.combat.foot.armourModifier,
    ],
    before: [{ outcome: 'E' }, 'one attacker wounded', 1],
    after: [{ outcome: 'F' }, 'a bruise', 2],
  },
  {
    table: 'combat-mounted',
    data: { columns: [{ upTo: 0 }, { upTo: null }], rows: [...'IHGFEDCBA-'].map((letter) => [letter, '-']) },
    asked: (rules) => fight(rules, 'mounted', 10),
    before: { column: '0/4', outcome: 'A' },
    after: { column: '<1', outcome: '-' },
  },
  {
    table: 'fire-foot',
    data: { rows: [row('A', 4), row('-', 4)], modifiers: { wounded: 0 } },
    asked: (rules) => shoot(rules, 'foot'),
    before: { modifier: -1, row: 1, outcome: 'C' },
    after: { modifier: -2, row: 1, outcome: 'A' },
  },
  {
    table: 'fire-mounted',
    data: { modifiers: { close: { value: -5, within: 9 } } },
    asked: (rules) => [shoot(rules, 'mounted', 9), shoot(rules, 'foot', 9)],
    before: [{ modifier: 1 }, { modifier: 1 }],
    after: [{ modifier: -4 }, { modifier: 1 }],
  },
  {
    table: 'infiltration',
    data: { modifiers: { opponent: { poleArm: 2 } } },
    asked: ({ figures }) => resolveInfiltration({ mover: SOLDIER, opponent: PIKEMAN }, figures.infiltration),
    before: { modifier: 1, outcomes: { none: '4/10' } },
    after: { modifier: 2, outcomes: { none: '3/10' } },
  },
  {
    table: 'opportunity',
    data: { modifiers: { mover: { mounted: -3 }, attack: { allies: 0 } } },
    asked: (rules) => rules.infiltrationTable(rules).modifiers.map(({ value }) => value),
    before: [1, -1, 2, -2, 1, -1, -2],
    after: [1, -3, 2, -2, 1, -2],
    rules: SAVOY,
  },
  ...(['foot', 'mounted', 'stunned'] as const).map((target) => ({
    table: `naphtha-${target}`,
    data: {
      results: [
        { upTo: 3, result: { id: 'singed', name: { fr: 'roussi', en: 'singed' }, retreat: 3 } },
        { upTo: null, result: 'killed' },
      ],
    } as Json,
    asked: ({ figures }: MedievalRules) => resolveNaphtha(target, 3, figures.naphtha),
    before: {},
    after: { outcome: { id: 'singed', retreat: 3 } },
  })),
  {
    table: 'scatter',
    data: [0, 1, 2, 3, 4, 5, ...row('on-target', 4)],
    asked: ({ figures }) => naphthaImpact({ q: 0, r: 0 }, 1, figures.scatter).value,
    before: { q: 0, r: 0 },
    after: { q: 0, r: -1 },
  },
  {
    table: 'naphtha-thrower',
    data: { farthest: 30 },
    asked: ({ figures }) => figures.naphthaThrower,
    before: {},
    after: { farthest: 30 },
  },
  {
    table: 'inner-wall',
    data: { within: 5 },
    asked: ({ figures }) => figures.innerWall,
    before: { integrity: 1, within: 3 },
    after: { integrity: 1, within: 5 },
  },
  {
    table: 'movement',
    data: { riderTurn: 2, defensiveFire: { foot: { A: { points: 3 } } } },
    asked: ({ figures }) => [figures.movement.riderTurn, figures.movement.defensiveFire.foot.A],
    before: [1, { kind: 'less', points: 2 }],
    after: [2, { kind: 'less', points: 3 }],
  },
  {
    table: 'strength',
    data: { chargeBonus: 4 },
    asked: ({ figures }) =>
      attackSum(
        [{ attack: 5, twoHanded: false, mounted: true, wounded: false, charging: true, from: 'front' }],
        figures.strength,
      ),
    before: 5,
    after: 9,
  },
  {
    table: 'saves',
    data: { armour: { light: 6 } },
    asked: ({ figures }) => figures.saves,
    before: { armour: { light: 5, heavy: 7 }, shield: 6 },
    after: { armour: { light: 6, heavy: 7 }, shield: 6, dice: { count: 2, faces: 6 } },
    rules: SAVOY,
  },
]

describe('SCN-1: house tables', () => {
  test('are all tried here', () => {
    expect(CASES.map(({ table }) => table)).toEqual(HOUSE_TABLES.map(({ table }) => table))
  })

  test.each(CASES.map((one) => [one.table, one] as const))('%s changes its answers', (table, one) => {
    const { data, asked, before, after, rules = MAGNA_CARTA } = one
    const laid = played({ [table]: data }, rules)
    const match = (answer: unknown, expected: unknown): void => {
      if (Array.isArray(expected)) expected.forEach((part, index) => match((answer as Json[])[index], part))
      else if (typeof expected === 'object') expect(answer).toMatchObject(expected as object)
      else expect(answer).toBe(expected)
    }
    match(asked(rules), before)
    match(asked(laid), after)
    expect(asked(laid)).not.toEqual(asked(rules))
  })

  test.each(CASES.map((one) => [one.table, one] as const))('%s leaves the rest alone', (table, one) => {
    const { data, rules = MAGNA_CARTA } = one
    const laid = played({ [table]: data }, rules)
    const parts = (of: MedievalRules): Readonly<Record<string, unknown>> => ({ ...of.rows, ...of.figures })
    const changed = Object.keys(parts(rules)).filter((key) => parts(laid)[key] !== parts(rules)[key])
    expect(changed).toEqual(table === 'ranges' ? ['counterSchema', 'weapons'] : [expect.any(String)])
  })

  test('a printed table is then the house’s, and certain where its cells are given', () => {
    const house = {
      options: {},
      houseTables: { 'combat-foot': CASES.find(({ table }) => table === 'combat-foot')!.data },
    }
    const { ruleset } = magnaCarta.under(house)
    const [foot, mounted] = ruleset.tables
    expect(foot).toMatchObject({ id: 'combat-foot', source: 'house' })
    expect(foot).not.toHaveProperty('uncertain')
    expect(foot?.rows[0]?.cells[0]?.en).toBe('F')
    expect(mounted).toEqual(magnaCarta.tables[1])
    // Blanks in their place: no reading of them moves a letter.
    const end = magnaCarta.under({ ...house, options: { blanks: 'end' } }).ruleset.tables[0]
    expect(end?.rows).toEqual(foot?.rows)
  })

  test('SV-OPP-5: a house modifier stands as it is given, whatever the option of the wounded', () => {
    const houseTables = { opportunity: { modifiers: { mover: { wounded: 4 } } } }
    const modifiers = (options: Readonly<Record<string, string>>) => {
      const { rules } = playedMedievalRules(SAVOY, { options, houseTables })
      const { modifiers: rows } = rules.infiltrationTable(rules)
      return rows.filter(({ trait }) => trait === 'wounded').map(({ of, value }) => [of, value])
    }
    expect(modifiers({})).toEqual([
      ['opponent', 2],
      ['mover', 4],
    ])
    expect(modifiers({ woundedModifiers: 'magna-carta' })).toEqual([
      ['opponent', -2],
      ['mover', 4],
    ])
  })

  test.each(LANGUAGES)('what `tables` prints in %s goes back into a file unchanged', (language) => {
    for (const ruleset of [magnaCarta, savoy]) {
      const letters = ruleset.tables.filter(({ id }) =>
        /^(combat|fire)-|^(infiltration|opportunity)$/.test(id),
      )
      expect(letters).toHaveLength(5)
      for (const { id, columns, rows } of letters) {
        const printedRows = rows.map(({ label, cells }) => ({
          label: label[language],
          cells: cells.map((cell) => cell[language]),
        }))
        const banded = !/-/.test(id)
        const data = {
          ...(!banded && { columns: columns.map((column) => column[language]) }),
          rows: printedRows,
        }
        const {
          ruleset: laid,
          faults,
          overridden,
        } = ruleset.under({ options: {}, houseTables: { [id]: data } })
        expect([faults, overridden]).toEqual([[], [id]])
        expect(laid.tables.find((table) => table.id === id)?.rows).toEqual(rows)
      }
    }
  })
})

describe('SCN-1: the same object', () => {
  const house = { options: {}, houseTables: { movement: { riderTurn: 2 } } }

  test('when nothing differs, and for the same options and tables', () => {
    for (const ruleset of [magnaCarta, savoy]) {
      expect(ruleset.under({ options: {}, houseTables: {} })).toEqual({ ruleset, overridden: [], faults: [] })
      expect(ruleset.under({ options: {}, houseTables: {} }).ruleset).toBe(ruleset)
      expect(ruleset.under(house).ruleset).not.toBe(ruleset)
      expect(ruleset.under({ ...house }).ruleset).toBe(ruleset.under(house).ruleset)
    }
    expect(playedMedievalRules(MAGNA_CARTA, house)).toBe(playedMedievalRules(MAGNA_CARTA, { ...house }))
  })

  test('asked of played rules, under the same house', () => {
    const { ruleset } = magnaCarta.under(house)
    expect(ruleset.under(house).ruleset).toBe(ruleset)
    expect(ruleset.under({ options: {}, houseTables: {} }).ruleset).toBe(magnaCarta)
    const { rules } = playedMedievalRules(MAGNA_CARTA, house)
    expect(playedMedievalRules(rules, house).rules).toBe(rules)
    expect(playedMedievalRules(rules, { options: {}, houseTables: {} }).rules).toBe(MAGNA_CARTA)
  })
})

test('SCN-1: the example of shared/rules/README.md is played without a fault', () => {
  const text = readFileSync(new URL('../../../shared/rules/README.md', import.meta.url), 'utf8')
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(text) ?? []
  const example = JSON.parse(json) as { options: Record<string, Json>; houseTables: Tables }
  const { ruleset, overridden, faults } = magnaCarta.under(example)
  expect(faults).toEqual([])
  expect([...overridden].sort()).toEqual(Object.keys(example.houseTables).sort())
  expect(terrainRow(ruleset, 'heath')).toMatchObject({ char: 'H', costFoot: 3, look: 'brush' })
  expect(text.match(/`([a-z]+(-[a-z]+)?)`/g)).toEqual(
    expect.arrayContaining(HOUSE_TABLES.map(({ table }) => `\`${table}\``)),
  )
})
