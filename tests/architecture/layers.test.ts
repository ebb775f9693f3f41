/** Each net that keeps the layers apart is shown a planted fault, and must report it. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, copyFileSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const project = process.cwd()
let copy: string

const FOLDERS = [
  ...['hex', 'lang', 'document', 'rules/engine', 'painter', 'format', 'commands'].map(
    (name) => `shared/${name}`,
  ),
  ...['renderer/tools', 'renderer/panels', 'main/cli'],
]
const FILES: Record<string, string> = {
  'shared/lang/first.ts': "export { second } from './second'\n",
  'shared/lang/second.ts': 'export const second = 1\n',
  'shared/rules/row.ts': 'export const row = 1\n',
  'shared/painter/paint.ts': 'export const paint = 1\n',
  'renderer/tools/tool.ts': 'export const tool = 1\n',
  'main/cli/run.ts': 'export const run = 1\n',
  'main/shell.ts': 'export const shell = 1\n',
}

// A small tree beside the real configuration, so that the real code is never touched.
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'castellan-layers-'))
  for (const file of ['package.json', 'tsconfig.base.json', '.dependency-cruiser.cjs', 'eslint.config.mjs'])
    copyFileSync(join(project, file), join(copy, file))
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  for (const folder of FOLDERS) mkdirSync(join(copy, folder), { recursive: true })
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(copy, file), text)
  cpSync(join(project, 'shared/tsconfig.json'), join(copy, 'shared/tsconfig.json'))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

function runIn(command: string, args: string[]): { output: string; status: number | null } {
  const result = spawnSync(join(project, 'node_modules/.bin', command), args, { cwd: copy, encoding: 'utf8' })
  return { output: result.stdout + result.stderr, status: result.status }
}

function planted<T>(file: string, text: string, check: () => T): T {
  writeFileSync(join(copy, file), text)
  try {
    return check()
  } finally {
    const original = FILES[file]
    if (original === undefined) rmSync(join(copy, file))
    else writeFileSync(join(copy, file), original)
  }
}

const cruise = (): { output: string; status: number | null } =>
  runIn('depcruise', ['--config', '.dependency-cruiser.cjs', 'shared', 'main', 'renderer'])

describe('the compiler keeps platforms out of shared/', () => {
  it('compiles clean code', () => {
    expect(runIn('tsc', ['-p', 'shared', '--noEmit', '--emitDeclarationOnly', 'false']).status).toBe(0)
  })

  it.each([
    ['the DOM', 'export const page = document.title\n', 'document'],
    ['Node', "import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n", 'node:fs'],
    ['the console', "console.log('x')\nexport {}\n", 'console'],
  ])('refuses %s', (_name, text, word) => {
    const { output, status } = planted('shared/lang/planted.ts', text, () =>
      runIn('tsc', ['-p', 'shared', '--noEmit', '--emitDeclarationOnly', 'false']),
    )
    expect(status).not.toBe(0)
    expect(output).toContain(word)
  })
})

describe('dependency-cruiser keeps the layers apart', () => {
  it('accepts clean code', () => {
    expect(cruise()).toMatchObject({ status: 0 })
  })

  const FAULTS: [rule: string, file: string, text: string][] = [
    ['shared-is-a-leaf', 'shared/lang/planted.ts', "export { tool } from '../../renderer/tools/tool'\n"],
    // A type-only import is a dependency all the same.
    ['shared-is-a-leaf', 'shared/lang/planted.ts', "export type { tool } from '../../renderer/tools/tool'\n"],
    ['shared-has-no-platform', 'shared/lang/planted.ts', "export { useState } from 'react'\n"],
    ['shared-has-no-node', 'shared/lang/planted.ts', "export { readFileSync } from 'node:fs'\n"],
    ['renderer-not-main', 'renderer/panels/planted.ts', "export { run } from '../../main/cli/run'\n"],
    ['renderer-has-no-node', 'renderer/panels/planted.ts', "export { readFileSync } from 'node:fs'\n"],
    ['main-not-renderer', 'main/cli/planted.ts', "export { tool } from '../../renderer/tools/tool'\n"],
    ['cli-runs-without-electron', 'main/cli/planted.ts', "export { shell } from '../shell'\n"],
    ['electron-only-in-shell', 'main/cli/planted.ts', "export { app } from 'electron'\n"],
    ['konva-only-in-canvas', 'renderer/panels/planted.ts', "export { default } from 'konva'\n"],
    ['tools-without-react', 'renderer/tools/planted.ts', "export { useState } from 'react'\n"],
    ['immer-only-in-commands', 'renderer/panels/planted.ts', "export { produce } from 'immer'\n"],
    ['hex-knows-no-wargame', 'shared/hex/planted.ts', "export { row } from '../rules/row'\n"],
    ['document-is-below-rules', 'shared/document/planted.ts', "export { row } from '../rules/row'\n"],
    ['rules-do-not-paint', 'shared/rules/planted.ts', "export { paint } from '../painter/paint'\n"],
    ['painter-asks-no-rule', 'shared/painter/planted.ts', "export { row } from '../rules/row'\n"],
    ['format-knows-no-rules', 'shared/format/planted.ts', "export { row } from '../rules/row'\n"],
    ['commands-know-no-rules', 'shared/commands/planted.ts', "export { row } from '../rules/row'\n"],
    ['not-to-unresolvable', 'shared/lang/planted.ts', "export { nothing } from './nowhere'\n"],
    [
      'no-circular',
      'shared/lang/second.ts',
      "export { second as again } from './first'\nexport const second = 1\n",
    ],
  ]

  it.each(FAULTS)('%s reports a planted fault', (rule, file, text) => {
    const { output, status } = planted(file, text, cruise)
    expect(output).toContain(rule)
    expect(status).not.toBe(0)
  })

  it('has a planted fault for every rule', async () => {
    const { default: config } = (await import(join(project, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    const shown = new Set(FAULTS.map(([rule]) => rule))
    expect(config.forbidden.map((rule) => rule.name).filter((name) => !shown.has(name))).toEqual([])
  })
})

describe('eslint keeps words out', () => {
  it.each([
    ['shared/lang/planted.ts', 'export const dice = () => Math.random()\n', 'Pass an Rng'],
    ['shared/lang/planted.ts', 'export const now = () => Date.now()\n', 'Pass the time in'],
    [
      'shared/rules/engine/planted.ts',
      "export const f = (row: { id: string }) => row.id === 'wood'\n",
      'Ask a property',
    ],
  ])('%s', (file, text, message) => {
    const { output, status } = planted(file, text, () => runIn('eslint', [file]))
    expect(output).toContain(message)
    expect(status).not.toBe(0)
  })
})
