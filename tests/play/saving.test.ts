/** Saving while a game is shown: the game, by key, menu and palette alike; the scenario again once its map is back (PLY-2). */
import { expect, it } from 'vitest'
import { HUMAN } from '#shared/game/file/gameFile'
import { newGame } from '#shared/game/table/playedGame'
import { type ExportFile } from '#shared/host/host'
import { showGame } from '../../renderer/actions/gameInView'
import { actionById } from '../../renderer/actions'
import { pressKey } from '../../renderer/actions/keyboard'
import { playTableOf } from '../../renderer/dialogs/play/playTable'
import { saveGame } from '../../renderer/dialogs/play/saveGame'
import { createUi } from '../../renderer/ui/uiStore'
import { eventually } from '../support/eventually'
import { galleryScenario } from '../support/scenarioFiles'
import { TestEditor } from '../support/TestEditor'

const SORTIE = galleryScenario('the-sortie')
const KEY = { key: 's', code: 'KeyS', ctrlKey: true, shiftKey: false, altKey: false, metaKey: false }

it.each([
  ['Ctrl+S', 'save', false],
  ['Ctrl+Shift+S', 'save-as', true],
] as const)('%s and its menu item save the game that is shown', async (_, id, shiftKey) => {
  const { editor, host } = new TestEditor(SORTIE)
  const handed: string[] = []
  host.saveExports = async (files: readonly ExportFile[]) => {
    for (const { name } of files) handed.push(name)
    return { kind: 'downloaded' }
  }
  const table = playTableOf(editor)
  const players = Object.fromEntries(Object.keys(SORTIE.sides).map((side) => [side, HUMAN]))
  table.sitDown(newGame(SORTIE, { players, seed: 3, file: 'the-sortie.castellan' }), 'thrown')
  table.choose({ kind: 'ready' })
  const ui = createUi()
  const hide = showGame(editor, { save: () => saveGame(table, editor) })
  await actionById(id)?.run(editor, ui)
  expect(handed).toEqual(['La sortie.castellan-game'])
  expect(table.store.getState().unsaved).toBe(0)
  pressKey({ ...KEY, shiftKey }, editor, ui)
  await eventually(() => expect(handed).toHaveLength(2))
  expect(host.files.size).toBe(0)

  hide()
  await actionById(id)?.run(editor, ui)
  expect(handed).toHaveLength(2)
  expect([...host.files.keys()]).toEqual(['La sortie.castellan'])
})
