import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { OPTIONS } from '#shared/rules/magna-carta/rules/options'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const OPTION_IDS = OPTIONS.map(({ id }) => id).join(', ')

const path = useFolder()

/** A fight of these sums against a defender on foot. */
function fight(attack: string, defence: string, ...more: string[]): string[] {
  const sums = ['--attack', attack, '--defence', defence]
  return ['resolve', 'combat', '--ruleset', 'magna-carta', ...sums, '--target', 'foot', ...more]
}

const mounted = (...more: string[]) => fight('12', '10', '--target', 'mounted', ...more)

describe('resolve combat', () => {
  it('gives the chances of the column, out of 10', async () => {
    expect(await json(fight('10', '7'))).toEqual({
      differential: 3,
      column: '0/4',
      outcomes: {
        A: '1/10',
        B: '2/10',
        C: '2/10',
        D: '1/10',
        E: '1/10',
        F: '0/10',
        '-': '3/10',
      },
    })
  })

  it('resolves a given die, the +1 of armour included', async () => {
    expect(await json(fight('2', '9', '--die', '7'))).toEqual({
      differential: -7,
      column: '<-5',
      die: 7,
      modified: 7,
      outcome: 'B',
    })
    expect(await json(fight('10', '7', '--die', '4', '--armour'))).toEqual({
      differential: 3,
      column: '0/4',
      die: 4,
      modified: 5,
      outcome: '-',
    })
    expect(await json(fight('10', '7', '--die', '10', '--armour'))).toMatchObject({
      modified: 10,
      outcome: 'A',
    })
  })

  it.each([
    [fight('12', '10', '--attackers', '2'), '5/8'],
    [fight('12', '10', '--mounted-attackers', '2'), '5/8'],
    [fight('200', '10', '--attackers', '2'), '>90'],
    [mounted('--attackers', '2'), '0/4'],
    [mounted('--attackers', '3', '--mounted-attackers', '1'), '0/4'],
    [mounted('--attackers', '2', '--mounted-attackers', '2'), '5/8'],
    [mounted('--mounted-attackers', '2'), '5/8'],
  ])('MC-CBT-2: %j reads column %s', async (words, column) => {
    expect(await json(words)).toMatchObject({ column })
  })

  it('reads the blanks as told', async () => {
    const die = fight('10', '7', '--die', '5')
    expect(await json(die)).toMatchObject({ outcome: '-' })
    expect(await json([...die, '--option', 'blanks=between'])).toMatchObject({ outcome: '-' })
    expect(await json([...die, '--option', 'blanks=end'])).toMatchObject({ outcome: 'B' })
    expect(await json(fight('10', '7', '--option', 'blanks=end'))).toEqual(await json(fight('10', '7')))
  })

  it('takes the option of a scenario, which --option overrides', async () => {
    const file = path('end.castellan')
    writeFileSync(file, writeScenario(testBoard({ options: { blanks: 'end' } })))
    const die = fight('10', '7', '--die', '5', '--scenario', file)
    expect(await json(die)).toMatchObject({ outcome: 'B', overridden: [] })
    expect(await json([...die, '--option', 'blanks=between'])).toMatchObject({ outcome: '-' })
    writeFileSync(file, writeScenario(testBoard({ options: { blanks: 3 } })))
    expect(await refusal(die)).toBe(
      `${file} (options.blanks): found the number 3, expected one of "between", "end"`,
    )
  })

  it('takes the house table of a scenario', async () => {
    const file = path('house.castellan')
    const rows = [...'FEDCBA----'].map((letter) => Array(11).fill(letter))
    writeFileSync(file, writeScenario(testBoard({ houseTables: { 'combat-foot': { rows } } })))
    const scenario = ['--scenario', file]
    expect(await json(fight('10', '7', '--die', '1', ...scenario))).toMatchObject({
      outcome: 'F',
      overridden: ['combat-foot'],
    })
    expect(await json(mounted('--die', '1', ...scenario))).toMatchObject({ overridden: [] })
    writeFileSync(file, writeScenario(testBoard({ houseTables: { 'combat-foot': { rows: [['G']] } } })))
    expect(await refusal(fight('10', '7', ...scenario))).toBe(
      `${file} (houseTables.combat-foot.rows[0][0]): found the text "G", expected one of "A", "B", "C", "D", "E", "F", "-"`,
    )
  })

  it('says it in words', async () => {
    const roll = await castellan(fight('2', '9', '--die', '10', '--lang', 'fr'))
    expect(roll.stdout).toBe(
      'différentiel −7, colonne <-5\ndé 10, modifié 10\u202f: A, un attaquant blessé\n',
    )
    const chances = await castellan(fight('2', '9'))
    expect(chances.stdout.split('\n').slice(0, 4)).toEqual([
      'differential −7, column <-5',
      ' 2/10  A  one attacker wounded',
      ' 2/10  B  all attackers retreat 1 hex',
      ' 2/10  C  all defenders retreat 1 hex',
    ])
    expect(chances.stdout).toContain('\n 4/10  -  no effect\n')
  })

  it.each([
    [fight('x', '7'), '--attack: "x", expected a whole number from 0 to 9999'],
    [fight('7', '-1'), '--defence: "-1", expected a whole number from 0 to 9999'],
    [fight('7', '7', '--die', '11'), '--die: "11", expected a whole number from 1 to 10'],
    [fight('7', '7', '--attackers', '0'), '--attackers: "0", expected a whole number from 1 to 99'],
    [
      fight('7', '7', '--attackers', '1', '--mounted-attackers', '2'),
      '--mounted-attackers: "2", expected at most --attackers (1)',
    ],
    [fight('7', '7', '--target', 'boat'), '--target: "boat" is unknown, expected foot, mounted'],
    [
      fight('7', '7', '--option', 'blanks=middle'),
      '--option blanks: "middle" is unknown, expected between, end',
    ],
    [fight('7', '7', '--option', 'moon=full'), `--option: "moon" is unknown, expected ${OPTION_IDS}`],
    [fight('7', '7', '--option', 'blanks'), '--option: "blanks", expected NAME=VALUE'],
    [fight('7', '7', '--cover', 'none'), 'unknown option: --cover; see castellan --help'],
    [['resolve', 'combat'], 'option --ruleset is missing'],
    [
      ['resolve', 'combat', '--ruleset', 'common-mechanics'],
      '--ruleset: common-mechanics has no such roll, expected magna-carta, savoy',
    ],
    [['resolve', 'combat', '--ruleset', 'magna-carta'], 'option --attack is missing'],
    [['resolve', 'combat', '--ruleset', 'magna-carta', '--attack', '3'], 'option --defence is missing'],
    [
      ['resolve', 'combat', '--ruleset', 'magna-carta', '--attack', '3', '--defence', '3'],
      'option --target is missing',
    ],
  ])('%j is refused', async (words, line) => {
    expect(await refusal(words)).toBe(line)
  })

  it('is refused in French too', async () => {
    const french = { LANG: 'fr_FR.UTF-8' }
    expect(await refusal(fight('7', '7', '--option', 'blanks=middle'), french)).toBe(
      '--option blanks\u202f: «\u202fmiddle\u202f» inconnu\u202f; attendu\u202f: between, end',
    )
    expect(await refusal(fight('7', '7', '--option', 'blanks'), french)).toBe(
      '--option\u202f: «\u202fblanks\u202f»\u202f; attendu\u202f: NOM=VALEUR',
    )
    expect(await refusal(fight('7', '7', '--attackers', '1', '--mounted-attackers', '2'), french)).toBe(
      '--mounted-attackers\u202f: «\u202f2\u202f»\u202f; attendu\u202f: au plus --attackers (1)',
    )
  })
})
