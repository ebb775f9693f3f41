/** Through Tiled and back: it keeps all that we write, and draws it without a word of complaint. Runs where Tiled is installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { writeInNode } from '../../../main/export/writeInNode'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { BOARDS } from '../../random/boards'
import { type Form, whole as readWhole } from './throughTiled'

const isInstalled =
  spawnSync('tiled', ['--version'], { env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' } }).status === 0
if (!isInstalled) console.log('skipped: going through Tiled itself needs its programs (tiled)')

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-tiled-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const EXPORTS: Readonly<Record<Form, string>> = { tmx: 'tmx', tmj: 'json' }

/** Converts a map with Tiled, and gives its messages; it exits with 0 even where something is missing. */
function throughTiled(from: string, to: string, form: Form): string {
  const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen', XDG_RUNTIME_DIR: folder }
  const run = spawnSync('tiled', ['--export-map', EXPORTS[form], from, to], {
    env,
    cwd: folder,
    encoding: 'utf8',
  })
  return `${run.status} ${run.stdout}${run.stderr}`.trim()
}

/** The pictures of names and of a scanned board take most of the time: the last test has them. */
function withoutLargePictures(scenario: Scenario): Scenario {
  const { background: _background, ...map } = scenario.map
  return { ...scenario, map: { ...map, numbering: { ...map.numbering, show: 'none' } } }
}

// Every ruleset on every kind of grid, in turn from either form; every second one cut by a frame.
const CHOSEN = BOARDS.filter((_, index) => index % 2 === Math.floor(index / 2) % 2)

async function writeFiles(scenario: Scenario, form: Form, baseName: string): Promise<void> {
  const request = { language: 'en', baseName, eyes: 'author' } as const
  const { files } = await writeInNode({ scenario, ruleset: rulesetOf(scenario) }, form, request)
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes)
}

describe.runIf(isInstalled)('through Tiled itself', () => {
  test.each(CHOSEN.map(({ name, scenario }, index) => [name, index, scenario] as const))(
    '%s',
    async (_name, index, whole) => {
      const scenario = withoutLargePictures(whole)
      const [form, other] = index % 2 === 0 ? (['tmx', 'tmj'] as const) : (['tmj', 'tmx'] as const)
      await writeFiles(scenario, form, `m${index}`)
      // The exported map lies beside the first, or its paths would change.
      const [there, back] = [`m${index}-there.${other}`, `m${index}-back.${form}`]
      expect(throughTiled(`m${index}.${form}`, there, other)).toBe('0')
      expect(throughTiled(there, back, form)).toBe('0')
      for (const name of [there, back]) {
        const read = await readWhole(readFileSync(join(folder, name)), name)
        expect(writeScenario(read)).toBe(writeScenario(scenario))
      }
    },
  )

  test('it draws a map of the size that the formulas say', async () => {
    const { scenario } = BOARDS[0] as (typeof BOARDS)[number]
    await writeFiles(scenario, 'tmx', 'drawn')
    const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen', XDG_RUNTIME_DIR: folder }
    execFileSync('tmxrasterizer', ['drawn.tmx', 'drawn.png'], { env, cwd: folder, stdio: 'ignore' })
    const png = readFileSync(join(folder, 'drawn.png'))
    // 40 columns of 90 pixels and the rest of a hex; 35 rows of 104 and half a hex.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([40 * 90 + 30, 35 * 104 + 52])
  })
})
