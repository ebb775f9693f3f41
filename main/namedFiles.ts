/** Finds the scenario files that a command line names. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** More windows than anybody wants at once. */
const MOST = 50

/** Their paths, absolute, each once. What begins with a dash is a switch of Chromium's. */
export function filesNamed(argv: readonly string[], folder: string): readonly string[] {
  const paths = argv
    .filter((word) => !word.startsWith('-'))
    .flatMap((word) => pathOf(word, folder) ?? [])
    // Of the path: `file:///etc/passwd?.castellan` ends so, and names another file.
    .filter((path) => path.toLowerCase().endsWith('.castellan'))
  return [...new Set(paths)].slice(0, MOST)
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
