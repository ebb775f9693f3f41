/** The real command line in a process of its own; `tests/support/buildPrograms.ts` has built it. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Run } from './castellan'

/** The file that npm links as `castellan`. */
export const BIN = fileURLToPath(new URL('../../main/cli/bin.cjs', import.meta.url))

/** The environment of a call: English, and where programs are. */
export const ENV = { PATH: process.env['PATH'], LANG: 'C' } as const

/** One call, in English unless the words or the environment say otherwise. */
export function castellanProcess(args: readonly string[], env: Record<string, string> = {}): Promise<Run> {
  return new Promise((resolve) => {
    const options = { env: { ...ENV, ...env }, maxBuffer: 1 << 26 }
    const child = execFile(process.execPath, [BIN, ...args], options, (_error, stdout, stderr) =>
      resolve({ stdout, stderr, exitCode: child.exitCode ?? -1 }),
    )
  })
}
