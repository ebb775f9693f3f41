/** Runs the real command line in a process of its own; `tests/support/buildPrograms.ts` has built it. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll } from 'vitest'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const BIN = join(PROJECT, 'main/cli/bin.cjs')

interface Run {
  readonly stdout: string
  readonly stderr: string
  readonly exitCode: number
}

/** One call, in English unless the words or the environment say otherwise. */
export function castellan(args: readonly string[], env: Record<string, string> = {}): Promise<Run> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env['PATH'], LANG: 'C', ...env }, maxBuffer: 1 << 26 }
    const child = execFile(process.execPath, [BIN, ...args], options, (_error, stdout, stderr) =>
      resolve({ stdout, stderr, exitCode: child.exitCode ?? -1 }),
    )
  })
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
