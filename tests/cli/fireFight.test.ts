import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { fantasyBoard } from '../support/fantasyBoard'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

/** Archers of red below orcs of blue, who hold a rough hill and look away. */
function ambush(): string {
  const scenario = fantasyBoard({
    columns: 12,
    rows: 10,
    hexes: { C4: { terrain: 'rough', level: 1 } },
    hexsides: { 'C4/C5': 'rough' },
    counters: {
      archers: { at: 'C5', stats: { weaponClass: 'bow' } },
      orcs: { at: 'C4', side: 'blue', facing: 's0' },
      friends: { at: 'C6', facing: 's0' },
    },
  })
  writeFileSync(path('ambush.castellan'), writeScenario(scenario))
  return path('ambush.castellan')
}

describe('fire, of the common mechanics', () => {
  it('gives each item with its rule', async () => {
    expect(await json(['fire', ambush(), '--from', 'archers', '--to', 'orcs'])).toEqual({
      answer: 'Advantage −1',
      items: [
        { rule: 'CM-STAT-3', name: 'range', value: '1 hex of 3' },
        { rule: 'CM-ORI-7', name: 'taken', value: 'in the rear' },
        { rule: 'CM-TER-1', name: 'attack into: rough', value: -2 },
        { rule: 'CM-SID-3', name: 'attacker below', value: -1 },
        { rule: 'CM-SID-2', name: 'target just behind: rough hexside', value: -2 },
        { rule: 'CM-ORI-4', name: 'attack in the rear', value: 4 },
      ],
      open: 'the roll that decides the shot is on none of our sheets: the Advantage alone is counted',
      links: [{ kind: 'fire', from: 'C5', to: 'C4' }],
      rules: ['CM-ORI-3', 'CM-TER-1', 'CM-SID-3', 'CM-SID-2', 'CM-ORI-4'],
    })
  })

  it('takes a hex too, and without a target tells the field of fire', async () => {
    expect(await json(['fire', ambush(), '--from', 'archers', '--to', 'C3'])).toMatchObject({
      answer: 'no shot possible',
      refused: [{ rule: 'CM-LOS-5' }],
    })
    expect(await json(['fire', ambush(), '--from', 'archers'])).toMatchObject({
      answer: '1 target, Advantage −1',
      targets: [{ counter: 'orcs', hexes: ['C4'] }],
    })
  })

  it('refuses what cannot be asked', async () => {
    expect(await refusal(['fire', ambush(), '--from', 'archers', '--to', 'friends'])).toBe(
      '--to: "friends" is no enemy of "archers", expected a counter of another belligerent, or a hex',
    )
    expect(await refusal(['fire', ambush()])).toBe('option --from is missing')
    expect(await refusal(['fire', ambush(), '--from', 'archers', '--to', 'nowhere'])).toContain(
      '--to: no hex of the map is called "nowhere"',
    )
  })
})

describe('fight, of the common mechanics', () => {
  const fight = (...more: string[]) => ['fight', ambush(), '--attackers', 'archers', ...more]

  it('gives each item with its rule', async () => {
    expect(await json(fight('--defenders', 'orcs'))).toMatchObject({
      answer: 'Advantage +1',
      items: [
        { rule: 'CM-ORI-1', value: 'in the rear' },
        { rule: 'CM-TER-1', name: 'charge', value: 'not possible' },
        { rule: 'CM-FLY-4', value: 'may be taken' },
        { rule: 'CM-TER-1', value: -1 },
        { rule: 'CM-SID-3', value: -1 },
        { rule: 'CM-SID-3', value: -1 },
        { rule: 'CM-ORI-4', value: 4 },
      ],
    })
  })

  it('says what a charge would change', async () => {
    expect(await json(fight('--defenders', 'orcs', '--marker', 'charge'))).toMatchObject({
      answer: 'no charge possible; without one, Advantage +1',
      refused: [{ rule: 'CM-TER-1' }, { rule: 'CM-SID-3' }],
    })
    expect((await castellan([...fight(), '--lang', 'fr'])).stdout).toContain(
      'archers – Combat\u202f: engage 1 unité, Avantage +1\n',
    )
  })

  it('refuses what cannot be asked', async () => {
    expect(await refusal(['fight', ambush()])).toBe('option --attackers is missing')
    expect(await refusal(fight('--defenders', 'friends'))).toBe(
      '--defenders: "friends" is no enemy of "archers", expected a counter of another belligerent',
    )
    expect(await refusal(fight('--marker', 'magic'))).toBe(
      '--marker: "magic" is unknown, expected as-is, none, contact, charge',
    )
  })
})
