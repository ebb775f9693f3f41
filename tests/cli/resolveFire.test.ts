import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

/** A call in words, the ruleset given. */
const fire = (words: string): string[] =>
  ['resolve', 'fire', '--ruleset', 'magna-carta', ...words.split(' ')].filter((word) => word !== '')

const CROSSBOW = '--weapon crossbow --range 10 --cover none --target foot'

describe('resolve fire', () => {
  it.each([
    [
      CROSSBOW,
      { band: 'short', modifier: 0, shift: 0, outcomes: { A: '2/10', B: '3/10', C: '3/10', '-': '2/10' } },
    ],
    // Long +2, wounded +1, armour +1, Turkish -1 = +3; shift 1: die 1 reads row 5.
    [
      '--weapon composite-bow-mounted --range 35 --cover light --target mounted --armour --wounded --turkish',
      {
        band: 'long',
        modifier: 3,
        shift: 1,
        outcomes: { A: '2/10', B: '1/10', C: '0/10', D: '0/10', E: '0/10', '-': '7/10' },
      },
    ],
    // Less than 4 hexes -2; shift 2: dice 1 to 3 read row 3.
    [
      '--weapon short-bow --range 3 --cover heavy --target foot --defensive',
      { band: 'short', modifier: -2, shift: 2, outcomes: { A: '3/10', B: '3/10', C: '0/10', '-': '4/10' } },
    ],
  ])('%s: its exact chances', async (words, answer) => {
    expect(await json(fire(words))).toEqual(answer)
  })

  it('resolves a given die', async () => {
    expect(await json(fire(`${CROSSBOW} --armour --die 6`))).toEqual({
      band: 'short',
      modifier: 1,
      shift: 0,
      die: 6,
      modified: 7,
      row: 7,
      outcome: 'A',
    })
    expect(await json(fire(`${CROSSBOW} --armour --die 10`))).toMatchObject({
      modified: 10,
      row: 9,
      outcome: '-',
    })
  })

  it('says it in words, offensive and defensive', async () => {
    expect((await castellan(fire(`${CROSSBOW} --die 7 --lang fr`))).stdout).toBe(
      'portée courte, modificateur +0, décalage +0\ndé 7, modifié 7, ligne 7\u202f: A, le personnage recule de 2 cases\n',
    )
    const { stdout } = await castellan(fire(`${CROSSBOW} --defensive --lang en`))
    expect(stdout.split('\n')).toEqual([
      'short range, modifier +0, shift +0',
      ' 2/10  A  2 hexes of movement less this turn, taken as points',
      ' 3/10  B  character wounded, and moves on with half of the remaining points only, rounded down',
      ' 3/10  C  character killed',
      ' 2/10  -  miss, no effect',
      '',
    ])
  })

  it('takes a scenario of the same rules, its weapons and its tables', async () => {
    const file = path('plain.castellan')
    writeFileSync(file, writeScenario(testBoard()))
    expect(await json(fire(`${CROSSBOW} --die 1 --scenario ${file}`))).toMatchObject({ overridden: [] })
    const ranges = [{ id: 'longbow', like: 'short-bow', name: { fr: 'arc long', en: 'longbow' }, long: 80 }]
    const houseTables = { ranges, 'fire-foot': { modifiers: { long: 0 } } }
    writeFileSync(file, writeScenario(testBoard({ houseTables })))
    const longbow = '--weapon longbow --range 75 --cover none --target foot'
    expect(await json(fire(`${longbow} --die 5 --scenario ${file}`))).toEqual({
      band: 'long',
      modifier: 0,
      shift: 2,
      die: 5,
      modified: 5,
      row: 7,
      outcome: 'A',
      overridden: ['ranges', 'fire-foot'],
    })
    expect(await refusal(fire(longbow))).toMatch(/^--weapon: "longbow" is unknown, expected lance-mounted,/)
    writeFileSync(file, writeScenario(testBoard({ houseTables: { ranges: { longbow: 80 } } })))
    expect(await refusal(fire(`${CROSSBOW} --scenario ${file}`))).toBe(
      `${file} (houseTables.ranges): found an object, expected a list of rows`,
    )
  })

  it.each([
    [
      '--weapon crossbow --range 61 --cover none --target foot',
      '--range: crossbow: out of range at 61 hexes, expected 60 at most (MC-FIR-1)',
      '--range\u202f: arbalète\u202f: hors de portée à 61 cases\u202f; attendu\u202f: 60 au plus (MC-FIR-1)',
    ],
    [
      '--weapon crossbow --range 9 --cover heavy --target mounted',
      '--cover: Fire on a mounted character: no "heavy" column, expected none, light, medium (MC-FIR-4)',
      '--cover\u202f: Tir contre un personnage monté\u202f: pas de colonne «\u202fforte\u202f»\u202f; attendu\u202f: aucune, légère, moyenne (MC-FIR-4)',
    ],
    [
      '--weapon javelin --range 9 --cover none --target foot --defensive',
      '--defensive: javelin on foot: no defensive fire, offensive fire only (MC-FIR-1)',
      '--defensive\u202f: javelot à pied\u202f: pas de tir défensif, tir offensif seulement (MC-FIR-1)',
    ],
    ['--weapon crossbow --range 9', 'option --target is missing', 'il manque l’option --target'],
  ])('%s is refused, in both languages', async (words, english, french) => {
    expect(await refusal(fire(words))).toBe(english)
    expect(await refusal(fire(`${words} --lang fr`))).toBe(french)
  })

  it.each([
    ['', 'option --weapon is missing'],
    ['--weapon crossbow', 'option --range is missing'],
    ['--weapon crossbow --range 9 --target foot', 'option --cover is missing'],
    [
      '--weapon gun',
      '--weapon: "gun" is unknown, expected lance-mounted, lance-foot, javelin, dagger, short-bow, composite-bow-mounted, composite-bow-foot, crossbow',
    ],
    [`${CROSSBOW} --range 0`, '--range: "0", expected a whole number from 1 to 9999'],
    [`${CROSSBOW} --range 2.5`, '--range: "2.5", expected a whole number from 1 to 9999'],
    [`${CROSSBOW} --cover total`, '--cover: "total" is unknown, expected none, light, medium, heavy'],
    [`${CROSSBOW} --target horse`, '--target: "horse" is unknown, expected foot, mounted'],
    [`${CROSSBOW} --die 11`, '--die: "11", expected a whole number from 1 to 10'],
    [`${CROSSBOW} --die 0`, '--die: "0", expected a whole number from 1 to 10'],
  ])('%s is refused', async (words, line) => {
    expect(await refusal(fire(words))).toBe(line)
  })

  it('needs a ruleset that it has', async () => {
    expect(await refusal(['resolve', 'fire'])).toBe('option --ruleset is missing')
    expect(await refusal(['resolve', 'fire', '--ruleset', 'common-mechanics'])).toBe(
      '--ruleset: common-mechanics has no such roll, expected magna-carta, savoy',
    )
  })
})
