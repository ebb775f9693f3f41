// Who imports whom, those of types included: which unit tests a change can break.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const FOLDERS = ['shared', 'main', 'renderer', 'viewer', 'scripts', 'tests']

/** The importers of each file of a checkout, by paths from its root. */
export function importersIn(root) {
  const importers = new Map()
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  )
  for (const file of files)
    for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles) {
      if (!/^[.#]/.test(fileName)) continue
      const target = fileName.startsWith('#') ? fileName.slice(1) : join(dirname(file), fileName)
      const imported = ['.ts', '.tsx', ''].map((end) => target + end).find((path) => isFile(join(root, path)))
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  return importers
}

const isFile = (path) => /\.\w+$/.test(path) && existsSync(path)

/** The unit tests that import one of these files, straight or through others, the nearest first. */
export function testsOf(files, importers) {
  const reached = new Set(files)
  for (const at of reached) for (const importer of importers.get(at) ?? []) reached.add(importer)
  return [...reached].filter((path) => path.endsWith('.test.ts') && !path.startsWith('tests/packages/built'))
}
