/**
 * Renames over a file, with retries. On Windows that fails for as long as a virus scanner, an indexer or a backup looks at
 * the file (or at the one just written): a moment, which is worth waiting for.
 */
import { setTimeout } from 'node:timers/promises'
import { codeOf } from './fileFaults'

/** The operating system and the clock. */
export interface Patience {
  readonly platform: NodeJS.Platform
  pause(ms: number): Promise<unknown>
}

export const HERE: Patience = { platform: process.platform, pause: (ms) => setTimeout(ms) }

/** The pauses between tries: about a second in all. */
const PAUSES_MS = [10, 20, 40, 80, 150, 300, 400]

// Windows does not say whether a file is held or forbidden.
const PERHAPS_HELD: ReadonlySet<unknown> = new Set(['EPERM', 'EBUSY', 'EACCES'])

/** Rejects with the last error. Elsewhere than on Windows an error is final. */
export async function renamePatiently(
  from: string,
  to: string,
  fs: { rename(from: string, to: string): Promise<void> },
  { platform, pause }: Patience,
): Promise<void> {
  for (const ms of platform === 'win32' ? PAUSES_MS : []) {
    try {
      return await fs.rename(from, to)
    } catch (error) {
      if (!PERHAPS_HELD.has(codeOf(error))) throw error
      await pause(ms)
    }
  }
  return fs.rename(from, to)
}
