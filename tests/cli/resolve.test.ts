import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { OPTIONS } from '#shared/rules/magna-carta/rules/options'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const OPTION_IDS = OPTIONS.map(({ id }) => id).join(', ')

const path = useFolder()
const INFILTRATION = ['resolve', 'infiltration', '--ruleset', 'magna-carta'] as const

describe('resolve infiltration', () => {
  // The printed odds of MC-INF-10, out of 10: none, stop, wounded, killed.
  it.each([
    [[], 0, [5, 2, 2, 1]],
    [['--mover', 'mounted,armoured'], -2, [7, 2, 1, 0]],
    [['--mover', 'wounded', '--opponent', 'pole-arm,mounted'], 4, [1, 2, 2, 5]],
    [['--opponent', 'wounded'], -2, [7, 2, 1, 0]],
  ])('%j: modifier %i, chances %j', async (options, modifier, [none, stop, wounded, killed]) => {
    const outcomes = {
      none: `${none}/10`,
      stop: `${stop}/10`,
      wounded: `${wounded}/10`,
      killed: `${killed}/10`,
    }
    expect(await json([...INFILTRATION, ...options])).toEqual({ modifier, outcomes })
  })

  it('resolves a given die', async () => {
    expect(await json([...INFILTRATION, '--opponent', 'mounted', '--die', '7'])).toEqual({
      die: 7,
      modified: 8,
      outcome: 'wounded',
    })
    expect(await json([...INFILTRATION, '--die', '10'])).toEqual({ die: 10, modified: 10, outcome: 'killed' })
  })

  it('says it in words', async () => {
    const { stdout } = await castellan([...INFILTRATION, '--mover', 'mounted', '--die', '6', '--lang', 'fr'])
    expect(stdout).toBe('6 −1 = 5\u202f: pas de dommages\n')
    const chances = await castellan([...INFILTRATION, '--lang', 'fr'])
    expect(chances.stdout).toBe(
      'modificateur +0\n 5/10  pas de dommages\n 2/10  arrêt du déplacement\n 2/10  personnage blessé\n 1/10  personnage tué\n',
    )
  })

  it('takes a scenario of the same rules, and its house table', async () => {
    const file = path('plain.castellan')
    writeFileSync(file, writeScenario(testBoard()))
    expect(await json([...INFILTRATION, '--scenario', file, '--die', '1'])).toEqual({
      die: 1,
      modified: 1,
      outcome: 'none',
      overridden: [],
    })
    const results = [
      { upTo: 8, result: 'none' },
      { upTo: null, result: 'killed' },
    ]
    writeFileSync(file, writeScenario(testBoard({ houseTables: { infiltration: { results } } })))
    expect(await json([...INFILTRATION, '--scenario', file])).toEqual({
      modifier: 0,
      outcomes: { none: '8/10', stop: '0/10', wounded: '0/10', killed: '2/10' },
      overridden: ['infiltration'],
    })
    writeFileSync(file, writeScenario(testBoard({ houseTables: { infiltration: [] } })))
    expect(await refusal([...INFILTRATION, '--scenario', file])).toBe(
      `${file} (houseTables.infiltration): found a list of 0 items, expected an object`,
    )
    writeFileSync(file, writeScenario(testBoard({ ruleset: 'savoy' })))
    expect(await refusal([...INFILTRATION, '--scenario', file])).toBe(
      `${file}: this scenario follows "savoy", expected magna-carta`,
    )
  })

  it.each([
    [['--die', '11'], '--die: "11", expected a whole number from 1 to 10'],
    [['--die', '0'], '--die: "0", expected a whole number from 1 to 10'],
    [['--mover', 'mounted,fat'], '--mover: "fat" is unknown, expected mounted, armoured, wounded'],
    [['--opponent', 'armoured'], '--opponent: "armoured" is unknown, expected mounted, pole-arm, wounded'],
    [['--allies', '2'], '--allies: has no effect in magna-carta, expected with --ruleset savoy only'],
    [['--side-hex'], '--side-hex: has no effect in magna-carta, expected with --ruleset savoy only'],
    [
      ['--option', 'woundedModifiers=printed'],
      `--option: "woundedModifiers" is unknown, expected ${OPTION_IDS}`,
    ],
  ])('%j is refused', async (options, line) => {
    expect(await refusal([...INFILTRATION, ...options])).toBe(line)
  })

  it('needs a ruleset that it has', async () => {
    expect(await refusal(['resolve', 'infiltration'])).toBe('option --ruleset is missing')
    expect(await refusal(['resolve', 'infiltration', '--ruleset', 'common-mechanics'])).toBe(
      '--ruleset: common-mechanics has no such roll, expected magna-carta, savoy',
    )
  })
})
