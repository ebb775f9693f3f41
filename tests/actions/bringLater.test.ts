/** Counters that are brought later (SCN-4): off the map and in the reinforcement, as one undo step; those of others stay. */
import { expect, test } from 'vitest'
import { counterId, reinforcementId, sideId } from '#shared/document/ids'
import { bringLater } from '../../renderer/actions/bringLater'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const REAR = reinforcementId('rear')

test('those of the side leave the map for the reinforcement; one of another side is left alone, and it is said why', () => {
  const test = new TestEditor(
    testBoard({
      counters: {
        hugh: { type: 'crusaders-soldier', at: 'C3' },
        guy: { type: 'crusaders-soldier', at: 'C4' },
        ali: { type: 'saracens-soldier', at: 'F5' },
      },
      reinforcements: {
        [REAR]: { side: sideId('crusaders'), name: 'Rear guard', entries: [], blocked: 'wait' },
      },
    }),
  )
  const before = test.scenario
  bringLater(test.editor, ['hugh', 'guy', 'ali'].map(counterId), REAR)
  const { hugh, guy, ali } = test.scenario.counters as Record<string, unknown>
  expect(hugh).not.toHaveProperty('hex')
  expect(hugh).toMatchObject({ reinforcement: REAR })
  expect(guy).toMatchObject({ reinforcement: REAR })
  expect(ali).toBe(before.counters[counterId('ali')])
  expect(test.editor.store.getState().session.notice?.text.en).toBe(
    '2\u00a0counters changed, 1\u00a0left alone. A reinforcement brings counters of its own side only.',
  )
  expect(test.undo().scenario.counters).toEqual(before.counters)
})
