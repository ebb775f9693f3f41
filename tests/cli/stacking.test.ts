import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { fantasyBoard } from '../support/fantasyBoard'
import { json, refusal, useFolder } from './castellan'

const path = useFolder()

function stack(): string {
  const counters = { axes: { at: 'C5', facing: 's0' }, guard: { at: 'C6', facing: 's0' } }
  writeFileSync(path('stacking.castellan'), writeScenario(fantasyBoard({ columns: 12, rows: 10, counters })))
  return path('stacking.castellan')
}

it('stacking: what a hex of the common mechanics holds, and who may come in', async () => {
  expect(await json(['stacking', stack(), '--hex', 'C5'])).toMatchObject({
    answer: 'room on the ground for 1 large and 2 small units',
    points: [{ name: 'on the ground', value: '4 of 10, 6 left', rules: ['CM-STK-1'] }],
    order: [{ counter: 'axes', value: 'ground; attacks, attacked from all sides', rules: ['CM-STK-5'] }],
    available: [{ counter: 'guard', hexes: ['C6'], value: 'freely', rules: ['CM-STK-1'] }],
  })
})

it('stacking: refuses a hex that is not there', async () => {
  expect(await refusal(['stacking', stack()])).toBe('option --hex is missing')
  expect(await refusal(['stacking', stack(), '--hex', 'Z99'])).toContain('no hex of the map is called "Z99"')
})
