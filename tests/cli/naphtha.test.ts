import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function file(): string {
  const counters = { ali: { type: 'saracens-soldier', at: 'C3', name: 'Ali' } }
  writeFileSync(path('naphtha.castellan'), writeScenario(testBoard({ columns: 8, rows: 8, counters })))
  return path('naphtha.castellan')
}

it('naphtha: who burns with which chance, and the hexes that it may cover (MC-NAP)', async () => {
  const answer = (await json(['naphtha', file(), '--at', 'C3'])) as { hexes: unknown[] }
  expect(answer).toMatchObject({
    answer: '1 counter exposed, Ali above all: killed 2 in 10, wounded 5 in 10, driven back 3 in 10',
    items: [{ rule: 'MC-NAP-1', value: '4 in 10' }, { rule: 'MC-NAP-4' }],
    burning: [{ counter: 'ali', hexes: ['C3'], rules: ['MC-NAP-1', 'MC-NAP-2', 'MC-NAP-3'] }],
  })
  expect(answer.hexes).toHaveLength(19)
  expect(answer.hexes[0]).toEqual({ hex: 'C3', shade: 'covered-10-of-10', value: '1' })
})

it('naphtha: in French; refused off the map and in a game without it', async () => {
  const { stdout } = await castellan(['naphtha', file(), '--at', 'C3', '--lang', 'fr'])
  expect(stdout).toMatch(/^C3 – Naphte\u202f: 1 pion exposé, Ali surtout\u202f: tué 2 sur 10/)
  expect(await refusal(['naphtha', file(), '--at', 'Z9'])).toContain('no hex of the map')
  writeFileSync(path('fantasy.castellan'), writeScenario(fantasyBoard({ columns: 4, rows: 4 })))
  expect(await refusal(['naphtha', path('fantasy.castellan'), '--at', 'A1'])).toContain('naphtha')
})
