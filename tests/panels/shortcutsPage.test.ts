/** UX-2: the page of shortcuts holds every key that the keyboard obeys, and finds them by words. */
import { expect, test } from 'vitest'
import { actions } from '../../renderer/actions/index'
import { shortcutLabel } from '../../renderer/i18n/shortcutLabel'
import { foundIn, shortcutSections } from '../../renderer/dialogs/shortcuts/sections'
import { say } from '../../renderer/i18n/language'
import { tools, toolsFor } from '../../renderer/tools/index'
import { TestEditor } from '../support/TestEditor'

const { editor } = new TestEditor()
const sections = shortcutSections(editor.store.getState(), tools)
const words = { say: say('fr'), label: (shortcut: string) => shortcutLabel(shortcut, 'fr', false) }
const namesFound = (query: string): readonly string[] =>
  foundIn(sections, query, words).flatMap(({ lines }) => lines.map(({ name }) => name.fr))

test('every action with a key stands in it once, with all its keys', () => {
  const listed = sections.flatMap(({ lines }) => lines.map(({ shortcuts }) => shortcuts))
  for (const { id, shortcuts } of actions)
    if (shortcuts) expect(listed.filter((keys) => keys === shortcuts).length, id).toBe(1)
})

test('every tool of the rules stands in it with its key', () => {
  for (const offered of [tools, toolsFor(editor.document.ruleset)]) {
    const [first] = shortcutSections(editor.store.getState(), offered)
    for (const { name, shortcut } of offered)
      expect(first?.lines).toContainEqual({ name, shortcuts: [shortcut] })
  }
})

test('every key has a name that a reader knows, in both languages', () => {
  for (const language of ['fr', 'en'] as const)
    for (const { lines } of sections)
      for (const shortcut of lines.flatMap(({ shortcuts }) => shortcuts)) {
        const label = shortcutLabel(shortcut, language, false)
        expect(label, shortcut).not.toMatch(/Mod|Middle|Right[A-Z]|Double[A-Z]|Drop[A-Z]|Context|Arrows/)
      }
})

test('no section is empty, no line stands twice in one', () => {
  for (const { title, lines } of sections) {
    expect(lines.length, title.en).toBeGreaterThan(0)
    expect(new Set(lines.map(({ name }) => name.en)).size, title.en).toBe(lines.length)
  }
})

test('lines are found by name without accents, by key, and by their section', () => {
  expect(namesFound('relief')).toContain('Relief')
  expect(namesFound('retablir')).toEqual(['Rétablir'])
  expect(namesFound('ctrl maj s')).toContain('Enregistrer sous…')
  expect(namesFound('dans la fenetre')).toContain('Région suivante de la fenêtre')
  expect(namesFound('rien de tel')).toEqual([])
  expect(foundIn(sections, '  ', words)).toBe(sections)
})
