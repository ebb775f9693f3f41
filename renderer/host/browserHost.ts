/** The host of a plain browser: File System Access API or upload and download; recovery in IndexedDB. */
import { fileOpen, fileSave, type FileWithHandle } from 'browser-fs-access'
import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { type FileRef, type Host, type OpenedFile, type RecoveryEntry } from '#shared/host/host'

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

/** The text of a file; undefined when its bytes are no UTF-8. */
export async function textOf(file: Blob): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer())
  } catch (error) {
    // The decoder's refusal; a file that cannot be read is another matter.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** A file of the browser as the editor keeps it; without a handle, saving it is a download. */
export async function openedFile(file: FileWithHandle): Promise<OpenedFile> {
  return { ref: { name: file.name, token: file.handle }, text: await textOf(file) }
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

  return {
    kind: 'browser',

    async openScenario() {
      const file = await unlessGivenUp(fileOpen(SCENARIO_FILES))
      return file && openedFile(file)
    },

    async saveScenario(ref: FileRef, text: string) {
      await save(ref.name, text, ref.token)
    },

    async saveScenarioAs(suggestedName: string, text: string) {
      // `null` is a download: the browser tells neither name nor place.
      const handle = await unlessGivenUp(save(suggestedName, text, undefined))
      if (handle === undefined) return undefined
      return { name: handle?.name ?? suggestedName, token: handle ?? undefined }
    },

    // A download, not a dialog: an export may take longer than a click allows a page to ask, and may be many files.
    async saveExport({ name, type, bytes }) {
      download(name, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }))
      return true
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
