/** Which scenario files a command line names. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Their paths, absolute. What begins with a dash is a switch of Chromium's. */
export function filesNamed(argv: readonly string[], folder: string): readonly string[] {
  return argv
    .filter((word) => !word.startsWith('-') && word.toLowerCase().endsWith('.castellan'))
    .flatMap((word) => pathOf(word, folder) ?? [])
}

// Some desktops of Linux pass addresses instead of paths.
function pathOf(word: string, folder: string): string | undefined {
  if (!word.startsWith('file:')) return resolve(folder, word)
  try {
    return fileURLToPath(word)
  } catch {
    return undefined
  }
}
