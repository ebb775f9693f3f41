/** The actions that open and save files. */
import { isCsvName } from '#shared/host/csvName'
import { type OpenOutcome } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'
import { gameInView } from './gameInView'
import { openOutcome } from './openDocument'

export const openFile: Action = {
  id: 'open',
  name: () => localized('Ouvrir…', 'Open…'),
  shortcuts: ['Mod+O'],
  everywhere: true,
  overStart: true,
  isEnabled: always,
  async run(editor, ui) {
    const outcome = await editor.host.openScenario()
    const csv = outcome && csvOf(outcome)
    if (csv) ui.openDropped('import-csv', csv)
    else if (await openOutcome(editor, ui, outcome)) ui.closeDialog()
  },
}

/** A spreadsheet's file, which is no scenario but can be imported into the open one. */
function csvOf(outcome: OpenOutcome): File | undefined {
  const name = outcome.kind === 'opened' ? outcome.file.name : outcome.name
  if (!isCsvName(name)) return undefined
  const content = outcome.kind === 'opened' ? outcome.text : outcome.bytes
  return content === undefined ? undefined : new File([content as BlobPart], name)
}

export const save: Action = {
  id: 'save',
  name: () => localized('Enregistrer', 'Save'),
  shortcuts: ['Mod+S'],
  everywhere: true,
  isEnabled: always,
  run: async (editor) => void (await (gameInView(editor) ?? editor.files).save()),
}

export const saveAs: Action = {
  id: 'save-as',
  name: () => localized('Enregistrer sous…', 'Save as…'),
  shortcuts: ['Mod+Shift+S'],
  everywhere: true,
  isEnabled: always,
  async run(editor) {
    const game = gameInView(editor)
    // A game has no file of its own: it is handed over anew each time.
    await (game ? game.save() : editor.files.saveAs())
  },
}
