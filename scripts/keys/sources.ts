/** The comments of the sources above the objects and the keys of a document, for the reference of the file. */
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** An object, or several kinds of one, as a source defines it. */
export interface DefinedObject {
  /** In words: "counter type". */
  readonly name: string
  readonly means: string
  /** The meaning of its keys, as far as the source says more than their names do. */
  readonly meanings: Readonly<Record<string, string>>
}

/** The sources that define objects of the file, as fields or as types. */
const SOURCES = [
  'shared/hex/numbering.ts',
  ...['entities', 'armies', 'game', 'place', 'silenced', 'named', 'types'].map(
    (name) => `shared/document/${name}.ts`,
  ),
  'shared/format/mapKeys.ts',
]

type Member = ts.ObjectLiteralElementLike | ts.TypeElement

/** The same for the same keys in any order: by it a field finds its source. */
export const keyOfObject = (keys: readonly string[]): string => [...keys].sort().join()

/** The objects by `keyOfObject`. Two of the same keys whose sources disagree are an error. */
export function definedObjects(): ReadonlyMap<string, DefinedObject> {
  const declarations = SOURCES.flatMap(declarationsIn)
  const found = new Map<string, DefinedObject>()
  for (const { name, members } of declarations) {
    const key = keyOfObject(members.map(keyOf))
    const before = found.get(key)
    found.set(key, {
      name: before?.name ?? inWords(name),
      means: before?.means || meaningOfName(name, declarations),
      meanings: joined(before?.meanings ?? {}, meaningsOf(members)),
    })
  }
  return found
}

interface Declaration {
  readonly name: string
  readonly means: string
  readonly members: readonly Member[]
}

/** The literals of keys within constants, and the interfaces. */
function declarationsIn(path: string): Declaration[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Declaration[] = []
  const look = (node: ts.Node, name: string, means: string): void => {
    if (ts.isObjectLiteralExpression(node)) found.push({ name, means, members: node.properties })
    ts.forEachChild(node, (child) => look(child, name, means))
  }
  for (const statement of source.statements) {
    const means = commentOn(statement)
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      found.push({
        name: statement.name.text,
        means,
        members: ts.isInterfaceDeclaration(statement) ? statement.members : [],
      })
    if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations) look(one, one.name.getText(), means)
  }
  return found
}

/** A constant of fields and the type that follows from it have one name; either may say what both mean. */
function meaningOfName(name: string, declarations: readonly Declaration[]): string {
  const same = declarations.filter((one) => one.name.toLowerCase() === name.toLowerCase())
  return same.find(({ means }) => means !== '')?.means ?? ''
}

function meaningsOf(members: readonly Member[]): Record<string, string> {
  const all = members.map((member) => [keyOf(member), commentOn(member)] as const)
  return Object.fromEntries(all.filter(([, comment]) => comment !== ''))
}

function joined(one: DefinedObject['meanings'], other: DefinedObject['meanings']): DefinedObject['meanings'] {
  for (const [key, meaning] of Object.entries(other))
    if ((one[key] ?? meaning) !== meaning) throw new Error(`two meanings of ${key}: ${one[key]} / ${meaning}`)
  return { ...one, ...other }
}

function keyOf({ name }: Member): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '?'
}

/** `counterType`, `CounterType` -> "counter type". */
export function inWords(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()
}

/** Gives the comment on one line, without its tags of rules. */
function commentOn(node: ts.Node): string {
  const { text } = node.getSourceFile()
  const comments = (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).map(({ pos, end }) =>
    text.slice(pos, end),
  )
  const last = comments.filter((comment) => comment.startsWith('/**')).at(-1) ?? ''
  return last
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/@rule .*/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
