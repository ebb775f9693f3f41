/** A state that changes what a counter is keeps its facing legal (MC-GEO-1, SV-CTR-4), in one undo step. */
import { describe, expect, test } from 'vitest'
import { changeFaces } from '../../renderer/actions/changeFace'
import { counterId } from '../../shared/document/ids'
import { testBoard, withCounter } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const KNIGHT = counterId('knight')

describe.each(['magna-carta', 'savoy'] as const)('under %s', (ruleset) => {
  const board = testBoard({ ruleset })
  const rider = withCounter(board, 'knight', { at: 'C3', kind: 'mounted', facing: 's1' })

  test('a rider who dismounts faces a vertex, told in the status line; undone in one step', () => {
    const { editor } = new TestEditor(rider)
    changeFaces(editor, [KNIGHT], () => 'healthy')
    expect(editor.document.scenario.counters[KNIGHT]).toMatchObject({
      face: 'healthy',
      facing: { kind: 'vertex', index: 1 },
    })
    expect(editor.store.getState().session.notice?.text.fr).toBe('Le pion est tourné vers un sommet.')
    editor.document.undo()
    expect(editor.document.scenario).toEqual(rider)
  })

  test('one who mounts again faces a side', () => {
    const { editor } = new TestEditor(rider)
    changeFaces(editor, [KNIGHT], () => 'healthy')
    changeFaces(editor, [KNIGHT], () => 'mounted-healthy')
    expect(editor.document.scenario.counters[KNIGHT]?.facing).toEqual({ kind: 'side', index: 1 })
  })

  test('a wound turns nobody', () => {
    const { editor } = new TestEditor(rider)
    changeFaces(editor, [KNIGHT], () => 'mounted-wounded')
    expect(editor.document.scenario.counters[KNIGHT]).toMatchObject({
      face: 'mounted-wounded',
      facing: { kind: 'side', index: 1 },
    })
    expect(editor.store.getState().session.notice).toBeUndefined()
  })
})
