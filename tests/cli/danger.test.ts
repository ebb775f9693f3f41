import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function file(): string {
  const counters = { ali: { type: 'saracens-archer', at: 'A1', name: 'Ali' } }
  writeFileSync(path('danger.castellan'), writeScenario(testBoard({ columns: 3, rows: 6, counters })))
  return path('danger.castellan')
}

it('danger: the chance of the best single shot in each hex (MC-FIR)', async () => {
  const answer = (await json(['danger', file(), '--side', 'crusaders'])) as { hexes: unknown[] }
  expect(answer).toMatchObject({
    answer: '17 hexes under fire, hit 8 in 10 at worst; 1 hex out of it',
    firers: [{ counter: 'ali', value: 'short bow, the one to fear on 17 hexes' }],
  })
  expect(answer.hexes).toHaveLength(17)
  expect(answer.hexes).toContainEqual({ hex: 'A6', shade: 'hit-6-of-10', value: '6/10' })
  const killed = await json(['danger', file(), '--side', 'crusaders', '--harm', 'killed'])
  expect(killed).toMatchObject({ answer: '17 hexes under fire, killed 3 in 10 at worst; 1 hex out of it' })
})

it('danger: in French; refuses a side that there is not', async () => {
  const { stdout } = await castellan(['danger', file(), '--side', 'crusaders', '--lang', 'fr'])
  expect(stdout).toContain('17 cases sous le tir, touché 8 sur 10 au pire\u202f; 1 case à l’abri')
  expect(await refusal(['danger', file(), '--side', 'vikings'])).toContain('--side: "vikings" is unknown')
})
