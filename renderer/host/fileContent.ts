/** A file read whole: its bytes, their text, their fingerprint. */
import { type FileFault, LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { type DroppedFile } from '#shared/host/host'
import { faultOf } from './fileSystemAccess'

export type FileContent =
  | { readonly kind: 'read'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly fault: FileFault }

export async function readContent(file: Pick<DroppedFile, 'size' | 'arrayBuffer'>): Promise<FileContent> {
  if (file.size > LARGEST_SCENARIO_BYTES) return { kind: 'failed', fault: 'too-large' }
  try {
    return { kind: 'read', bytes: new Uint8Array(await file.arrayBuffer()) }
  } catch (error) {
    return { kind: 'failed', fault: faultOf(error) }
  }
}

/** The present content of a handle's file. */
export async function readHandle(handle: FileSystemFileHandle): Promise<FileContent> {
  const content = await look(handle)
  // Written by another program between the two steps of a look, it cannot be read: the second look finds it whole.
  return content.kind === 'failed' && content.fault === 'denied' ? look(handle) : content
}

async function look(handle: FileSystemFileHandle): Promise<FileContent> {
  try {
    return await readContent(await handle.getFile())
  } catch (error) {
    return { kind: 'failed', fault: faultOf(error) }
  }
}

/** Undefined for what is no UTF-8: its accents would be lost at the next save. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Only where pages are secure, as handles are. */
export async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
