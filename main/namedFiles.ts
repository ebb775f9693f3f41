/** Finds the files of scenarios and games that a command line names. */
import * as here from 'node:path'
import { fileURLToPath } from 'node:url'
import { isGameName } from '#shared/host/gameName'

/** More windows than anybody wants at once. */
const MOST = 50
/** `-x.castellan` is a file, which Chromium takes for a switch that it does not know. */
const SWITCH = /^(--|-[^=]*=)/

/**
 * Their paths, absolute, each once. What begins with two dashes or gives a value is a switch of Chromium's, but for what
 * follows `--`. A path of a Windows share (`\\server\share\x.castellan`) is one as any other: the user named it.
 */
export function filesNamed(
  argv: readonly string[],
  folder: string,
  system: Pick<typeof here, 'resolve'> = here,
): readonly string[] {
  const end = argv.indexOf('--')
  const before = end < 0 ? argv : argv.slice(0, end)
  const paths = [...before.filter((word) => !SWITCH.test(word)), ...argv.slice(before.length)]
    .flatMap((word) => pathOf(word, folder, system) ?? [])
    // The path must end so: `file:///etc/passwd?.castellan` ends so, and names another file.
    .filter((path) => isOpenable(path))
  return [...new Set(paths)].slice(0, MOST)
}

// Some desktops of Linux pass addresses instead of paths.
function pathOf(word: string, folder: string, { resolve }: Pick<typeof here, 'resolve'>): string | undefined {
  if (!word.startsWith('file:')) return resolve(folder, word)
  try {
    return fileURLToPath(word)
  } catch {
    return undefined
  }
}

/** The files that a window opens: scenarios, and games at their table. */
export function isOpenable(path: string): boolean {
  return path.toLowerCase().endsWith('.castellan') || isGameName(path)
}
