/** The guard of test files that share a worker is shown planted faults, and must fail every one. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const LEFT = 'left changed'

/** Faults of a test file, each with words of the failure that it must cause. */
const FAULTS: Readonly<Record<string, readonly [text: string, says: string]>> = {
  mockedModule: ["vi.mock('node:os')", 'a module is mocked (mock)'],
  mockedLater: ["it('x', () => void vi.doMock('node:os'))", 'a module is mocked (doMock)'],
  modulesForgotten: ["it('x', () => void vi.resetModules())", 'a module is mocked (resetModules)'],
  stubbedGlobal: ["it('x', () => void vi.stubGlobal('planted', 1))", 'a global is replaced (stubGlobal)'],
  stubbedVariable: ["it('x', () => void vi.stubEnv('PLANTED', '1'))", 'a global is replaced (stubEnv)'],
  otherTime: ["it('x', () => void vi.useFakeTimers())", 'a global is replaced (useFakeTimers)'],
  process: [
    "import { execFileSync } from 'node:child_process'\nit('x', () => void execFileSync('true'))",
    'a process is started (execFileSync)',
  ],
  leftGlobal: ["it('x', () => void Object.assign(globalThis, { planted: 1 }))", LEFT],
  leftOnImport: ["Object.assign(globalThis, { plantedOnImport: 1 })\nit('x', () => undefined)", LEFT],
  leftConsole: ["it('x', () => void Object.assign(console, { planted: 1 }))", LEFT],
  leftPrototype: ["it('x', () => void Object.assign(Array.prototype, { planted: 1 }))", LEFT],
  leftVariable: ["it('x', () => void (process.env['PLANTED'] = '1'))", LEFT],
  leftListener: ["it('x', () => void process.on('exit', () => undefined))", LEFT],
}

const CLEAN: Readonly<Record<string, string>> = {
  nothing: "it('x', () => undefined)",
  putBack: `it('x', () => void Object.assign(globalThis, { planted2: 1 }))
afterAll(() => void Reflect.deleteProperty(globalThis, 'planted2'))`,
  spied: "it('x', () => void vi.spyOn(console, 'log').mockReturnValue())",
  firstAsked: "it('x', () => void new BroadcastChannel('x').close())",
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[]
  }[]
}

let folder: string
const ended = new Map<string, { readonly status: string; readonly says: string }>()

// Below the project, so that what the files import is found.
beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync(join(process.cwd(), '.cache/planted-'))
  const planted = Object.entries(FAULTS).map(([name, [text]]) => [name, text] as const)
  for (const [name, text] of [...planted, ...Object.entries(CLEAN)])
    writeFileSync(
      join(folder, `${name}.test.ts`),
      `import { afterAll, it, vi } from 'vitest'\n${text}\nvoid [afterAll, vi]\n`,
    )
  const config = `import { together } from '../../vitest.config'
export default { test: { ...together, maxWorkers: 1, include: ['*.test.ts'], exclude: [] } }\n`
  writeFileSync(join(folder, 'vitest.config.ts'), config)
  const words = ['run', '--root', folder, '--reporter=json', `--outputFile=${folder}/report.json`]
  spawnSync('node_modules/.bin/vitest', words, { encoding: 'utf8' })
  const { testResults } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report
  for (const { name, status, message, assertionResults } of testResults) {
    const says = [message, ...assertionResults.flatMap(({ failureMessages }) => failureMessages)].join('\n')
    ended.set(basename(name, '.test.ts'), { status, says })
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a file that shares its worker fails', () => {
  it.each(Object.entries(FAULTS))('%s', (name, [, says]) => {
    expect(ended.get(name)).toEqual({ status: 'failed', says: expect.stringContaining(says) })
    expect(ended.get(name)?.says).toContain('*.alone.test.ts')
  })
})

describe('a file that shares its worker may', () => {
  it.each(Object.keys(CLEAN))('%s', (name) => {
    expect(ended.get(name)).toEqual({ status: 'passed', says: '' })
  })
})
