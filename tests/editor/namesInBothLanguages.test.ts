/** Names in both languages in the page: they are read in its language, and the order of battle, the table and the map change those. */
import { expect, test } from 'vitest'
import { type CounterTypeId, type SideId } from '#shared/document/ids'
import { namedIn } from '#shared/document/namedIn'
import { changeSheets } from '../../renderer/actions/changeSheets'
import { bilingual } from '../support/bilingual'
import { editionIn, scenarioOf } from '../support/scenarioFiles'
import { TestEditor } from '../support/TestEditor'

const both = bilingual(editionIn('fr', 'the-sortie'))
const [SIDE] = Object.keys(both.sides) as [SideId]
const [TYPE] = Object.keys(both.counterTypes) as [CounterTypeId]

function opened(language: 'fr' | 'en') {
  const test = new TestEditor(both)
  test.editor.view.set({ language })
  return test
}

test('the document is read in the language of the page, and switching changes nothing in it', () => {
  const { editor } = opened('fr')
  const { store } = editor
  for (const language of ['en', 'fr', 'en'] as const) {
    editor.view.set({ language })
    expect(editor.document.scenario).toBe(namedIn(both, language))
    expect(store.getState().document.scenario).toBe(editor.document.scenario)
    expect(store.getState().document).toMatchObject({ modified: false, undoName: undefined })
  }
})

test('a name changed in the table on the English page changes the English name alone, in one step', () => {
  const test = opened('en')
  const { document } = test.editor
  const before = document.scenario
  expect(changeSheets(document, new Map([[TYPE, { name: 'Guard' }]]))).toBeUndefined()
  expect(document.scenario.counterTypes[TYPE]?.name).toBe('Guard')
  test.editor.view.set({ language: 'fr' })
  expect(document.scenario.counterTypes[TYPE]?.name).toBe(both.counterTypes[TYPE]?.name)
  test.editor.view.set({ language: 'en' })
  test.undo()
  expect(document.scenario.counterTypes).toEqual(before.counterTypes)
})

test('the name of a step has the name of its thing in each language', () => {
  const test = opened('en')
  changeSheets(test.editor.document, new Map([[TYPE, { quantity: 7 }]]))
  const { undoName } = test.editor.store.getState().document
  expect(undoName?.fr).toContain('FR ')
  expect(undoName?.en).toContain('EN ')
})

test('a saved file holds both languages, with the words of its own as plain ones', async () => {
  const test = opened('en')
  changeSheets(test.editor.document, new Map([[TYPE, { name: 'Guard' }]]))
  await test.editor.files.save()
  const [text = ''] = test.host.files.values()
  const saved = scenarioOf(text)
  expect(saved.counterTypes[TYPE]).toMatchObject({
    name: both.counterTypes[TYPE]?.name,
    words: { name: { en: 'Guard' } },
  })
  expect(saved.sides[SIDE]).toEqual(both.sides[SIDE])
})
