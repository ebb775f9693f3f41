/**
 * For test files that share a worker and its modules: fails a file that changes what the next one would find. Vitest runs this
 * before each of them (`setupFiles` of the project `together`).
 */
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, expect, vi } from 'vitest'
import { changesBetween, lookAround } from './surroundings'
import { endFile } from './whenFileEnds'

const ADVICE = 'name the file *.alone.test.ts, so that it has a process of its own'

const refusing = (what: string) => (): never => {
  throw new Error(`${what} in a test file that shares its worker: ${ADVICE}`)
}

/** Replaces functions of an object by such that refuse, once a worker: its modules stay from file to file. */
function refuse<T extends object>(object: T, names: readonly (keyof T & string)[], what: string): void {
  for (const name of names) Object.assign(object, { [name]: refusing(`${what} (${name})`) })
}

refuse(vi, ['mock', 'doMock', 'resetModules'], 'a module is mocked')
refuse(vi, ['stubGlobal', 'stubEnv', 'useFakeTimers', 'setSystemTime'], 'a global is replaced')
refuse(
  childProcess,
  ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'],
  'a process is started',
)
syncBuiltinESMExports()

const before = lookAround()
// Registered before any hook of the file, so it runs after all of them.
afterAll(() => {
  vi.restoreAllMocks()
  endFile()
  expect(changesBetween(before, lookAround()), `left changed; put it back, or ${ADVICE}`).toEqual([])
})
