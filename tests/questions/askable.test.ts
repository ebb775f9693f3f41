/**
 * Every rule can be asked about: its code is among what the questions of the page run (inquiries, routes, sight, movement), or it
 * is listed here with the reason why no question at the map is about it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { RULES } from '#shared/rules/sentences/ruleIds'

/** The door of the page's worker, and the games behind it. */
const ENTRY = ['shared/questions/questions.ts', 'shared/rules/registry/analyses.ts']

function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier: from } = statement
    if (!from || !ts.isStringLiteral(from)) return []
    const path = from.text.startsWith('#') ? from.text.slice(1) : join(dirname(file), from.text)
    const target = `${path}.ts`
    return existsSync(target) ? [target] : []
  })
}

function closureOf(files: readonly string[]): Set<string> {
  const known = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (known.has(file)) continue
    known.add(file)
    waiting.push(...importsOf(file))
  }
  return known
}

/** The rules of the games; what a document or a check must be is no question at the map. */
const OF_A_GAME = /^(MC|HS|SV|CM)-/

const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'a convention of printed boards, which drawing and print follow': ['MC-MAP-5'],
}

test('each rule has code that a question runs, or its reason', () => {
  const files = [...closureOf(ENTRY)].filter((file) => !/sentences|reference/.test(file))
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const asked = (id: string): boolean => new RegExp(`${id}(?![\\w-])`).test(text)
  const listed = Object.values(EXCEPTIONS).flat()
  expect(Object.keys(RULES).filter((id) => OF_A_GAME.test(id) && !asked(id) && !listed.includes(id))).toEqual(
    [],
  )
  expect(listed.filter(asked), 'listed, but asked').toEqual([])
})
