/** Ctrl-C, the end of the session or of the terminal, at any moment of a call: it ends, and nothing is left of what it had begun. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRng } from '#shared/lang/rng'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { pick } from '../support/dice'
import { longRun } from '../support/longRuns'
import { castellan, useFolder } from './castellan'
import { BIN, ENV } from './castellanProcess'
import { SMALL_GAME } from './smallGame'

const path = useFolder()

it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'an export interrupted by %s leaves nothing',
  async (signal) => {
    const file = path('board.castellan')
    const folder = path(`drawn-${signal}`)
    mkdirSync(folder)
    writeFileSync(file, writeScenario(testBoard({ columns: 100, rows: 100 })))
    const args = [BIN, 'export', file, '--what', 'map', '--style', 'classic', '--out', `${folder}/map.png`]
    const watching = watch(folder)
    const begun = once(watching, 'change')
    const drawing = spawn(process.execPath, args, { env: ENV, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    drawing.stderr.on('data', (text: Buffer) => (said += text.toString()))
    const ended = once(drawing, 'close')
    await begun
    watching.close()
    const seen = readdirSync(folder)
    drawing.kill(signal)
    expect((await ended)[0]).toBe(2)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatch(/^\.castellan-.*\.tmp$/)
    expect(said).toBe('castellan: interrupted: nothing was written\n')
    expect(readdirSync(folder)).toEqual([])
  },
)

const SORTIE = 'assets/gallery/the-sortie.castellan'

/** Calls that work for a while, each into one file. */
const CALLS: Readonly<Record<string, (out: string) => readonly string[]>> = {
  import: (out) => ['import', path('army.csv'), out, '--ruleset', 'magna-carta'],
  'import of a module': (out) => ['import', path('small.vmod'), out, '--ruleset', 'magna-carta'],
  convert: (out) => ['convert', path('small.castellan'), '--to', 'vmod', '--out', out],
  play: (out) => ['play', SORTIE, '--out', out],
  simulate: (out) => [
    'simulate',
    SORTIE,
    '--players',
    'random',
    '--games',
    '2',
    '--threads',
    '2',
    '--out',
    out,
  ],
}
const { cases, seed } = longRun('interruptions of the command line')
const KINDS = Object.keys(CALLS)
const ROUNDS = Math.ceil(cases / KINDS.length)
/** Milliseconds within which every call has begun its work. */
const SOON = 1500

describe.skipIf(process.platform === 'win32')('interrupted at any moment', () => {
  it.each(KINDS)('%s leaves its file whole, or nothing', async (kind) => {
    writeFileSync(path('small.castellan'), writeScenario(SMALL_GAME))
    for (const [to, out] of [
      ['csv', 'army.csv'],
      ['vmod', 'small.vmod'],
    ] as const)
      await castellan(['convert', path('small.castellan'), '--to', to, '--out', path(out), '--force'])
    mkdirSync(path(`${kind}-whole`))
    // A new scenario is called by its file.
    const whole = path(`${kind}-whole/out.castellan`)
    for (let round = 0; round < ROUNDS; round++) {
      const rng = createRng(seed + round)
      const folder = path(`${kind}-${round}`)
      mkdirSync(folder)
      const out = join(folder, 'out.castellan')
      const signal = pick(rng, ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      const call = start(kind, out)
      let said = ''
      call.stderr.on('data', (text: Buffer) => (said += text.toString()))
      const ended = once(call, 'close') as Promise<[number | null, string | null]>
      // Every other time when the temporary file comes to be: it is the moment when something could be left.
      let calls = 0
      const watcher = watch(folder, () => round % 2 === 0 && calls++ === 0 && call.kill(signal))
      const wait = setTimeout(() => round % 2 === 1 && call.kill(signal), rng.below(SOON))
      const [code, by] = await ended
      watcher.close()
      clearTimeout(wait)
      const told = `${kind}, round ${round}, ${signal}: ${code ?? by} ${said}`
      const left = readdirSync(folder)
      // A file that had taken its place stays, whole.
      if (code === 0 || (by !== null && left.length > 0)) {
        await once(start(kind, whole), 'close')
        expect(left, told).toEqual(['out.castellan'])
        expect(readFileSync(out).length, told).toBe(readFileSync(whole).length)
      } else expect(left, told).toEqual([])
      expect(said, told).toMatch(code === 2 ? INTERRUPTED : /^$/)
      expect([0, 2, signal], told).toContain(code ?? by)
    }
  })
})

const INTERRUPTED = /^castellan: interrupted: (nothing was written|.* was not written)\n$/

function start(kind: string, out: string) {
  const words = CALLS[kind]?.(out) ?? []
  return spawn(process.execPath, [BIN, ...words], { env: ENV, stdio: ['ignore', 'ignore', 'pipe'] })
}
