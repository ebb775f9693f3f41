/** Puts the `Host` on the page's window: one frozen object of named verbs. It knows the channels and decides nothing. */
import { contextBridge, ipcRenderer, webUtils } from 'electron'
import { type DroppedFile, type Host } from '#shared/host/host'
import { BRIDGE, channelOf, type Notices, type Requests, type Signals } from '../contract/contract'

function ask<V extends keyof Requests>(verb: V): Requests[V] {
  const request = (...args: unknown[]): Promise<unknown> => ipcRenderer.invoke(channelOf(verb), ...args)
  return request as Requests[V]
}

function tell<V extends keyof Notices>(verb: V, ...args: Parameters<Notices[V]>): void {
  ipcRenderer.send(channelOf(verb), ...args)
}

/** Returns what ends it. */
function hear<S extends keyof Signals>(signal: S, listener: Signals[S]): () => void {
  const listen = (_event: unknown, ...args: unknown[]): void =>
    (listener as (...told: unknown[]) => void)(...args)
  ipcRenderer.on(channelOf(signal), listen)
  return () => void ipcRenderer.removeListener(channelOf(signal), listen)
}

/** Empty for a file that the page made itself. */
function pathOf(file: DroppedFile): string {
  try {
    return webUtils.getPathForFile(file as unknown as File)
  } catch {
    return ''
  }
}

const openDroppedPath = ask('openDroppedPath')
const answerClose = ask('answerClose')

const host = {
  kind: 'desktop',
  manyWindows: true,
  nativeMenus: true,

  windowStart: ask('windowStart'),
  openWindow: ask('openWindow'),
  showWindowOf: ask('showWindowOf'),
  showDocument: (shown) => tell('showDocument', shown),
  showMenus: (menus) => tell('showMenus', menus),
  onMenu: (listener) => hear('menuChosen', (id) => listener(id)),
  onCloseRequest: (listener) =>
    hear('askClose', () => {
      tell('closeHeard')
      // A page that fails to ask keeps its window.
      void listener().then(
        (mayClose) => answerClose(mayClose),
        () => answerClose(false),
      )
    }),

  openScenario: ask('openScenario'),
  openFile: ask('openFile'),
  openDropped: (file) => openDroppedPath({ name: file.name, path: pathOf(file) }),
  saveScenario: ask('saveScenario'),
  saveScenarioAs: ask('saveScenarioAs'),
  fileState: ask('fileState'),
  listRecent: ask('listRecent'),
  listVersions: ask('listVersions'),
  openVersion: ask('openVersion'),

  saveExports: ask('saveExports'),
  publish: ask('publish'),
  print: ask('print'),

  listKept: ask('listKept'),
  keep: ask('keep'),
  removeKept: ask('removeKept'),

  keepRecovery: ask('keepRecovery'),
  listRecovery: ask('listRecovery'),
  dropRecovery: ask('dropRecovery'),
} as const satisfies Host

contextBridge.exposeInMainWorld(BRIDGE, Object.freeze(host))
