/** Finds the rule ids that files quote: in `@rule` tags of code, and in titles of tests. */
import ts from 'typescript'
import { type TextFiles } from './textFiles'

/** "MC-INF-5", "CHK-1", "MC-ATT", "CM-STAT-1". */
const ID = /[A-Z]{2,4}(?:-[A-Z]{2,4})?(?:-\d+)?/
const TAG = new RegExp(`@rule\\s+(${ID.source}(?:[ ,]+${ID.source})*)`, 'g')

/** Rule ids to what speaks of them, in the order found. */
type Quotes = ReadonlyMap<string, readonly string[]>

/** Files by the ids of their `@rule` tags; one tag may carry several. */
export function taggedFiles(files: TextFiles): Quotes {
  const quotes = new Map<string, string[]>()
  for (const [path, text] of files)
    for (const [, tagged = ''] of text.matchAll(TAG)) for (const id of idsIn(tagged)) add(quotes, id, path)
  return quotes
}

export interface TestTitle {
  readonly file: string
  readonly title: string
}

/**
 * The titles of `describe`, `test` and `it`, `.each` and the like included, and the rows of tables that title them,
 * "MC-INF-5: a friend protects" or `{ rule: 'MC-INF-5', says: 'a friend protects' }`.
 */
export function testTitles(files: TextFiles): TestTitle[] {
  return [...files].flatMap(([file, text]) => titlesIn(text).map((title) => ({ file, title })))
}

export function idsIn(text: string): string[] {
  return text.match(new RegExp(`\\b${ID.source}\\b`, 'g')) ?? []
}

const ROW = new RegExp(`^${ID.source}: `)

function titlesIn(text: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) titles.push(...titleOf(node.arguments[0]))
    else if (ts.isStringLiteralLike(node) && ROW.test(node.text)) titles.push(node.text)
    else if (ts.isObjectLiteralExpression(node)) titles.push(...rowTitle(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true))
  return [...new Set(titles)]
}

function titleOf(node: ts.Expression | undefined): string[] {
  if (node && ts.isStringLiteralLike(node)) return [node.text]
  if (node && ts.isTemplateExpression(node)) return [node.getText().slice(1, -1)]
  return []
}

/** The row of a `ruleTable`. */
function rowTitle(node: ts.ObjectLiteralExpression): string[] {
  const text = (name: string): string | undefined => {
    const found = node.properties.find((property) => property.name?.getText() === name)
    return found && ts.isPropertyAssignment(found) ? titleOf(found.initializer)[0] : undefined
  }
  const [rule, says] = [text('rule'), text('says')]
  return rule === undefined || says === undefined ? [] : [`${rule}: ${says}`]
}

/** `test(…)`, `describe.each([…])(…)`, `it.skipIf(…)(…)`: the name at the root. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return /^(describe|test|it)$/.test(callee.text)
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return isTestCall(callee.expression)
  return false
}

function add(quotes: Map<string, string[]>, id: string, path: string): void {
  const found = quotes.get(id)
  if (!found) quotes.set(id, [path])
  else if (!found.includes(path)) found.push(path)
}
