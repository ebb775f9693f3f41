/** The panels at the right fold away, and come back with the page that is asked for (UX-2). */
import { expect, test } from 'vitest'
import { actionById } from '../../renderer/actions/index'
import { createUi } from '../../renderer/ui/uiStore'
import { TestEditor } from '../support/TestEditor'

test('folded by its action, unfolded by it and by the panel that is shown', () => {
  const { editor } = new TestEditor()
  const ui = createUi()
  const run = (id: string): boolean => {
    void actionById(id)?.run(editor, ui)
    return ui.store.getState().panelsOpen
  }
  expect(ui.store.getState().panelsOpen).toBe(true)
  expect(run('fold-panels')).toBe(false)
  expect(run('fold-panels')).toBe(true)
  expect(run('fold-panels')).toBe(false)
  expect([run('panel-layers'), ui.store.getState().tab]).toEqual([true, 'layers'])
})
