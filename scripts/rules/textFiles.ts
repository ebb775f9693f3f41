/** Source and test files as texts by path, with forward slashes from the project. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type TextFiles = ReadonlyMap<string, string>

/** The files below these folders whose name ends so, sorted by path. */
export function textFiles(folders: readonly string[], ending: RegExp): TextFiles {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  )
  const wanted = paths.filter((path) => ending.test(path)).sort()
  return new Map(wanted.map((path) => [path, readFileSync(path, 'utf8')]))
}
