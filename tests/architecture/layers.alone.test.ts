/** Each net that keeps the layers apart is shown planted faults, and must report every one. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const project = process.cwd()
const CONFIGURATION = [
  'package.json',
  'tsconfig.base.json',
  'shared/tsconfig.json',
  '.dependency-cruiser.cjs',
  'eslint.config.mjs',
]
const CLEAN: Record<string, string> = {
  'shared/lang/first.ts': 'export const first = 1\n',
  'shared/lang/second.ts': "export { first } from './first'\n",
  'shared/rules/row.ts': 'export const row = 1\n',
  'shared/rules/registry/games.ts': "export { rule } from '../savoy/index'\n",
  'shared/rules/savoy/index.ts': "export { rule } from './rule'\n",
  'shared/rules/savoy/rule.ts': 'export const rule = 1\n',
  'shared/format/read.ts': 'export const read = 1\n',
  'shared/proofs/prove.ts': 'export const prove = 1\n',
  'shared/questions/ask.ts': 'export const ask = 1\n',
  'shared/game/decide.ts': 'export const decide = 1\n',
  'shared/balance/report.ts': 'export const report = 1\n',
  'shared/armies/edit.ts': 'export const edit = 1\n',
  'shared/interchange/zip/writeZip.ts': 'export const writeZip = 1\n',
  'shared/versions/merge.ts': 'export const merge = 1\n',
  'shared/painter/paint.ts': 'export const paint = 1\n',
  'renderer/tools/tool.ts': 'export const tool = 1\n',
  'renderer/workers/clean.worker.ts': 'export interface Message {}\n',
  'renderer/workers/clean.ts': 'export interface Clean {}\n',
  'renderer/ui/control.ts': 'export const control = 1\n',
  'renderer/panels/panel.ts': 'export const panel = 1\n',
  'main/cli/run.ts': 'export const run = 1\n',
  'main/shell.ts': 'export const shell = 1\n',
  'viewer/board.ts': 'export const board = 1\n',
}

interface Fault {
  /** The words that the report must have beside the file. */
  readonly says: string
  readonly file: string
  readonly text: string
}
const fault = (says: string, file: string, text: string): Fault => ({ says, file, text: `${text}\n` })

