/** Opening and saving scenarios: joins the window that asks with the file layer. */
import { type SaveOutcome } from '#shared/host/host'
import { dirname, join } from 'node:path'
import { safeFileName } from '#shared/host/fileName'
import { type Answers } from './handle'
import { isOpenable } from '../namedFiles'
import { isOwnPath } from '../ownPath'
import { type Shell } from '../shell'
import { type ShellWindow } from '../window'

type Verbs =
  | 'openScenario'
  | 'openFile'
  | 'openDroppedPath'
  | 'saveScenario'
  | 'saveScenarioAs'
  | 'fileState'
  | 'listRecent'
  | 'listVersions'
  | 'openVersion'

export function answerDocuments(shell: Shell): Pick<Answers<ShellWindow>, Verbs> {
  const { files, recent, dialogs, windows } = shell

  const saved = (outcome: SaveOutcome): SaveOutcome => {
    if (outcome.kind === 'saved') shell.remember(outcome.file)
    return outcome
  }

  return {
    async openScenario({ browser }) {
      const path = await dialogs.openScenario(browser)
      return path === undefined ? undefined : files.open(await files.refOf(path))
    },
    openFile: (_window, file) => files.open(file),
    async openDroppedPath(_window, { name, path }) {
      // The page cannot prove that it was dropped: at least it is a scenario or a game of this machine, also behind a link.
      const file = isOwnPath(path, process.platform) ? await files.refOf(path) : undefined
      const found = file && files.pathOf(file)
      return file && found !== undefined && isOpenable(found)
        ? files.open(file)
        : { kind: 'failed', name, fault: 'no-file' }
    },
    saveScenario: async (_window, file, text, options) => saved(await files.save(file, text, options)),
    async saveScenarioAs(window, suggestedName, text) {
      const path = await dialogs.saveScenario(
        window.browser,
        inFolderOfFile(window, safeFileName(suggestedName, '.castellan')),
      )
      if (path === undefined) return undefined
      const real = files.pathOf(await files.refOf(path))
      if (real !== undefined && windows.showing(real, window)) return { kind: 'failed', fault: 'elsewhere' }
      return saved(await files.saveAs(path, text))
    },
    fileState: (_window, file) => files.state(file),
    listRecent: () => recent.list(),
    listVersions: (_window, file) => files.listVersions(file),
    openVersion: (_window, file, version) => files.openVersion(file, version),
  }
}

/** A name in the folder of the window's file; without a file, the system chooses the folder. */
function inFolderOfFile({ path }: ShellWindow, name: string): string {
  return path === undefined ? name : join(dirname(path), name)
}
