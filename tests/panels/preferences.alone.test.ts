/** Language and theme are those of the whole program: what one window chooses, the others follow. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPreferences } from '../../renderer/app/preferences'
import { TestEditor } from '../support/TestEditor'

const KEY = 'castellan.view'
const root = { lang: '', dataset: {} as Record<string, string> }
let written: string[]
let windowEvents: EventTarget

beforeEach(() => {
  written = []
  windowEvents = new EventTarget()
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('navigator', { languages: ['fr'] })
  vi.stubGlobal('localStorage', { setItem: (_key: string, value: string) => written.push(value) })
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents))
})
afterEach(() => void vi.unstubAllGlobals())

/** Fires the browser's event that another window of this origin has stored a value. */
function stored(newValue: string | null, key = KEY): void {
  windowEvents.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}
const choice = (language: string, theme: string): string =>
  JSON.stringify({ language, theme, style: 'classic' })

test('a window follows the language and theme of another, keeps its own style, and answers nothing', () => {
  const { editor } = new TestEditor()
  const end = followPreferences(editor)
  expect([root.lang, root.dataset['theme']]).toEqual(['fr', 'light'])
  stored(choice('en', 'dark'))
  expect(editor.store.getState().view).toMatchObject({ language: 'en', theme: 'dark', style: 'illustrated' })
  expect([root.lang, root.dataset['theme']]).toEqual(['en', 'dark'])
  expect(written).toEqual([])
  editor.view.set({ language: 'fr' })
  expect(written).toEqual([
    '{"language":"fr","theme":"dark","style":"illustrated","minimap":true,"hints":true}',
  ])
  end()
  stored(choice('en', 'light'))
  expect(root.lang).toBe('fr')
})

test('what is stored under other names, or taken away, changes nothing', () => {
  const { editor } = new TestEditor()
  followPreferences(editor)
  const { view } = editor.store.getState()
  stored(choice('en', 'dark'), 'something else')
  stored(null)
  expect(editor.store.getState().view).toBe(view)
})
