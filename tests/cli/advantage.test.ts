import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { type BoardParts, testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function file(scenario: Scenario, name = 'advantage.castellan'): string {
  writeFileSync(path(name), writeScenario(scenario))
  return path(name)
}

const BOW = { weaponClass: 'bow' }

/** Archers of red below orcs of blue, who hold a rough hill and look away. */
const ambush = (parts: BoardParts = {}): string =>
  file(
    fantasyBoard({
      columns: 12,
      rows: 10,
      hexes: { C4: { terrain: 'rough', level: 1 } },
      hexsides: { 'C4/C5': 'rough' },
      counters: {
        archers: { at: 'C5', stats: BOW },
        orcs: { at: 'C4', side: 'blue', facing: 's0' },
        friends: { at: 'C6', facing: 's0' },
      },
      ...parts,
    }),
  )

const asked = (name: string, from: string, to: string, kind: string): string[] => [
  'advantage',
  name,
  ...['--from', from, '--to', to, '--kind', kind],
]

describe('advantage', () => {
  it('lists each item with its rule, and the sum', async () => {
    expect(await json(asked(ambush(), 'archers', 'orcs', 'shock'))).toEqual({
      items: [
        { rule: 'CM-TER-1', value: -1 },
        { rule: 'CM-SID-3', value: -1 },
        { rule: 'CM-SID-3', value: -1 },
        { rule: 'CM-ORI-4', value: 4 },
      ],
      sum: 1,
    })
    expect(await json(asked(ambush(), 'archers', 'orcs', 'fire'))).toEqual({
      items: [
        { rule: 'CM-TER-1', value: -2 },
        { rule: 'CM-SID-3', value: -1 },
        { rule: 'CM-SID-2', value: -2 },
        { rule: 'CM-ORI-4', value: 4 },
      ],
      sum: -1,
    })
  })

  it('plays by the options and the sky of the file', async () => {
    const sheet = ambush({ options: { sheet: 'combat' } })
    expect(await json(asked(sheet, 'archers', 'orcs', 'fire'))).toMatchObject({ sum: -3 })
    const scenario = fantasyBoard({
      columns: 12,
      rows: 10,
      counters: { archers: { at: 'C5', stats: BOW }, orcs: { at: 'C3', side: 'blue', facing: 's3' } },
    })
    const rainy = file({
      ...scenario,
      start: { light: 'day', weather: 'rain', wind: 'breeze', windToward: 2, fog: 'mist' },
    })
    expect(await json(asked(rainy, 'archers', 'orcs', 'fire'))).toEqual({
      items: [
        { rule: 'CM-SCN-2', value: -3 },
        { rule: 'CM-SCN-2', value: -1 },
      ],
      sum: -4,
    })
  })

  it('says why an attack is impossible', async () => {
    expect(await json(asked(ambush(), 'orcs', 'archers', 'fire'))).toEqual({
      items: [],
      sum: 0,
      refused: [{ rule: 'CM-STAT-3' }],
    })
    const { stdout, exitCode } = await castellan(asked(ambush(), 'orcs', 'archers', 'fire'))
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^orcs → archers, fire: impossible\nCM-STAT-3 {2}\S/)
  })

  it('says it in words, in French too', async () => {
    const args = asked(ambush(), 'archers', 'orcs', 'shock')
    expect((await castellan(args)).stdout).toMatch(
      new RegExp(
        [
          '^archers → orcs, shock: Advantage \\+1',
          '  −1  attack into: rough',
          '  −1  attacker below',
          '  −1  rough hexside',
          '  \\+4  attack in the rear',
          'CM-TER-1 {2}\\S.*',
          'CM-SID-3 {2}\\S.*',
          'CM-ORI-4 {2}\\S.*\n$',
        ].join('\n'),
      ),
    )
    expect((await castellan([...args, '--lang', 'fr'])).stdout).toContain(
      'archers → orcs, choc\u202f: Avantage +1\n  −1  attaque vers\u202f: accidenté\n',
    )
  })

  it('refuses what cannot be asked', async () => {
    expect(await refusal(asked(ambush(), 'archers', 'friends', 'fire'))).toBe(
      '--to: "friends" is no enemy of "archers", expected a counter of another belligerent',
    )
    expect(await refusal(asked(ambush(), 'archers', 'nobody', 'fire'))).toBe(
      '--to: there is no counter "nobody", expected archers, orcs, friends',
    )
    expect(await refusal(asked(ambush(), 'archers', 'orcs', 'magic'))).toBe(
      '--kind: "magic" is unknown, expected shock, fire',
    )
    expect(await refusal(['advantage', ambush(), '--from', 'archers', '--to', 'orcs'])).toBe(
      'option --kind is missing',
    )
    const medieval = file(testBoard(), 'medieval.castellan')
    expect(await refusal(asked(medieval, 'a', 'b', 'shock'))).toBe(
      'ruleset magna-carta has no Advantage: advantage does not apply to it',
    )
  })
})
