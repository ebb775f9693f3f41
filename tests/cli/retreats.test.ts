import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function beaten(): string {
  const file = path('beaten.castellan')
  const counters = {
    mover: { type: 'crusaders-soldier', at: 'E5' },
    winner: { type: 'saracens-soldier', at: 'E4' },
    foe: { type: 'saracens-soldier', at: 'G7' },
  }
  writeFileSync(file, writeScenario(testBoard({ counters })))
  return file
}

describe('retreats', () => {
  it('lists them with their chances, and the advances of the winners', async () => {
    const args = ['retreats', beaten(), '--counter', 'mover', '--cause', 'combat', '--fought', 'winner']
    expect(await json(args)).toMatchObject({
      answer: expect.stringContaining('possible retreats'),
      retreats: expect.arrayContaining([
        expect.objectContaining({
          hexes: ['E6'],
          outcomes: { unhurt: '1/1' },
          stands: [{ counter: 'mover', hex: 'E6', facing: 'v0' }],
        }),
      ]),
      advances: expect.arrayContaining([expect.objectContaining({ counter: 'winner', hexes: ['E5'] })]),
    })
  })

  it('goes so many steps from the hex that fired', async () => {
    const args = ['retreats', beaten(), '--counter', 'mover', '--steps', '1', '--firer', 'E2']
    const answer = (await json(args)) as { readonly retreats: readonly { readonly hexes: string[] }[] }
    expect(answer.retreats.map(({ hexes }) => hexes)).toEqual(
      expect.arrayContaining([['E6'], ['D6'], ['F6']]),
    )
  })

  it('says it in French', async () => {
    const args = ['retreats', beaten(), '--counter', 'mover', '--steps', '2', '--firer', 'E2', '--lang', 'fr']
    const { stdout } = await castellan(args)
    expect(stdout.split('\n')[0]).toMatch(
      /^Soldier \(E5\) → E2 – Retraite\u202f: \d+ retraites possibles, la plus sûre par /,
    )
    expect(stdout).toContain('\nRetraites possibles\u202f:\n')
  })

  it('refuses what the cause has no use for', async () => {
    expect(await refusal(['retreats', beaten(), '--counter', 'mover', '--fought', 'foe'])).toBe(
      '--fought: has no effect with --cause fire, expected with combat',
    )
    expect(await refusal(['retreats', beaten(), '--counter', 'mover', '--steps', '9'])).toContain('--steps')
  })

  it('names the readings of the rules under which it would be otherwise', async () => {
    const args = ['retreats', beaten(), '--counter', 'mover', '--steps', '1', '--firer', 'E2', '--readings']
    expect(await json(args)).toMatchObject({
      readings: [{ option: 'retreatDirection', choice: 'aligned', rule: 'MC-RET-1', uncertain: true }],
    })
    const { stdout } = await castellan([...args, '--lang', 'fr'])
    expect(stdout).toContain(
      'Avec une autre lecture des règles\u202f:\n  première case d’un recul, dans l’axe du tir',
    )
  })
})
