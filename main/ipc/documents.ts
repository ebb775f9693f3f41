/** Opening and saving scenarios: joins the window that asks with the file layer. */
import { type OpenOutcome, type SaveOutcome } from '#shared/host/host'
import { safeFileName } from '#shared/host/fileName'
import { type Answers } from './handle'
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

  const opened = (outcome: OpenOutcome): OpenOutcome => {
    if (outcome.kind === 'opened') shell.remember(outcome.file)
    return outcome
  }
  const saved = (outcome: SaveOutcome): SaveOutcome => {
    if (outcome.kind === 'saved') shell.remember(outcome.file)
    return outcome
  }

  return {
    async openScenario({ browser }) {
      const path = await dialogs.openScenario(browser)
      return path === undefined ? undefined : opened(await files.open(await files.refOf(path)))
    },
    openFile: async (_window, file) => opened(await files.open(file)),
    async openDroppedPath(_window, { name, path }) {
      // The page cannot prove that it was dropped: at least it is a scenario, also behind a link.
      const file = await files.refOf(path)
      const isScenario = files.pathOf(file)?.toLowerCase().endsWith('.castellan') === true
      return path === '' || !isScenario
        ? { kind: 'failed', name, fault: 'no-file' }
        : opened(await files.open(file))
    },
    saveScenario: async (_window, file, text, options) => saved(await files.save(file, text, options)),
    async saveScenarioAs(window, suggestedName, text) {
      const path = await dialogs.saveScenario(window.browser, safeFileName(suggestedName, '.castellan'))
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
