/**
 * The order that makes a kill, and a power cut, harmless: everything that the program keeps for itself is written,
 * flushed, renamed, and its folder flushed, in this order. (The scenario and its versions: tests/main/saving.test.ts.)
 */
import { expect, it } from 'vitest'
import { createJournal } from '../../main/files/journal'
import { openSavedState } from '../../main/files/savedState'
import { scenarioFolder } from '../main/scenarioFolder'
import { watchedFs } from '../main/watchedFs'

const folder = scenarioFolder()

const stepsOf = (name: string, own: string): readonly string[] => [
  ...['open temporary', 'write temporary', 'flush temporary', 'close temporary'],
  `rename temporary to ${name}`,
  ...[`open ${own}`, `flush ${own}`, `close ${own}`],
]

it('writes an entry of the journal, flushes it, renames it, flushes the folder', async () => {
  const { fs, steps } = watchedFs()
  const journal = createJournal({ folder: folder.own, files: folder.files(), fs })
  await journal.keep({ id: 'a', name: 'map', savedAt: 1, text: 'text' })
  expect(steps).toEqual(['mkdir journal', ...stepsOf('window-a.journal', 'journal')])
})

it('writes what it remembers, flushes it, renames it, flushes the folder', async () => {
  const { fs, steps } = watchedFs()
  const state = await openSavedState({ folder: folder.own, fs })
  state.change({ language: 'en' })
  await state.settled()
  expect(steps).toEqual(['mkdir own', ...stepsOf('state.json', 'own')])
})
