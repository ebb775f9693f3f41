import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function file(): string {
  const scenario = testBoard({
    columns: 12,
    rows: 10,
    counters: {
      guy: { type: 'crusaders-soldier', at: 'E5', name: 'Guy' },
      hugo: { type: 'crusaders-soldier', at: 'D4', name: 'Hugo' },
      ali: { type: 'saracens-soldier', at: 'E4', name: 'Ali' },
    },
  })
  writeFileSync(path('fight.castellan'), writeScenario(scenario))
  return path('fight.castellan')
}

it('fight: sum, column and shift, exact chances, and what follows (MC-CBT)', async () => {
  expect(await json(['fight', file(), '--attackers', 'guy,hugo', '--defenders', 'ali'])).toMatchObject({
    items: [
      { rule: 'MC-CBT-1', name: 'Guy, attack 6', value: 6 },
      { rule: 'MC-CBT-1', name: 'Hugo, attack 6', value: 6 },
      { rule: 'MC-CBT-1', name: 'Ali, defence', value: -5 },
      { rule: 'MC-CBT-1', value: 'column 5/8' },
      { rule: 'MC-CBT-2', value: 'one column to the right, 9/12' },
    ],
    outcomes: { B: '2/10', C: '3/10', D: '2/10', E: '2/10', '-': '1/10' },
    then: { D: ['Ali: stunned'], E: ['Ali: wounded'] },
    rules: ['MC-CBT-1', 'MC-CBT-2', 'MC-CBT-4'],
  })
})

it('fight: in French, and who could join', async () => {
  const { stdout } = await castellan([
    'fight',
    file(),
    '--attackers',
    'guy',
    '--defenders',
    'ali',
    '--lang',
    'fr',
  ])
  expect(stdout).toContain(
    'Pourraient se joindre à l’attaque\u202f:\n  Hugo\u202f: différentiel +7, colonne 9/12',
  )
})

it('fight: refuses a friend as defender, and choices that are not its game’s', async () => {
  expect(await refusal(['fight', file(), '--attackers', 'guy', '--defenders', 'hugo'])).toContain(
    'is no enemy of',
  )
  expect(await refusal(['fight', file(), '--attackers', 'guy', '--charging', 'perhaps'])).toBe(
    '--charging: "perhaps" is unknown, expected no, yes',
  )
})
