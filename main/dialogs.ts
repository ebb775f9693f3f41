/** The system's dialogs for files, in the reader's language. Each returns a path, or undefined when the reader cancels. */
import { access } from 'node:fs/promises'
import { basename } from 'node:path'
import { type BrowserWindow, dialog, type FileFilter } from 'electron'
import { EXPORT_ENDINGS, type ExportType } from '#shared/host/exportEndings'
import { GAME_ENDING } from '#shared/host/gameName'
import { type Localized, localized } from '#shared/i18n/localized'
import { type ShellLanguage } from './language'

const SCENARIOS = localized('Scénarios Castellan', 'Castellan scenarios')
const GAMES = localized('Parties Castellan', 'Castellan games')
const SPREADSHEETS = localized('Tableurs (CSV)', 'Spreadsheets (CSV)')
const ALL_FILES = localized('Tous les fichiers', 'All files')
const FOLDER = localized('Dossier de l’export', 'Folder for the export')
const EXPORT_HERE = localized('Exporter ici', 'Export here')
const REPLACE = localized('Remplacer', 'Replace')
const CANCEL = localized('Annuler', 'Cancel')
const NOT_REPLACED = localized('Rien n’est écrit si vous annulez.', 'Nothing is written if you cancel.')

export interface FileDialogs {
  openScenario(window: BrowserWindow): Promise<string | undefined>
  saveScenario(window: BrowserWindow, suggested: string): Promise<string | undefined>
  saveExport(window: BrowserWindow, suggested: string, type: ExportType): Promise<string | undefined>
  exportFolder(window: BrowserWindow): Promise<string | undefined>
  /** True when the user allows these files to be replaced. */
  mayReplace(window: BrowserWindow, names: readonly string[]): Promise<boolean>
}

export function createFileDialogs({ say }: ShellLanguage): FileDialogs {
  const scenarioFilters = (): FileFilter[] => [
    { name: say(SCENARIOS), extensions: ['castellan'] },
    { name: say(ALL_FILES), extensions: ['*'] },
  ]
  const mayReplace = async (window: BrowserWindow, names: readonly string[]): Promise<boolean> => {
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: say(replaceQuestion(names)),
      detail: say(NOT_REPLACED),
      buttons: [say(REPLACE), say(CANCEL)],
      defaultId: 1,
      cancelId: 1,
    })
    return response === 0
  }
  const saved = async (
    window: BrowserWindow,
    defaultPath: string,
    filters: FileFilter[],
  ): Promise<string | undefined> => {
    const { canceled, filePath } = await dialog.showSaveDialog(window, {
      defaultPath,
      filters,
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    })
    if (canceled || filePath === '') return undefined
    const ending = `.${filters[0]?.extensions[0] ?? ''}`
    if (filePath.toLowerCase().endsWith(ending)) return filePath
    // Not every system's dialog adds it, and then has not asked about the file of that name.
    const path = filePath + ending
    return !(await exists(path)) || (await mayReplace(window, [basename(path)])) ? path : undefined
  }
  return {
    async openScenario(window) {
      const { canceled, filePaths } = await dialog.showOpenDialog(window, {
        filters: scenarioFilters().toSpliced(
          1,
          0,
          { name: say(GAMES), extensions: [GAME_ENDING.slice(1)] },
          { name: say(SPREADSHEETS), extensions: ['csv', 'tsv'] },
        ),
        properties: ['openFile'],
      })
      return canceled ? undefined : filePaths[0]
    },
    saveScenario: (window, suggested) => saved(window, suggested, scenarioFilters()),
    saveExport: (window, suggested, type) => {
      const extension = EXPORT_ENDINGS[type].slice(1)
      return saved(window, suggested, [{ name: extension.toUpperCase(), extensions: [extension] }])
    },
    async exportFolder(window) {
      const { canceled, filePaths } = await dialog.showOpenDialog(window, {
        title: say(FOLDER),
        buttonLabel: say(EXPORT_HERE),
        properties: ['openDirectory', 'createDirectory'],
      })
      return canceled ? undefined : filePaths[0]
    },
    mayReplace,
  }
}

function replaceQuestion(names: readonly string[]): Localized {
  const [first, ...others] = names
  return others.length === 0
    ? localized(`Remplacer «\u202f${first}\u202f»\u202f?`, `Replace “${first}”?`)
    : localized(
        `Remplacer ${names.length} fichiers qui existent déjà dans ce dossier\u202f?`,
        `Replace ${names.length} files that are already in this folder?`,
      )
}

/** True when something stands at this path. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