const COMPILER_FAULTS = [
  fault("'document'", 'shared/lang/planted1.ts', 'export const page = document.title'),
  fault('node:fs', 'shared/lang/planted2.ts', "export { readFileSync } from 'node:fs'"),
  fault("'console'", 'shared/lang/planted3.ts', "console.log('x')\nexport {}"),
]
const LAYER_FAULTS = [
  fault('shared-is-a-leaf', 'shared/lang/planted1.ts', "export { tool } from '../../renderer/tools/tool'"),
  // A type-only import is a dependency all the same.
  fault(
    'shared-is-a-leaf',
    'shared/lang/planted2.ts',
    "export type { tool } from '../../renderer/tools/tool'",
  ),
  fault('shared-has-no-platform', 'shared/lang/planted3.ts', "export { useState } from 'react'"),
  fault('shared-has-no-node', 'shared/lang/planted4.ts', "export { readFileSync } from 'node:fs'"),
  fault('viewer-stands-alone', 'viewer/planted1.ts', "export { tool } from '../renderer/tools/tool'"),
  fault('viewer-is-carried', 'renderer/panels/planted13.ts', "export { board } from '../../viewer/board'"),
  fault('renderer-not-main', 'renderer/panels/planted1.ts', "export { run } from '../../main/cli/run'"),
  fault('renderer-has-no-node', 'renderer/panels/planted2.ts', "export { readFileSync } from 'node:fs'"),
  fault('main-not-renderer', 'main/cli/planted1.ts', "export { tool } from '../../renderer/tools/tool'"),
  fault('cli-runs-without-electron', 'main/cli/planted2.ts', "export { shell } from '../shell'"),
  fault('shell-without-command-line', 'main/planted1.ts', "export { run } from './cli/run'"),
  fault('files-know-no-shell', 'main/files/planted1.ts', "export { shell } from '../shell'"),
  fault('preload-knows-the-contract', 'main/preload/planted1.ts', "export { shell } from '../shell'"),
  fault('preload-knows-the-contract', 'main/preload/planted2.ts', "export { z } from 'zod'"),
  fault('preload-knows-the-contract', 'main/preload/planted3.ts', "export { readFileSync } from 'node:fs'"),
  fault('electron-only-in-shell', 'main/cli/planted3.ts', "export { app } from 'electron'"),
  fault('electron-only-in-shell', 'main/files/planted2.ts', "export type { App } from 'electron'"),
  fault('konva-only-in-canvas', 'renderer/panels/planted3.ts', "export { default } from 'konva'"),
  fault(
    'renderer-i18n-and-host-and-toolOptions-and-drawing',
    'renderer/i18n/planted.ts',
    "export { tool } from '../tools/tool'",
  ),
  fault('renderer-editor', 'renderer/editor/planted.ts', "export { tool } from '../tools/tool'"),
  // Neighbours do not know each other.
  fault(
    'renderer-tools-and-workers',
    'renderer/tools/planted2.ts',
    "export type { Clean } from '../workers/clean'",
  ),
  fault('renderer-actions', 'renderer/actions/planted.ts', "export { control } from '../ui/control'"),
  fault('renderer-ui-and-canvas', 'renderer/ui/planted.ts', "export { panel } from '../panels/panel'"),
  fault(
    'renderer-toolbars-and-panels-and-dialogs',
    'renderer/dialogs/planted.ts',
    "export { panel } from '../panels/panel'",
  ),
  fault('tools-without-react', 'renderer/tools/planted1.ts', "export { useState } from 'react'"),
  fault(
    'workers-start-apart',
    'renderer/panels/planted5.ts',
    "export type { Message } from '../workers/clean.worker'",
  ),
  fault('immer-only-in-commands', 'renderer/panels/planted4.ts', "export { produce } from 'immer'"),
  fault('hex-knows-no-wargame', 'shared/hex/planted.ts', "export { row } from '../rules/row'"),
  fault('document-is-below-rules', 'shared/document/planted.ts', "export { row } from '../rules/row'"),
  fault('armies-stand-above-rules', 'shared/rules/planted2.ts', "export { edit } from '../armies/edit'"),
  fault(
    'versions-stand-above-documents',
    'shared/rules/planted81.ts',
    "export { merge } from '../versions/merge'",
  ),
  fault('questions-stand-above-rules', 'shared/rules/planted8.ts', "export { ask } from '../questions/ask'"),
  fault(
    'interchange-stands-on-top',
    'shared/print/planted4.ts',
    "export { writeZip } from '../interchange/zip/writeZip'",
  ),
  fault('games-stand-above-rules', 'shared/proofs/planted82.ts', "export { decide } from '../game/decide'"),
  fault('balance-stands-on-top', 'shared/game/planted2.ts', "export { report } from '../balance/report'"),
  fault('games-do-not-paint', 'shared/game/planted.ts', "export { paint } from '../painter/paint'"),
  fault('proofs-stand-above-rules', 'shared/rules/planted7.ts', "export { prove } from '../proofs/prove'"),
  fault(
    'proofs-run-beside-the-page',
    'renderer/panels/planted12.ts',
    "export { prove } from '../../shared/proofs/prove'",
  ),
  fault('rules-do-not-paint', 'shared/rules/planted.ts', "export { paint } from '../painter/paint'"),
  fault('painter-asks-no-rule', 'shared/painter/planted.ts', "export { row } from '../rules/row'"),
  fault('json-knows-no-document', 'shared/json/planted.ts', "export { read } from '../format/read'"),
  fault('pictures-stand-alone', 'shared/images/planted.ts', "export { read } from '../format/read'"),
  fault(
    'scenarios-come-through-the-door',
    'renderer/panels/planted6.ts',
    "export { read } from '../../shared/format/read'",
  ),
  fault(
    'games-come-through-the-door',
    'main/cli/planted4.ts',
    "export type { rule } from '../../shared/rules/savoy/rule'",
  ),
  fault(
    'games-come-through-the-door',
    'renderer/panels/planted7.ts',
    "export { rule } from '../../shared/rules/savoy/rule'",
  ),
  fault(
    'games-come-through-the-door',
    'shared/checks/planted.ts',
    "export { rule } from '../rules/savoy/rule'",
  ),
  fault('format-knows-no-rules', 'shared/format/planted.ts', "export { row } from '../rules/row'"),
  fault('commands-know-no-rules', 'shared/commands/planted.ts', "export { row } from '../rules/row'"),
  fault('not-to-unresolvable', 'shared/lang/planted5.ts', "export { nothing } from './nowhere'"),
  fault(
    'no-circular',
    'shared/lang/first.ts',
    "export { first as again } from './second'\nexport const first = 1",
  ),
]
const LINT_FAULTS = [
  fault('Pass an Rng', 'shared/lang/planted1.ts', 'export const dice = () => Math.random()'),
  fault('Pass the time in', 'shared/lang/planted2.ts', 'export const now = () => Date.now()'),
  fault(
    'Ask a property',
    'shared/rules/engine/planted.ts',
    "export const isWood = (row: { id: string }) => row.id === 'wood'",
  ),
  fault('Messages pass through', 'main/planted.ts', "export { ipcMain } from 'electron'"),
  fault('Messages pass through', 'main/ipc/handle.ts', "export { ipcRenderer } from 'electron'"),
  fault('Messages pass through', 'main/preload/planted.ts', "export { ipcMain } from 'electron'"),
  fault('Name what you export', 'shared/lang/planted3.ts', "export * from './first'"),
  // Where more is restricted, this is too.
  fault('Name what you export', 'shared/painter/planted2.ts', "export * from './paint'"),
  fault('Name what you export', 'tests/planted1.test.ts', "export * from '../shared/lang/first'"),
  ...['performance.now()', 'Date.now()', 'process.hrtime()'].map((time, index) =>
    fault('Count work', `tests/planted2${index}.test.ts`, `export const before = ${time}`),
  ),
  ...[
    'export const most = (all: number[]) => Math.max(0, ...all)',
    'export const add = (all: number[], more: number[]) => all.push(...more)',
    'export const text = (codes: number[]) => String.fromCharCode(...codes)',
    'export const made = (all: number[]) => new Array(...all)',
    "import { sum } from './sum'\nexport const all = (some: number[]) => sum(...some)",
  ].map((spread, index) => fault('A call takes', `shared/lang/planted5${index}.ts`, spread)),
  // Where more is restricted, this is too.
  fault(
    'A call takes',
    'shared/painter/planted3.ts',
    'export const most = (all: number[]) => Math.max(...all)',
  ),
  fault('Count work', 'tests/planted3.spec.ts', 'export const before = performance.now()'),
  ...[
    "it('a', () => undefined, 60_000)",
    "it('a', () => undefined, PATIENCE_MS)",
    "it('a', { timeout: 60_000 }, () => undefined)",
    "test.each([1])('%s', () => undefined, 60_000)",
    'beforeAll(() => undefined, 60_000)',
    'vi.setConfig({ testTimeout: 60_000 })',
    'test.setTimeout(60_000)',
  ].map((limited, index) => fault('A limit is for hangs', `tests/planted4${index}.test.ts`, limited)),
]

