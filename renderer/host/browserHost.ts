/** The host of a plain browser: File System Access API or upload and download; recovery in IndexedDB. */
import { fileOpen, fileSave } from 'browser-fs-access'
import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import {
  type DroppedFile,
  type FileRef,
  type Host,
  type OpenOutcome,
  type RecoveryEntry,
  type SaveOutcome,
  type ShownDocument,
} from '#shared/host/host'

const SCENARIO_FILES = {
  description: 'Castellan',
  extensions: ['.castellan'],
  mimeTypes: ['application/x-castellan+json'],
  id: 'castellan-scenarios',
}

/** The user closed the file dialog: an answer, not a failure. */
function gaveUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

async function unlessGivenUp<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking
  } catch (error) {
    if (gaveUp(error)) return undefined
    throw error
  }
}

function scenarioBlob(text: string): Blob {
  return new Blob([text], { type: SCENARIO_FILES.mimeTypes[0] as string })
}

/** What a file of the browser holds; without a handle, saving it is a download. */
export async function readFile(file: DroppedFile, handle: unknown): Promise<OpenOutcome> {
  const { name } = file
  if (file.size > LARGEST_SCENARIO_BYTES) return { kind: 'failed', name, fault: 'too-large' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { kind: 'failed', name, fault: 'missing' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { kind: 'opened', file: { name, token: handle }, text }
  } catch {
    return { kind: 'failed', name, fault: 'not-text' }
  }
}

/** Long enough for the slowest browser to have read the bytes. */
const DOWNLOAD_KEPT_MS = 60_000

function download(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_KEPT_MS)
}

function isHandle(token: unknown): token is FileSystemFileHandle {
  return typeof FileSystemFileHandle !== 'undefined' && token instanceof FileSystemFileHandle
}

/** A window holds a lock named after its recovery entry; the browser frees it when the window closes or crashes. */
const windowLock = (id: string): string => `castellan.window.${id}`

async function openWindows(): Promise<ReadonlySet<string | undefined>> {
  const { held } = await navigator.locks.query()
  return new Set(held?.map((lock) => lock.name))
}

// `null` is a download: the browser tells neither name nor place.
async function saved(saving: Promise<FileSystemFileHandle | null>, name: string): Promise<SaveOutcome> {
  try {
    const handle = await saving
    return { kind: 'saved', file: { name: handle?.name ?? name, token: handle ?? undefined } }
  } catch (error) {
    if (gaveUp(error)) throw error
    return { kind: 'failed', fault: 'unknown' }
  }
}

export function createBrowserHost(recovery: UseStore = createStore('castellan', 'recovery')): Host {
  const save = (name: string, text: string, handle: unknown): Promise<FileSystemFileHandle | null> =>
    fileSave(
      scenarioBlob(text),
      { ...SCENARIO_FILES, fileName: name },
      isHandle(handle) ? handle : null,
      // A file that has gone meanwhile must not be replaced silently by another one.
      isHandle(handle),
    )

  const held = new Set<string>()
  const holdWindowLock = (id: string): void => {
    if (held.has(id)) return
    held.add(id)
    void navigator.locks.request(windowLock(id), () => new Promise(() => {}))
  }

  let shown: ShownDocument | undefined
  window.addEventListener('beforeunload', (event) => {
    if (shown?.modified) event.preventDefault()
  })

  return {
    kind: 'browser',
    manyWindows: false,
    nativeMenus: false,

    windowStart: async () => undefined,
    openWindow: async () => undefined,
    showWindowOf: async () => false,
    showDocument(next) {
      shown = next
      document.title = `${next.modified ? '● ' : ''}${next.title} – Castellan`
    },
    showMenus: () => {},
    onMenu: () => () => {},
    // The browser itself asks about unsaved changes: `beforeunload` above.
    onCloseRequest: () => () => {},

    async openScenario() {
      const file = await unlessGivenUp(fileOpen(SCENARIO_FILES))
      return file && readFile(file, file.handle)
    },
    async openFile({ name, token }) {
      if (!isHandle(token)) return { kind: 'failed', name, fault: 'missing' }
      return readFile(await token.getFile(), token)
    },
    openDropped: (file) => readFile(file, undefined),

    async saveScenario(file: FileRef, text: string) {
      return saved(save(file.name, text, file.token), file.name)
    },
    async saveScenarioAs(suggestedName: string, text: string) {
      return unlessGivenUp(saved(save(suggestedName, text, undefined), suggestedName))
    },
    fileState: async () => 'same',
    listRecent: async () => [],
    listVersions: async () => [],
    openVersion: async ({ name }) => ({ kind: 'failed', name, fault: 'missing' }),

    // Downloads, not dialogs: an export may take longer than a click allows a page to ask.
    async saveExports(files) {
      for (const { name, type, bytes } of files)
        download(name, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }))
      return { kind: 'saved' }
    },
    async print({ name, type, bytes }) {
      download(name, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }))
      return { kind: 'downloaded' }
    },

    keepRecovery(entry: RecoveryEntry) {
      holdWindowLock(entry.id)
      return set(entry.id, entry, recovery)
    },

    async listRecovery() {
      const [found, open] = await Promise.all([entries<string, RecoveryEntry>(recovery), openWindows()])
      return found
        .map(([, entry]) => entry)
        .filter((entry) => !open.has(windowLock(entry.id)))
        .sort((a, b) => b.savedAt - a.savedAt)
    },

    dropRecovery: (id: string) => del(id, recovery),
  }
}
