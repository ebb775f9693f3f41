/**
 * The few verbs between page and shell: names, arguments, answers. The preload calls them, `handle.ts` answers them, and
 * nobody else knows a channel. Types only, so that the preload stays small; the schemas stand in `schemas.ts`.
 */
import { type Host } from '#shared/host/host'

/** A dropped file's path is found by the preload: the page has none. */
interface DroppedPath {
  readonly name: string
  /** Empty when the page made the file itself. */
  readonly path: string
}

/** Asked by the page and answered: `ipcRenderer.invoke`. */
export interface Requests {
  windowStart: Host['windowStart']
  openWindow: Host['openWindow']
  showWindowOf: Host['showWindowOf']
  openScenario: Host['openScenario']
  openFile: Host['openFile']
  openDroppedPath: (dropped: DroppedPath) => ReturnType<Host['openDropped']>
  saveScenario: Host['saveScenario']
  saveScenarioAs: Host['saveScenarioAs']
  fileState: Host['fileState']
  listRecent: Host['listRecent']
  listVersions: Host['listVersions']
  openVersion: Host['openVersion']
  saveExports: Host['saveExports']
  publish: NonNullable<Host['publish']>
  print: Host['print']
  listKept: Host['listKept']
  keep: Host['keep']
  removeKept: Host['removeKept']
  keepRecovery: Host['keepRecovery']
  listRecovery: Host['listRecovery']
  dropRecovery: Host['dropRecovery']
  /** The page's answer to `askClose`. */
  answerClose: (mayClose: boolean) => Promise<void>
}

/** Notices from the page, not answered: `ipcRenderer.send`. */
export interface Notices {
  showDocument: Host['showDocument']
  showMenus: Host['showMenus']
  /** The page runs and has heard `askClose`; its answer may take as long as its reader thinks. */
  closeHeard: () => void
}

/** Notices from the shell to the page: `webContents.send`. */
export interface Signals {
  menuChosen: (id: string) => void
  askClose: () => void
}

type Verb = keyof Requests | keyof Notices | keyof Signals

export const channelOf = (verb: Verb): string => `castellan:${verb}`

/** The name under which the preload puts the `Host` on the page's window. */
export const BRIDGE = 'castellanHost'
