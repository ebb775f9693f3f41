/** The faces back to back in the export dialog: which types have a choice, and what a choice makes of the others. */
import { describe, expect, it } from 'vitest'
import { type CounterTypeId } from '#shared/document/ids'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { pairedTypes, pairsForAll, pairsWith } from '../../renderer/dialogs/export/facePairs'
import { changed, testBoard } from '../support/board'

const board = testBoard({
  counters: { guy: { type: 'crusaders-knight', at: 'B2' }, raoul: { type: 'crusaders-soldier', at: 'C2' } },
})
const pair = (front: string, back: string) => ({ front, back })

describe('MC-MAP-3: types whose faces have a choice', () => {
  const named = (faces: 'fewest' | 'every-state'): string[] =>
    pairedTypes(board, magnaCarta, faces).map(({ id }) => id)

  it('are riders alone with the fewest faces, and all with a face a state', () => {
    expect(named('fewest')).toContain('crusaders-knight')
    expect(named('fewest')).not.toContain('crusaders-soldier')
    expect(named('every-state').sort()).toEqual(Object.keys(board.counterTypes).sort())
  })

  it('show their pieces as the author’s pairs leave them, and no piece that can have one back only', () => {
    const backs = (scenario = board): string[] => {
      const [knight] = pairedTypes(scenario, magnaCarta, 'fewest').filter(
        ({ id }) => id === 'crusaders-knight',
      )
      return (knight?.pieces ?? []).map(({ front, back }) => `${front.id} / ${back?.id}`)
    }
    expect(backs()).toEqual(['mounted-healthy / riderless', 'mounted-wounded / dead-mount'])
    const pairs = [pair('mounted-healthy', 'dead-mount')]
    expect(backs(changed(board, 'counterTypes', 'crusaders-knight', { pairs }))).toEqual([
      'mounted-healthy / dead-mount',
      'riderless / mounted-wounded',
    ])
  })
})

it('a face that gets another back leaves its own pair, and so does that back', () => {
  const wished = [pair('a', 'b'), pair('c', 'd'), pair('e', 'f')]
  expect(pairsWith(wished, pair('a', 'd'))).toEqual([pair('e', 'f'), pair('a', 'd')])
})

it('for all types, each has the pairs of which it has both faces', () => {
  const types = pairedTypes(board, magnaCarta, 'every-state')
  const wished = [pair('mounted-healthy', 'mounted-wounded'), pair('healthy', 'wounded')]
  const changes = pairsForAll(types, wished)
  expect(changes['crusaders-knight' as CounterTypeId]).toEqual({ pairs: wished })
  expect(changes['crusaders-soldier' as CounterTypeId]).toEqual({ pairs: [wished[1]] })
  expect(pairsForAll(types, [pair('steps-2', 'steps-1')])['crusaders-soldier' as CounterTypeId]).toEqual({
    pairs: null,
  })
})
