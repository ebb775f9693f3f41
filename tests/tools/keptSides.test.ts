/** A selected side is let go when a tool is taken that paints something else. */
import { expect, it } from 'vitest'
import { TOOL_IDS } from '../../renderer/toolOptions/toolIds'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { hexKey } from '#shared/hex/axial'
import { TestEditor } from '../support/TestEditor'

it('keeps it in the hands that mean it or paint nothing, and lets it go for the others', () => {
  const kept = TOOL_IDS.filter((id) => {
    const test = new TestEditor().tool('hexside', { feature: 'wall' }).click('C3/C4')
    const { selection } = test.editor.store.getState().session
    expect(selection).toMatchObject({ kind: 'hexsides' })
    test.tool(id)
    return test.editor.store.getState().session.selection === selection
  })
  expect(kept).toEqual(['select', 'pan', 'hexside', 'sight', 'route', 'ask', 'measure'])
})

it('keeps what else is selected', () => {
  const test = new TestEditor()
  const selection = { kind: 'hexes', hexes: [hexKey(hexNamed(testBoard(), 'C3'))] } as const
  test.editor.session.select(selection)
  test.tool('brush')
  expect(test.editor.store.getState().session.selection).toBe(selection)
})
