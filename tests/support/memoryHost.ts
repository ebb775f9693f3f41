/** A host that keeps everything in memory: files by their names, one window, or many when a test says so. */
import { type FileFault } from '#shared/host/fileFaults'
import {
  type DiskChange,
  type FileRef,
  type Host,
  type OpenOutcome,
  type RecoveryEntry,
  type SaveOutcome,
  type ShownDocument,
  type WindowStart,
} from '#shared/host/host'
import { type KeptKind } from '#shared/host/kept'
import { QUIET_HOST } from './quietHost'

export interface MemoryHost extends Host {
  manyWindows: boolean
  readonly files: Map<string, string>
  /** By file and version. */
  readonly versions: Map<string, ReadonlyMap<string, string>>
  readonly recovery: Map<string, RecoveryEntry>
  /** Things that the user keeps for all scenarios, by kind. */
  readonly kept: Readonly<Record<KeptKind, Map<string, string>>>
  /** The start of this window; `opened`: those of the windows that it has opened. */
  start: WindowStart | undefined
  readonly opened: WindowStart[]
  readonly shown: ShownDocument[]
  /** Names of the files that other windows show. */
  readonly elsewhere: Set<string>
  /** The answer of the next open dialog. */
  opens: { readonly name: string; readonly text: string } | undefined
  /** Changes a file as another program would, or another tab: undefined removes it. */
  changeOnDisk(name: string, text: string | undefined, writer?: DiskChange): void
  /** Every saving fails with this. */
  fault: FileFault | undefined
  recent: readonly FileRef[]
  /** Asks the window whether it may close, as the shell does. */
  close(): Promise<boolean>
}

export const memoryFile = (name: string): FileRef => ({ name, token: name })

export function memoryHost(): MemoryHost {
  const files = new Map<string, string>()
  const touched = new Map<string, DiskChange>()
  const recovery = new Map<string, RecoveryEntry>()
  let mayClose = async (): Promise<boolean> => true
  const write = async (name: string, text: string): Promise<SaveOutcome> => {
    if (host.fault) return { kind: 'failed', fault: host.fault }
    touched.delete(name)
    files.set(name, text)
    return { kind: 'saved', file: memoryFile(name) }
  }
  const read = (name: string, text: string | undefined): OpenOutcome =>
    text === undefined
      ? { kind: 'failed', name, fault: 'missing' }
      : { kind: 'opened', file: memoryFile(name), text }
  const host: MemoryHost = {
    ...QUIET_HOST,
    files,
    versions: new Map(),
    recovery,
    kept: { stamp: new Map(), types: new Map() },
    start: undefined,
    opened: [],
    shown: [],
    elsewhere: new Set(),
    opens: undefined,
    fault: undefined,
    recent: [],
    changeOnDisk(name, text, writer = 'changed') {
      touched.set(name, text === undefined ? 'gone' : writer)
      if (text === undefined) files.delete(name)
      else files.set(name, text)
    },
    close: () => mayClose(),

    windowStart: async () => host.start,
    openWindow: async (start) => void host.opened.push(start),
    showWindowOf: async ({ name }) => host.elsewhere.has(name),
    otherTabs: {
      show: async ({ name }) => host.elsewhere.has(name),
      onWritten: () => () => {},
    },
    showDocument: (document) => void host.shown.push(document),
    onCloseRequest(listener) {
      mayClose = listener
      return () => {}
    },
    openScenario: async () => host.opens && read(host.opens.name, host.opens.text),
    async openFile({ name }) {
      touched.delete(name)
      return read(name, files.get(name))
    },
    openDropped: async (file) => read(file.name, new TextDecoder().decode(await file.arrayBuffer())),
    async saveScenario({ name }, text, options) {
      const state = touched.get(name)
      return state && options?.overwrite !== true ? { kind: state } : write(name, text)
    },
    saveScenarioAs: write,
    fileState: async ({ name }) => touched.get(name) ?? 'same',
    listRecent: async () => host.recent,
    listVersions: async ({ name }) =>
      [...(host.versions.get(name) ?? [])].map(([id, text], index) => ({
        id,
        savedAt: index,
        bytes: text.length,
      })),
    openVersion: async ({ name }, id) => read(name, host.versions.get(name)?.get(id)),
    listKept: async (kind) => [...host.kept[kind]].map(([id, text]) => ({ id, text })),
    keep: async (kind, { id, text }) => (host.kept[kind].set(id, text), { kind: 'done' }),
    removeKept: async (kind, id) => (host.kept[kind].delete(id), { kind: 'done' }),
    keepRecovery: async (entry) => void recovery.set(entry.id, entry),
    listRecovery: async () => [...recovery.values()],
    dropRecovery: async (id) => void recovery.delete(id),
  }
  return host
}
