import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { fantasyBoard } from '../support/fantasyBoard'
import { json, refusal, useFolder } from './castellan'

const path = useFolder()

function lost(): string {
  const scenario = fantasyBoard({
    columns: 12,
    rows: 10,
    hexes: { C5: { wandering: 2 } },
    counters: {
      axes: { at: 'C5', facing: 's0' },
      chief: { at: 'C8', facing: 's0', kind: 'character' },
    },
  })
  writeFileSync(path('lost.castellan'), writeScenario(scenario))
  return path('lost.castellan')
}

it('wandering: the exact chances of a planned step', async () => {
  expect(await json(['wandering', lost(), '--counter', 'axes', '--to', 'C4'])).toMatchObject({
    answer: 'as planned: 3 in 6',
    outcomes: { cancelled: '1/6', left: '1/6', planned: '3/6', right: '1/6' },
    then: { left: ['goes to B5', 'faces s5'], planned: ['goes to C4'], right: ['goes to D5', 'faces s1'] },
  })
  expect(await json(['wandering', lost(), '--counter', 'chief'])).toMatchObject({
    answer: 'does not wander',
    refused: [{ rule: 'CM-WAN-1' }],
  })
  expect(await refusal(['wandering', lost()])).toBe('option --counter is missing')
})

it('command: what positions change for a leader and one of his units', async () => {
  expect(await json(['command', lost(), '--counter', 'chief'])).toMatchObject({
    answer: '1 unit to command',
    commands: [{ counter: 'axes', hexes: ['C5'], value: 'test: no change, order: no change' }],
  })
  expect(await json(['command', lost(), '--counter', 'chief', '--with', 'axes'])).toMatchObject({
    answer: 'test: no change, order: no change',
    hexes: [
      { hex: 'C7', shade: 'as-clear' },
      { hex: 'C6', shade: 'as-clear' },
    ],
  })
  expect(await refusal(['command', lost(), '--counter', 'chief', '--with', 'nobody'])).toContain('--with')
})
