/** The File System Access API as Chromium has it (TypeScript's own declarations lack these parts), and questions to a handle. */
import { type FileFault } from '#shared/host/fileFaults'
import { type FileRef } from '#shared/host/host'

type Access = 'read' | 'readwrite'

declare global {
  interface FileSystemHandle {
    queryPermission?(descriptor: { mode: Access }): Promise<PermissionState>
    requestPermission?(descriptor: { mode: Access }): Promise<PermissionState>
  }
  interface DataTransferItem {
    getAsFileSystemHandle?(): Promise<FileSystemHandle | null>
  }
  interface Window {
    showSaveFilePicker?(options: {
      id: string
      suggestedName: string
      types: { description: string; accept: Record<string, string[]> }[]
    }): Promise<FileSystemFileHandle>
  }
}

/** Browsers without handles have files without tokens: saving them is a download. */
export function isHandle(token: unknown): token is FileSystemFileHandle {
  return typeof FileSystemFileHandle !== 'undefined' && token instanceof FileSystemFileHandle
}

/** Two handles may stand for one file; without handles the name is all there is. */
export async function sameFile(a: FileRef, b: FileRef): Promise<boolean> {
  if (isHandle(a.token) && isHandle(b.token)) return a.token === b.token || a.token.isSameEntry(b.token)
  return !isHandle(a.token) && !isHandle(b.token) && a.name === b.name
}

/** True when the page may already, without a question to the user. */
export async function isGranted(handle: FileSystemHandle, mode: Access): Promise<boolean> {
  return !handle.queryPermission || (await handle.queryPermission({ mode })) === 'granted'
}

/** Asks the user if need be; false when he refuses, or when the browser allows no question now (long after a click). */
export async function askFor(handle: FileSystemHandle, mode: Access): Promise<boolean> {
  try {
    return (await isGranted(handle, mode)) || (await handle.requestPermission?.({ mode })) === 'granted'
  } catch {
    return false
  }
}

/** The user closed the file dialog: an answer, not a failure. Only of a dialog: a failed writing has the same name. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

const FAULTS: Readonly<Record<string, FileFault>> = {
  NotFoundError: 'missing',
  NotAllowedError: 'denied',
  NotReadableError: 'denied',
  SecurityError: 'denied',
  // While writing: the browser's own check for dangerous files has stopped it.
  AbortError: 'denied',
  // What Chromium says when the system lets nobody write.
  NoModificationAllowedError: 'read-only',
  QuotaExceededError: 'full',
  TypeMismatchError: 'no-file',
}

export function faultOf(error: unknown): FileFault {
  return (error instanceof DOMException ? FAULTS[error.name] : undefined) ?? 'unknown'
}
