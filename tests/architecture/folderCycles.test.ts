/**
 * The folders of the program import each other one way only: a list (`tools/index.ts`) imports what lies in the folders below
 * it, and what these share has a folder beside them. dependency-cruiser cannot say it: it counts a folder as part of the one above.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Import, importsIn } from '../../scripts/importGraph.mjs'

/** The imports of files in other folders. */
function importsBetweenFolders(root: string, folders: readonly string[]): Import[] {
  return importsIn(root, folders).filter(({ from, to }) => dirname(from) !== dirname(to))
}

/** Leaves out of imports those of folders that nobody imports, or that import nothing: none where no cycle is. */
function inCycles(imports: readonly Import[]): readonly Import[] {
  const importing = new Set(imports.map(({ from }) => dirname(from)))
  const imported = new Set(imports.map(({ to }) => dirname(to)))
  const left = imports.filter(({ from, to }) => imported.has(dirname(from)) && importing.has(dirname(to)))
  return left.length === imports.length ? left : inCycles(left)
}

describe('the folders of the program', () => {
  it('import each other one way only', () => {
    const imports = importsBetweenFolders('.', ['shared', 'main', 'renderer', 'viewer'])
    expect(imports.length).toBeGreaterThan(4000)
    expect(inCycles(imports)).toEqual([])
  })
})

describe('a planted cycle', () => {
  let tree: string
  const plant = (file: string, text: string): void => {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), `${text}\n`)
  }
  const found = (): string[] =>
    inCycles(importsBetweenFolders(tree, ['tools']))
      .map(({ from, to }) => `${from} -> ${to}`)
      .sort()

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'castellan-folders-'))
    plant('tools/index.ts', "export { road } from './road/road'")
    plant('tools/road/road.ts', "export { road } from '../gestures/tool'")
    plant('tools/gestures/tool.ts', 'export const road = 1')
  })
  afterAll(() => rmSync(tree, { recursive: true, force: true }))

  it('is none where a list imports what is below it', () => expect(found()).toEqual([]))

  it.each([
    ['a child that imports its list', "export type { road } from '../index'"],
    ['an import that waits', "export const road = () => import('../index')"],
  ])('is found: %s', (_, text) => {
    plant('tools/road/planted.ts', text)
    expect(found()).toContain('tools/road/planted.ts -> tools/index.ts')
    rmSync(join(tree, 'tools/road/planted.ts'))
  })

  it('is found: a way through three folders', () => {
    plant('tools/gestures/planted.ts', "export { road } from '../index'")
    expect(found()).toEqual([
      'tools/gestures/planted.ts -> tools/index.ts',
      'tools/index.ts -> tools/road/road.ts',
      'tools/road/road.ts -> tools/gestures/tool.ts',
    ])
  })
})
