/** Joins the parts of the program once Electron is ready, and opens the first windows. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { app, dialog, protocol, shell as system } from 'electron'
import { localized } from '#shared/i18n/localized'
import { createQueue } from '#shared/lang/queue'
import { SCHEME } from '../address'
import { createApplicationMenu } from '../applicationMenu'
import { createPageServer } from '../appProtocol'
import { createFileDialogs } from '../dialogs'
import { createJournal } from '../files/journal'
import { createRecentFiles } from '../files/recentFiles'
import { openSavedState, type SavedStateStore } from '../files/savedState'
import { createScenarioFiles } from '../files/scenarioFiles'
import { createKeptFolders } from '../files/kept'
import { openGivenFiles } from '../givenFiles'
import { answerDocuments } from '../ipc/documents'
import { answerExports } from '../ipc/exports'
import { answerPages } from '../ipc/handle'
import { answerRecovery } from '../ipc/recovery'
import { answerKept } from '../ipc/kept'
import { answerWindows, listenToWindows } from '../ipc/windows'
import { createLanguage, type ShellLanguage } from '../language'
import { followLifecycle, type HandedFiles } from '../lifecycle'
import { type Log } from '../log'
import { denyByDefault, PAGE_HEADERS } from '../security'
import { type Shell } from '../shell'
import { createWindows, type Windows } from '../windows'

const NO_PAGE = localized(
  'La page de Castellan n’a pas pu être chargée. Réinstallez Castellan.',
  'The page of Castellan could not be loaded. Install Castellan again.',
)

interface StartNeeds {
  readonly log: Log
  readonly mac: boolean
  /** Files of the command line. */
  readonly named: readonly string[]
  readonly handed: HandedFiles
}

export async function startShell({ log, mac, named, handed }: StartNeeds): Promise<void> {
  const folder = app.getPath('userData')
  const state = await openSavedState({ folder })
  const language = createLanguage(state.get().language, app.getPreferredSystemLanguages(), (language) =>
    state.change({ language }),
  )
  const files = createScenarioFiles({ folder, now: Date.now })
  const journal = createJournal({ folder, files })
  const recent = createRecentFiles({ state, files })
  const windows = openableWindows({ mac, language, state, log, pathOf: files.pathOf })
  const shell: Shell = {
    windows,
    files,
    journal,
    recent,
    kept: createKeptFolders({ folder }),
    language,
    log,
    dialogs: createFileDialogs(language),
    remember(file) {
      const path = files.pathOf(file)
      if (path === undefined) return
      recent.add(file)
      app.addRecentDocument(path)
    },
    printFolder: privateFolder(join(folder, 'print')),
    openInViewer: (path) => system.openPath(path),
  }

  denyByDefault(log)
  protocol.handle(SCHEME, createPageServer(join(app.getAppPath(), 'dist/page'), PAGE_HEADERS))
  answerPages(
    windows.of,
    {
      answers: {
        ...answerDocuments(shell),
        ...answerExports(shell),
        ...answerRecovery(shell),
        ...answerKept(shell),
        ...answerWindows(shell),
      },
      listeners: listenToWindows(shell),
    },
    log,
  )
  // One after the other: a file that is handed over twice finds the window that it has by then.
  const inOrder = createQueue()
  const open = (paths: readonly string[]): Promise<void> => inOrder(() => openGivenFiles(shell, paths))
  followLifecycle(shell, mac, async () => {
    await state.settled()
    await inOrder(async () => undefined)
  })
  let handedOver = false
  handed.to((paths) => {
    handedOver = true
    void open(paths)
  })
  if (!handedOver || named.length > 0) await open(named)
}

interface WindowNeeds {
  readonly mac: boolean
  readonly language: ShellLanguage
  readonly state: SavedStateStore
  readonly log: Log
  readonly pathOf: Shell['files']['pathOf']
}

function openableWindows({ mac, language, state, log, pathOf }: WindowNeeds): Windows {
  const menu = createApplicationMenu(mac, language, () => windows.open())
  const windows = createWindows(
    {
      preload: join(app.getAppPath(), 'dist/preload/preload.cjs'),
      devTools: !app.isPackaged,
      language,
      log,
      pathOf,
      placed: (bounds, maximized) => state.change({ window: { ...bounds, maximized } }),
    },
    () => state.get().window,
    {
      menusChanged: menu.draw,
      closed: () => {
        if (windows.all().length === 0) menu.clear()
      },
      failed(error) {
        log('page not loaded', error)
        dialog.showErrorBox('Castellan', language.say(NO_PAGE))
      },
    },
  )
  menu.clear()
  return windows
}

/** Emptied at the start: what a viewer was shown last time. Only this user can read it. */
function privateFolder(path: string): () => Promise<string> {
  const made = rm(path, { recursive: true, force: true })
    .then(() => mkdir(path, { recursive: true, mode: 0o700 }))
    .then(() => path)
  // Passed on to whoever prints.
  made.catch(() => undefined)
  return () => made
}
