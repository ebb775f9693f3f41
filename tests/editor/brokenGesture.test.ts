/** An error that a command or the picture throws in the midst of a drag takes the whole drag back, and a message says so. */
import { expect, test } from 'vitest'
import { reportUncaught, UNCAUGHT } from '../../renderer/app/uncaught'
import { TestEditor } from '../support/TestEditor'

/** A drag over five hexes whose `nth` change throws in whoever paints it; the page hears of it as of any uncaught fault. */
function brokenDrag(nth: number) {
  const editor = new TestEditor()
  editor.tool('brush', { terrain: 'wood' }).click('B3')
  const { scenario } = editor
  const { undoName } = editor.editor.store.getState().document
  const page = new EventTarget()
  reportUncaught(editor.editor, page)
  let changes = 0
  let picture = scenario
  const end = editor.editor.document.onChange(({ kind, after }) => {
    if (kind === 'apply' && ++changes === nth) throw new Error('broken')
    picture = after
  })
  let faults = 0
  const asPage = (act: () => void): void => {
    try {
      act()
    } catch (error) {
      faults++
      page.dispatchEvent(Object.assign(new Event('error'), { error }))
    }
  }
  asPage(() => editor.down('D4'))
  for (const hex of ['D5', 'D6', 'D7', 'D8']) asPage(() => editor.enter(hex))
  asPage(() => editor.up())
  end()
  return { editor, scenario, undoName, faults, picture }
}

test.each([1, 2, 3, 5])('the change number %i of a drag throws', (nth) => {
  const { editor, scenario, undoName, faults, picture } = brokenDrag(nth)
  expect(faults).toBe(1)
  expect(editor.scenario).toBe(scenario)
  expect(picture).toBe(scenario)
  const { document, session } = editor.editor.store.getState()
  expect(document.undoName).toEqual(undoName)
  expect(session.notice).toMatchObject({ kind: 'error', text: UNCAUGHT })
  editor.expectState('idle')
  // The next drag is a step of its own.
  editor.drag('F4', 'F5').expectTerrain('wood', 'F4', 'F5').undo()
  editor.expectTerrain('clear', 'F4', 'F5').expectTerrain('wood', 'B3').undo()
  editor.expectTerrain('clear', 'B3')
})

test('a drag without a fault stays', () => {
  const { editor, faults } = brokenDrag(6)
  expect(faults).toBe(0)
  editor.expectTerrain('wood', 'D4', 'D5', 'D6', 'D7', 'D8')
})
