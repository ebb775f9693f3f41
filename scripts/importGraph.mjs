// The graph of imports, those of types included, and the unit tests that a change can break.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const FOLDERS = ['shared', 'main', 'renderer', 'viewer', 'scripts', 'tests']

/** Every import of a file by a file in these folders of a checkout, `import()` and types included; paths from its root. */
export function importsIn(root, folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  )
  return files.flatMap((from) =>
    ts.preProcessFile(readFileSync(join(root, from), 'utf8')).importedFiles.flatMap(({ fileName }) => {
      if (!/^[.#]/.test(fileName)) return []
      const target = fileName.startsWith('#') ? fileName.slice(1) : join(dirname(from), fileName)
      const to = ['.ts', '.tsx', ''].map((end) => target + end).find((path) => isFile(join(root, path)))
      return to ? [{ from, to }] : []
    }),
  )
}

/** The importers of each file of a checkout, by paths from its root. */
export function importersIn(root) {
  const importers = new Map()
  for (const { from, to } of importsIn(root, FOLDERS)) importers.set(to, [...(importers.get(to) ?? []), from])
  return importers
}

const isFile = (path) => /\.\w+$/.test(path) && existsSync(path)

/** The unit tests that import one of these files, straight or through others, the nearest first. */
export function testsOf(files, importers) {
  const reached = new Set(files)
  for (const at of reached) for (const importer of importers.get(at) ?? []) reached.add(importer)
  return [...reached].filter((path) => path.endsWith('.test.ts') && !path.startsWith('tests/packages/built'))
}
