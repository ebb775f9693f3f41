/** The files of a folder, by their paths in it. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
