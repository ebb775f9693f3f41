/** Calls of the command line in this process: what they write is kept. `castellanProcess.ts` starts the real program. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { main } from '../../main/cli/entry/castellan'
import { type StartGameThread } from '../../main/cli/gameThreads'
import { answerTo } from '../../main/cli/simulation/gameThread'
import { type Interruptions, type Surroundings } from '../../main/cli/surroundings'

export interface Run {
  readonly stdout: string
  readonly stderr: string
  readonly exitCode: number
}

const NOBODY: Interruptions = { pid: 0, kill: () => undefined, on: () => undefined, off: () => undefined }

/** Games are played within the process of the test. */
const GAMES_HERE: StartGameThread = (asked) => ({
  ask: async (order) => Promise.resolve(answerTo(asked, order)),
  end: () => undefined,
})

/** One call, in English unless the words or the environment say otherwise. */
export async function castellan(
  args: readonly string[],
  env: Record<string, string> = {},
  { interruptions = NOBODY, startGameThread = GAMES_HERE }: Partial<Surroundings> = {},
): Promise<Run> {
  const written = { stdout: '', stderr: '' }
  const output = (name: keyof typeof written) => ({ write: (text: string) => (written[name] += text) })
  const streams = { stdout: output('stdout'), stderr: output('stderr') }
  const exitCode = await main(args, streams, {
    env: { LANG: 'C', ...env },
    interruptions,
    startGameThread,
  })
  return { ...written, exitCode }
}

/** The JSON document of a call that must succeed (or, with `exitCode` 1, find errors). */
export async function json(args: readonly string[], exitCode = 0): Promise<unknown> {
  const run = await castellan([...args, '--json'])
  if (run.exitCode !== exitCode || run.stderr !== '')
    throw new Error(`exit code ${run.exitCode}: ${run.stderr}`)
  return JSON.parse(run.stdout)
}

/** A call that must be refused: its one line, without the program's name. Nothing may be on stdout. */
export async function refusal(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout, stderr, exitCode } = await castellan(args, env)
  const lines = stderr.split('\n')
  if (exitCode !== 2 || stdout !== '' || lines.length !== 2 || lines[1] !== '')
    throw new Error(`not refused in one line: exit code ${exitCode}, "${stdout}", "${stderr}"`)
  return (lines[0] as string).replace(/^castellan: /, '')
}

/** Gives the tests of a file a folder that goes away with them. */
export function useFolder(): (name: string) => string {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'castellan-cli-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (name) => join(folder, name)
}
