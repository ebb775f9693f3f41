/** XCH-3, CTR-7: the order of battle as CSV, out and in again, and what a changed file changes. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isOrderOfBattle } from '#shared/armies/battleCsv/battleColumns'
import { type BattlePlan } from '#shared/armies/battleCsv/planBattle'
import { writeBattleCsv } from '#shared/armies/battleCsv/writeBattleCsv'
import { csvFaultText } from '#shared/armies/csv/csvFault'
import { writeCsv } from '#shared/armies/csv/writeCsv'
import { type Counter, type Group } from '#shared/document/armies'
import { plainIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { openScenario } from '#shared/format/openScenario'
import { LANGUAGES } from '#shared/i18n/localized'
import { RULESETS } from '#shared/rules/registry/registry'
import { richScenario } from '../../format/richScenario'
import { armyOf, SIDE } from '../csv/armies'
import { ARCHERS, battle, planOfBattle, RELIEF, VAN } from './battles'

const FRENCH = [
  'camp;groupe;chef;type;sigle;nom;quantité;position;orientation;note du groupe',
  'Francs;;;Archer;FAr;;2;tour 3 (Le secours);;',
  'Francs;;;Chevalier;FCh;;1;de rechange;;',
  'Francs;Avant-garde;oui;Chevalier;FCh;Guy;1;E6;v0;Tient le pont.',
  'Francs;Avant-garde / Archers;;Archer;FAr;;4;à placer;;',
  'Francs;Camp;;;;;;;;',
]

const changed = (line: number, from: string, to: string): BattlePlan => {
  const text = FRENCH.with(line, (FRENCH[line] as string).replace(from, to)).join('\n')
  expect(text).not.toBe(FRENCH.join('\n'))
  return planOfBattle(battle(), text)
}
const faults = ({ refused }: BattlePlan): string[] => refused.map((fault) => csvFaultText(fault).en)
const ofGroup = ({ after }: BattlePlan, group: string): string[] =>
  Object.entries<Counter>(after.counters).flatMap(([id, one]) => (one.group === group ? [id] : []))

function expectNoChange(scenario: Scenario, text: string): void {
  const plan = planOfBattle(scenario, text)
  expect([plan.rows, plan.refused, plan.absent]).toEqual([[], [], 0])
  expect(plan.edit).toEqual({ groups: {}, reinforcements: {}, counters: {} })
  expect(plainIn(plan.after, scenario.info.language)).toEqual(scenario)
}

describe('XCH-3: out', () => {
  test('a row for each character, for equal counters together, and for a group without counters', () => {
    expect(writeBattleCsv(battle(), 'fr').slice(1).trimEnd().split('\r\n')).toEqual(FRENCH)
    expect(writeBattleCsv(battle(), 'en')).toContain('\r\nFrancs,,,Archer,FAr,,2,turn 3 (Le secours),,\r\n')
  })

  test('and in again changes nothing, in either language', async () => {
    for (const language of LANGUAGES) {
      for (const scenario of [battle(), richScenario()])
        expectNoChange(scenario, writeBattleCsv(scenario, language))
      for (const file of readdirSync('assets/gallery')) {
        const read = await openScenario(readFileSync(`assets/gallery/${file}`, 'utf8'), file)
        if (!read.ok) throw new Error(file)
        expectNoChange(read.value, writeBattleCsv(read.value, language))
      }
    }
  })

  test('its headings tell it from a CSV of types', () => {
    for (const language of LANGUAGES) {
      const headings = (text: string): string[] => (text.slice(1).split('\r\n')[0] ?? '').split(/[;,]/)
      expect(isOrderOfBattle(headings(writeBattleCsv(battle(), language)))).toBe(true)
      for (const ruleset of RULESETS) {
        const types = writeCsv(armyOf(ruleset), ruleset.counterSchema, language)
        expect(isOrderOfBattle(headings(types))).toBe(false)
      }
    }
  })
})

describe('XCH-3: in', () => {
  test('what a row will be is told in either language, whichever the file is in', () => {
    const [spare] = changed(2, 'de rechange', 'à placer').rows
    expect([spare?.texts.fr.position, spare?.texts.en.position]).toEqual(['à placer', 'to place'])
    const [late] = changed(1, 'tour 3 (Le secours)', 'tour 5 (Le guet)').rows
    expect([late?.texts.fr.position, late?.texts.en.position]).toEqual([
      'tour 5 (Le guet)',
      'turn 5 (Le guet)',
    ])
    const [led] = changed(3, ';oui;', ';non;').rows
    expect([led?.texts.fr.leader, led?.texts.en.leader]).toEqual(['non', 'no'])
    expect(led?.texts.en).toMatchObject({ side: 'Francs', counter: 'Guy', note: 'Tient le pont.' })
    // What was left empty stays so.
    const [free] = changed(3, ';E6;', ';;').rows
    expect([free?.texts.fr.position, free?.columns]).toEqual(['', ['position']])
  })

  test('a quantity makes copies or takes the last away', () => {
    const more = changed(4, ';4;', ';6;')
    expect(more.rows.map(({ line, columns }) => [line, columns])).toEqual([[5, ['quantity']]])
    expect(ofGroup(more, ARCHERS)).toEqual(['a0', 'a1', 'a2', 'a3', 'archer', 'archer-2'])
    expect(ofGroup(changed(4, ';4;', ';1;'), ARCHERS)).toEqual(['a0'])
    expect(ofGroup(changed(4, ';4;', ';0;'), ARCHERS)).toEqual([])
  })

  test('counters move between groups and keep what they are', () => {
    const text = FRENCH.with(4, FRENCH[4]?.replace(';4;', ';1;') as string)
    const split = planOfBattle(battle(), [...text, 'Francs;Camp;;Archer;FAr;;3;E7;s2;'].join('\n'))
    expect(ofGroup(split, ARCHERS)).toEqual(['a0'])
    expect(ofGroup(split, 'camp')).toEqual(['a1', 'a2', 'a3'])
    expect(Object.keys(split.after.counters)).toEqual(Object.keys(battle().counters))
    const ranks = ['a1', 'a2', 'a3'].map((id) => split.after.counters[id as never] as Counter)
    expect(ranks.map(({ rank, facing }) => [rank, facing.kind])).toEqual([
      [0, 'side'],
      [1, 'side'],
      [2, 'side'],
    ])
  })

  test('unknown groups are made under those that are known, and reinforcements too', () => {
    const plan = changed(4, 'Avant-garde / Archers', 'avant-garde / Piquiers / Aile gauche')
    expect(plan.newGroups).toEqual(['piquiers', 'aile-gauche'])
    expect(plan.after.groups['piquiers' as never]).toEqual({
      side: SIDE,
      name: 'Piquiers',
      note: '',
      parent: VAN,
      rank: 1,
    })
    expect(ofGroup(plan, 'aile-gauche')).toEqual(['a0', 'a1', 'a2', 'a3'])
    const late = changed(1, 'tour 3 (Le secours)', 'tour 5 (Les Gênois)')
    expect(late.newReinforcements).toEqual(['les-genois'])
    expect(late.after.reinforcements).toEqual({
      [RELIEF]: battle().reinforcements[RELIEF],
      'les-genois': { side: SIDE, name: 'Les Gênois', turn: 5, entries: [], blocked: 'wait' },
    })
  })

  test('position, name, note and leader', () => {
    const spare = changed(3, ';E6;', ';de rechange;').after.counters['guy' as never] as Counter
    expect([spare.spare, spare.hex]).toEqual([true, undefined])
    expect((changed(3, ';Guy;', ';Guillaume;').after.counters['guy' as never] as Counter).name).toBe(
      'Guillaume',
    )
    const noted = changed(3, 'Tient le pont.', 'Tient le gué.').after.groups[VAN] as Group
    expect(noted).toEqual({ ...battle().groups[VAN], note: 'Tient le gué.' })
    expect(changed(3, ';oui;', ';non;').after.groups[VAN]).not.toHaveProperty('leader')
    const moved = changed(3, 'Avant-garde;oui', 'Camp;oui').after.groups
    expect([moved[VAN]?.leader, moved['camp' as never]]).toEqual([
      undefined,
      { ...battle().groups['camp' as never], leader: 'guy', note: '' },
    ])
  })

  test('another side than that of its type', () => {
    const theirs = changed(2, 'Francs;', 'Mamelouks & C\u202fie;').after.counters['s0' as never] as Counter
    expect(theirs.side).toBe('mamelouks')
  })

  test('rows that are not in the file stay', () => {
    const plan = planOfBattle(battle(), FRENCH.slice(0, 3).join('\n'))
    expect([plan.same, plan.absent, plan.rows]).toEqual([2, 2, []])
    expect(plan.after).toEqual(battle())
  })

  test('a row of none of what is not there changes nothing, its group and note included', () => {
    for (const group of ['Piquiers', 'Camp']) {
      const row = `Francs;${group};;Archer;FAr;;0;;;Au gué.`
      expectNoChange(battle(), [...FRENCH, row].join('\n'))
    }
  })

  test('a file that names only types and quantities adds what is not there', () => {
    const plan = planOfBattle({ ...battle(), counters: {} }, 'type,quantity,position\nArcher,3,\nKnight,1,')
    expect(Object.keys(plan.after.counters)).toEqual(['archer', 'archer-2', 'archer-3'])
    expect(faults(plan)).toEqual(['line 3, column “type”: the scenario has no counter type “Knight”.'])
  })

  test('what is wrong is refused with its line and column, and its row stays as it is', () => {
    const wrong = (line: number, from: string, to: string): string[] => {
      const plan = changed(line, from, to)
      expect(plan.after).toEqual(battle())
      return faults(plan)
    }
    expect(wrong(4, 'Archer;FAr', 'Archer;XXX')).toEqual([
      'line 5, column “type”: the scenario has no counter type “Archer (XXX)”.',
    ])
    expect(wrong(1, 'Francs', 'Vikings')).toEqual([
      'line 2, column “camp”: the scenario has no side “Vikings”.',
    ])
    expect(wrong(4, ';4;', ';quatre;')).toEqual(['line 5, column “quantité”: a whole number is expected.'])
    expect(wrong(3, ';Guy;1', ';Guy;2')).toEqual([
      'line 4, column “quantité”: a counter with a name is alone in its row.',
    ])
    expect(wrong(4, 'à placer', 'ZZ99')[0]).toMatch(/^line 5, column “position”: a hex, “to place”/)
    expect(wrong(1, 'tour 3', 'tour 0')).toEqual(['line 2, column “position”: a turn is from 1 to 1000.'])
    expect(wrong(3, ';v0;', ';v7;')[0]).toMatch(/^line 4, column “orientation”: a facing is expected/)
    expect(wrong(4, 'Avant-garde / Archers', 'Avant-garde / ')[0]).toMatch(
      /^line 5, column “groupe”: between/,
    )
    expect(wrong(4, ';;Archer', ';peut-être;Archer')).toEqual([
      'line 5, column “chef”: yes or no is expected.',
    ])
    expect(wrong(4, ';;Archer', ';oui;Archer')).toEqual([
      'line 5, column “chef”: a leader is alone in his row.',
    ])
    expect(wrong(1, 'Archer;FAr', ';')).toEqual(['line 2, column “type”: a counter type is expected.'])
    expect(changed(4, ';4;', ';9000;').refused).toHaveLength(1)
  })
})
