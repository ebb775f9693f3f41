/** The uses of long runs: the files that their soak runs, and that each stands in one place. */
import { readdirSync, readFileSync } from 'node:fs'

interface LongRunUse {
  readonly name: string
  /** The path from the folder of the project. */
  readonly file: string
}

export function longRunUses(): readonly LongRunUse[] {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\blongRun\(\s*'([^']+)'/g)].map(([, name = '']) => ({
      name,
      file,
    })),
  )
}
