/** The version of the program, from its package. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Both main/export and the built program (dist/cli) lie two folders below the project.
const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '../../package.json')

/** Throws when the program's own files are missing. */
export function programVersion(): string {
  return (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version
}