let copy: string

// A small tree with the real configuration, so that the real code is never touched.
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'castellan-layers-'))
  for (const file of CONFIGURATION) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(project, file), join(copy, file))
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, text] of Object.entries(CLEAN)) write(file, text)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}

function run(command: string, args: string[]): { lines: string[]; status: number | null } {
  const result = spawnSync(join(project, 'node_modules/.bin', command), args, { cwd: copy, encoding: 'utf8' })
  return { lines: (result.stdout + result.stderr).split('\n'), status: result.status }
}

/** The faults that no line of the report names, and the exit code, with all of them planted at once. */
function unreported(faults: readonly Fault[], check: () => { lines: string[]; status: number | null }) {
  for (const { file, text } of faults) write(file, text)
  const { lines, status } = check()
  for (const { file } of faults) {
    const clean = CLEAN[file]
    if (clean === undefined) rmSync(join(copy, file))
    else write(file, clean)
  }
  const missed = faults.filter(
    ({ says, file }) => !lines.some((line) => line.includes(says) && line.includes(file)),
  )
  return { missed, status }
}

const compile = () =>
  run('tsc', ['-p', 'shared', '--noEmit', '--emitDeclarationOnly', 'false', '--pretty', 'false'])
const cruise = () =>
  run('depcruise', ['--config', '.dependency-cruiser.cjs', 'shared', 'main', 'renderer', 'viewer'])
const lint = () => run('eslint', ['--format', join(copy, 'oneLine.mjs'), 'shared', 'main', 'tests'])

describe('the compiler keeps platforms out of shared/', () => {
  it('compiles clean code', () => expect(compile()).toMatchObject({ status: 0 }))

  it('reports every planted fault', () => {
    const { missed, status } = unreported(COMPILER_FAULTS, compile)
    expect(missed).toEqual([])
    expect(status).not.toBe(0)
  })
})

describe('dependency-cruiser keeps the layers apart', () => {
  it('accepts clean code', () => expect(cruise()).toMatchObject({ status: 0 }))

  it('reports every planted fault', () => {
    const { missed, status } = unreported(LAYER_FAULTS, cruise)
    expect(missed).toEqual([])
    expect(status).not.toBe(0)
  })

  it('has a planted fault for every rule', async () => {
    const { default: config } = (await import(join(project, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    const shown = new Set(LAYER_FAULTS.map(({ says }) => says))
    expect(config.forbidden.map((rule) => rule.name).filter((name) => !shown.has(name))).toEqual([])
  })
})

describe('eslint keeps words out', () => {
  it('reports every planted fault', () => {
    // One line a message, with its file.
    write(
      'oneLine.mjs',
      "export default (results) => results.flatMap((r) => r.messages.map((m) => r.filePath + ' ' + m.message)).join('\\n')\n",
    )
    const { missed, status } = unreported(LINT_FAULTS, lint)
    expect(missed).toEqual([])
    expect(status).not.toBe(0)
  })
})
