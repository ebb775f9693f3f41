/** APP-1: opening a file from the list of recent ones. */
import { expect, test } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { recentActions } from '../../renderer/actions/recent'
import { createUi } from '../../renderer/ui/uiStore'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const OLD = { name: 'old.castellan', place: '~/x', token: 'old' }
const NEW = { name: 'new.castellan', token: 'new' }

test('opens just that file', async () => {
  const { editor, host } = new TestEditor()
  const text = writeScenario(testBoard({ columns: 5, rows: 4 }))
  host.openFile = async (file) => ({ kind: 'opened', file, text })
  await recentActions([NEW, OLD])[1]?.run(editor, createUi())
  const { scenario, file } = editor.store.getState().document
  expect([writeScenario(scenario), file]).toEqual([text, OLD])
})

test('says why a file cannot be opened, and leaves the open document alone', async () => {
  const { editor } = new TestEditor()
  const before = editor.document.scenario
  await recentActions([NEW])[0]?.run(editor, createUi())
  expect(editor.files.fileError.getState().error).toMatchObject({
    file: 'new.castellan',
    message: { en: 'The file or its folder is no longer there; it may have been moved or renamed.' },
  })
  expect(editor.document.scenario).toBe(before)
})
