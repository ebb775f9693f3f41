/** The command line as a process of its own: start, exit codes, streams, locale. All else is asked in one process (castellan.ts). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { castellan, useFolder } from './castellan'
import { BIN, castellanProcess, ENV } from './castellanProcess'

const path = useFolder()
const SORTIE = 'assets/gallery/the-sortie.castellan'
const VERSION = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version

describe('--version', () => {
  it('prints the version of package.json', async () => {
    expect(await castellanProcess(['--version'])).toEqual({
      ...{ stdout: `${VERSION}\n`, stderr: '', exitCode: 0 },
    })
  })

  it('is one JSON document with --json', async () => {
    const { stdout, exitCode } = await castellanProcess(['--version', '--json'])
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toEqual({ version: VERSION })
  })
})

describe('what the process writes and its exit code are those of the call', () => {
  // An arrow slit without a wall.
  const faulty = (): string => {
    const file = path('faulty.castellan')
    writeFileSync(file, writeScenario(testBoard({ hexsides: { 'H7/H8': 'arrow-slit' } })))
    return file
  }

  it.each([
    ['0: done', (): string[] => ['info', SORTIE], 0],
    ['0: help', (): string[] => ['--help'], 0],
    ['0: a document longer than a pipe holds', (): string[] => ['tables', 'magna-carta', '--json'], 0],
    ['1: the checks find errors', (): string[] => ['check', faulty()], 1],
    ['2: wrong usage', (): string[] => ['inf', SORTIE], 2],
    ['2: a file that is not there', (): string[] => ['info', path('nowhere.castellan')], 2],
  ])('%s', async (_title, args, exitCode) => {
    const run = await castellanProcess(args())
    expect(run.exitCode).toBe(exitCode)
    expect(run).toEqual(await castellan(args()))
  })

  it('speaks the language of the locale', async () => {
    const env = { LANG: 'fr_FR.UTF-8' }
    const run = await castellanProcess(['info'], env)
    expect(run).toEqual({ stdout: '', stderr: 'castellan: il manque l’argument <file>\n', exitCode: 2 })
    expect(run).toEqual(await castellan(['info'], env))
  })
})

describe.skipIf(process.platform === 'win32')('streams', () => {
  /** A call whose shell line decides where its streams go. */
  async function inShell(line: string): Promise<{ said: string; exitCode: number }> {
    const shell = spawn('bash', ['--norc', '-o', 'pipefail', '-c', line, process.execPath, BIN], { env: ENV })
    let said = ''
    for (const stream of [shell.stdout, shell.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()))
    const [exitCode] = (await once(shell, 'close')) as [number]
    return { said, exitCode }
  }

  it('a reader that closes early is no fault', async () => {
    const { said, exitCode } = await inShell('"$0" "$1" tables magna-carta --json | head -n 1')
    expect({ said, exitCode }).toEqual({ said: '{\n', exitCode: 0 })
  })

  it.skipIf(process.platform !== 'linux')(
    'an answer that cannot be written is refused, with the reason',
    async () => {
      for (const words of [`info ${SORTIE}`, `info ${SORTIE} --json`, 'tables magna-carta', '--help'])
        expect(await inShell(`"$0" "$1" ${words} > /dev/full`), words).toEqual({
          said: 'castellan: stdout: the disk is full\n',
          exitCode: 2,
        })
      const french = await inShell(`LANG=fr_FR.UTF-8 "$0" "$1" info ${SORTIE} > /dev/full`)
      expect(french.said).toBe('castellan: stdout\u202f: le disque est plein\n')
      expect((await inShell('"$0" "$1" --version > /dev/full')).exitCode).toBe(2)
    },
  )

  it.skipIf(process.platform !== 'linux')(
    'an error output that takes nothing changes neither answer nor exit code',
    async () => {
      expect(await inShell('"$0" "$1" info nowhere.castellan 2> /dev/full')).toEqual({
        said: '',
        exitCode: 2,
      })
      const { said, exitCode } = await inShell(`"$0" "$1" info ${SORTIE} --json 2> /dev/full`)
      expect({ begins: said.slice(0, 1), exitCode }).toEqual({ begins: '{', exitCode: 0 })
    },
  )

  it.skipIf(process.platform !== 'linux')('a file too large for its place is refused in words', async () => {
    const out = path('large.vmod')
    const line = `ulimit -f 10; "$0" "$1" convert ${SORTIE} --to vmod --out "${out}"`
    expect(await inShell(line)).toEqual({
      said: `castellan: ${out}: the system does not accept so large a file here\n`,
      exitCode: 2,
    })
    expect(readdirSync(path('.')).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  it('runs without a standard input', async () => {
    const { said, exitCode } = await inShell(`"$0" "$1" info ${SORTIE} --json <&-`)
    expect(exitCode).toBe(0)
    expect(JSON.parse(said)).toMatchObject({ ruleset: 'magna-carta' })
  })

  it('answers nothing on the error output, and refuses nothing on the output', async () => {
    expect(await inShell(`"$0" "$1" info ${SORTIE} >/dev/null`)).toEqual({ said: '', exitCode: 0 })
    expect(await inShell('"$0" "$1" info 2>/dev/null')).toEqual({ said: '', exitCode: 2 })
  })

  it('reads files from the folder it is started in', async () => {
    writeFileSync(path('own.castellan'), writeScenario(testBoard()))
    const { said, exitCode } = await inShell(`cd "${path('.')}" && "$0" "$1" info own.castellan --json`)
    expect(exitCode).toBe(0)
    expect(JSON.parse(said)).toHaveProperty('title')
  })
})

it('says when the program was not built', async () => {
  const folder = path('unbuilt/main/cli')
  mkdirSync(folder, { recursive: true })
  copyFileSync(BIN, join(folder, 'bin.cjs'))
  const started = spawn(process.execPath, [join(folder, 'bin.cjs'), 'info'], { env: ENV })
  let said = ''
  started.stderr.on('data', (text: Buffer) => (said += text.toString()))
  expect((await once(started, 'close'))[0]).toBe(2)
  expect(said).toMatch(/^castellan: the program is not built \(npm run build\): .*\n$/)
})
