/** The questions of a fantasy player that one verb each asks: forming up, recovery, a charge coming down, who is played first. */
import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { fantasyBoard } from '../support/fantasyBoard'
import { json, refusal, useFolder } from './castellan'

const path = useFolder()

function field(): string {
  const flyer = { stats: { movementClass: 'flying' }, facing: 's0', placement: 'high-flight' } as const
  const counters = {
    axes: { at: 'C5', facing: 's0' },
    guard: { at: 'C6', facing: 's0' },
    griffin: { at: 'G8', ...flyer },
    orc: { at: 'G6', side: 'blue', facing: 's3' },
    ghost: { at: 'K8', facing: 's0', hidden: true },
    decoy: { at: 'K8', facing: 's0', decoy: true, hidden: true, rank: 1 },
  } as const
  writeFileSync(path('field.castellan'), writeScenario(fantasyBoard({ columns: 12, rows: 10, counters })))
  return path('field.castellan')
}

it('forming-up: with whom, and why not with one named', async () => {
  const file = field()
  expect(await json(['forming-up', file, '--counter', 'axes'])).toMatchObject({
    answer: 'may form up',
    joins: [{ counter: 'guard', hexes: ['C6'], rules: ['CM-ORI-5'] }],
  })
  expect(await refusal(['forming-up', file])).toBe('option --counter is missing')
})

it('recovery: what flight forbids', async () => {
  expect(await json(['recovery', field(), '--counter', 'griffin'])).toMatchObject({
    answer: 'not possible here: rest, reload',
  })
})

it('swoop: whom one in high flight may charge', async () => {
  expect(await json(['swoop', field(), '--counter', 'griffin'])).toMatchObject({
    answer: 'may charge 1 unit by coming down',
    charges: [{ counter: 'orc', value: expect.stringMatching(/^Advantage/) }],
  })
})

it('played-first: the order of the stack', async () => {
  expect(await json(['played-first', field(), '--counter', 'ghost'])).toMatchObject({
    order: [{ counter: 'decoy' }, { counter: 'ghost' }],
  })
})
