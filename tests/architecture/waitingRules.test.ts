/** The functions of the rules: page, command line or other rules ask each of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const FILES = ['shared', 'main', 'renderer', 'viewer', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

/** Each name that a file imports or hands on, after the path of the file that has it; `*` = all of that file. */
function importedBy(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const named = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const target = fileOf(file, statement.moduleSpecifier.text)
    const names = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause
    if (!names || !('elements' in names)) return [`${target} *`]
    return names.elements.map(({ name, propertyName }) => `${target} ${(propertyName ?? name).text}`)
  })
  const later = [...source.text.matchAll(/import\(\s*'([^']+)'/g)].map(
    ([, path = '']) => `${fileOf(file, path)} *`,
  )
  return [...named, ...later]
}

function fileOf(from: string, path: string): string | undefined {
  const target = path.startsWith('#') ? path.slice(1) : join(dirname(from), path)
  return ['.ts', '.tsx'].map((ending) => target + ending).find(existsSync)
}

/** The exported functions of a file that its own code does not use. A property or a variable of the same name is not the function. */
function functionsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const names = [...source.text.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name = '']) => name)
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isUse(node)) used.add(node.text)
    ts.forEachChild(node, visit)
  }
  if (names.length > 0) visit(source)
  return names.filter((name) => !used.has(name))
}

function isUse({ parent, text }: ts.Identifier): boolean {
  if (ts.isFunctionDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent)) return false
  return !('name' in parent && (parent.name as Partial<ts.Identifier>).text === text)
}

it('has none: a rule that nobody asks goes', () => {
  const imported = new Set(FILES.flatMap(importedBy))
  const waiting = FILES.filter((file) => file.startsWith('shared/rules/')).flatMap((file) =>
    imported.has(`${file} *`) ? [] : functionsOf(file).filter((name) => !imported.has(`${file} ${name}`)),
  )
  expect(FILES.length).toBeGreaterThan(1000)
  expect(waiting).toEqual([])
})
