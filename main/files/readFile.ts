/** Reads ordinary files of a bounded size, and nothing else: no device, no pipe, nothing that never ends. */
import { constants } from 'node:fs'
import * as promises from 'node:fs/promises'
import { fault } from './fileFaults'
import { type FileStats, type FileSystem, type ReadableFile } from './fileSystem'

/**
 * Rejects with the error of the system, `EISDIR` or `EFTYPE` for what is no file, `EFBIG` above `limit` bytes, even when
 * the file grows while it is read.
 */
export async function readBytes(path: string, limit: number, fs: FileSystem = promises): Promise<Uint8Array> {
  // Asked before opening, which may already set a device to work; asked again of what was really opened.
  refuseUnfit(path, await fs.stat(path), limit)
  const file = await fs.open(path, READ_WITHOUT_WAITING)
  try {
    const stats = await file.stat()
    refuseUnfit(path, stats, limit)
    return await readToEnd(file, stats.size, limit)
  } finally {
    await file.close()
  }
}

/** Strict: rejects bytes that are no UTF-8. A byte order mark stays, as in the browser. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

// Opening a pipe would wait for its writer. Windows has no such flag, and no pipes among its files.
const READ_WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

const NEXT_PART = 64 * 1024

function refuseUnfit(path: string, stats: FileStats, limit: number): void {
  if (stats.isDirectory()) throw fault('EISDIR', `${path} is a folder`)
  if (!stats.isFile()) throw fault('EFTYPE', `${path} is a device, pipe or socket`)
  if (stats.size > limit) throw fault('EFBIG', `${path} has more than ${limit} bytes`)
}

async function readToEnd(file: ReadableFile, size: number, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let total = 0
  for (;;) {
    // One byte more than is left: room for noticing that the file has grown.
    const part = new Uint8Array(Math.max(size - total + 1, total > size ? NEXT_PART : 1))
    const { bytesRead } = await file.read(part, 0, part.length, null)
    if (bytesRead === 0) return parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts, total)
    total += bytesRead
    if (total > limit) throw fault('EFBIG', `the file grows above ${limit} bytes`)
    parts.push(part.subarray(0, bytesRead))
  }
}
