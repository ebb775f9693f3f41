/** The questions of groups on the command line: their advance, shield wall and defensive fire at them (SV-GRP, SV-WAL). */
import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { withStats } from '../rules/magna-carta/support'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

/** Guy before Hugo, both with large shields, in sight of an archer. */
function file(ruleset: 'savoy' | 'magna-carta' = 'savoy'): string {
  const board = testBoard({
    ruleset,
    columns: 12,
    rows: 10,
    counters: {
      guy: { type: 'crusaders-soldier', at: 'D4', facing: 'v0', name: 'Guy' },
      hugo: { type: 'crusaders-soldier', at: 'D5', facing: 'v0', name: 'Hugo' },
      omar: { type: 'saracens-archer', at: 'D1', facing: 'v3', name: 'Omar' },
    },
  })
  writeFileSync(
    path('group.castellan'),
    writeScenario(withStats(board, 'crusaders-soldier', { largeShield: true })),
  )
  return path('group.castellan')
}

const of = (verb: string, ...more: string[]) => [verb, file(), '--counter', 'guy', '--with', 'hugo', ...more]

it('group-advance: where both may go and at what cost (SV-GRP-1)', async () => {
  expect(await json(of('group-advance', '--to', 'D3'))).toMatchObject({
    answer: '1 point',
    rules: expect.arrayContaining(['SV-GRP-1']),
  })
  const { stdout } = await castellan(of('group-advance', '--to', 'D3', '--lang', 'fr'))
  expect(stdout).toContain('Guy + Hugo → D3 – Avance de groupe\u202f: 1 point')
})

it('shield-wall: whether they form one as they stand (SV-WAL-1)', async () => {
  const { stdout } = await castellan(of('shield-wall', '--lang', 'fr'))
  expect(stdout).toContain('Guy + Hugo – Mur de boucliers\u202f:')
  expect(await json(of('shield-wall'))).toMatchObject({ rules: expect.arrayContaining(['SV-WAL-1']) })
})

it('group-fire: those in front alone, and who fired this turn no more (SV-GRP-2, MC-INF-6)', async () => {
  const shots = { name: 'Omar → Guy' }
  expect(await json(of('group-fire'))).toMatchObject({
    answer: 'targets of defensive fire: those in front only, Guy',
    shots: [shots],
    behind: [{ counter: 'hugo', rules: ['SV-GRP-2'] }],
  })
  const turn = path('turn.json')
  const attack = { opponent: 'omar', mover: 'guy', hex: 'D2' }
  writeFileSync(turn, JSON.stringify({ attacksThisPhase: [attack] }))
  expect(await json(of('group-fire', '--turn', turn))).not.toHaveProperty('shots')
})

it('a game without groups says so', async () => {
  const refused = await refusal(['group-fire', file('magna-carta'), '--counter', 'guy'])
  expect(refused).toContain('group advance')
})
