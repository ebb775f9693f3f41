import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { castellan, json, useFolder } from './castellan'

const path = useFolder()

function file(): string {
  const scenario = testBoard({
    ruleset: 'savoy',
    columns: 12,
    rows: 10,
    hexsides: { 'E4/E3': 'wall' },
    counters: {
      guy: { type: 'crusaders-soldier', at: 'E5', facing: 'v0', name: 'Guy' },
      ali: { type: 'saracens-soldier', at: 'E4', facing: 'v0', name: 'Ali' },
      nur: { type: 'saracens-soldier', at: 'E3', facing: 'v0', name: 'Nur' },
      roger: { type: 'crusaders-soldier', at: 'D3', facing: 'v0', name: 'Roger' },
    },
  })
  writeFileSync(path('contacts.castellan'), writeScenario(scenario))
  return path('contacts.castellan')
}

it('contacts: every pair of a medieval map, with the side of the attack (MC-ATT, SV-CBT-1)', async () => {
  const pair = (name: string, hexes: string[], value: string) => ({ name, hexes, value, rules: ['MC-ATT'] })
  expect(await json(['contacts', file()])).toMatchObject({
    answer: '4 possible attacks',
    strikes: [
      pair('Guy → Ali', ['E5', 'E4'], 'from the rear'),
      pair('Ali → Guy', ['E4', 'E5'], 'from the front'),
      pair('Nur → Roger', ['E3', 'D3'], 'from the side'),
      pair('Roger → Nur', ['D3', 'E3'], 'from the side'),
    ],
  })
  expect((await castellan(['contacts', file(), '--lang', 'fr'])).stdout).toContain(
    '  Guy → Ali\u202f: de dos (MC-ATT)',
  )
})

it('contacts: all of one counter (SV-OPP-1)', async () => {
  expect(await json(['contacts', file(), '--counter', 'guy'])).toMatchObject({
    answer: 'can attack 1 counter, be attacked by 1; 0 available against its passing',
    strikes: [{ counter: 'ali', hexes: ['E4'], value: 'from the rear' }],
    unavailable: [{ counter: 'ali', rules: ['SV-OPP-1'] }],
  })
})
