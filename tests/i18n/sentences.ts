/** Every sentence that the sources hold in both languages: `{ fr, en }`, and what is given to `localized` and its like. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

interface Sentence {
  readonly file: string
  /** In French; ◊ stands for whatever is filled in later. */
  readonly fr: string
  readonly en: string
}

const FOLDERS = ['main', 'renderer', 'shared', 'viewer']

/** Functions and classes that take both languages in a row, and where: the tests know of every one there is. */
export const TAKES_BOTH: Readonly<Record<string, number>> = {
  ...{
    localized: 0,
    refusal: 0,
    forOwners: 0,
    row: 0,
    Refusal: 0,
    mend: 0,
    figure: 0,
    count: 0,
    modifier: 0,
    points: 0,
    lost: 0,
    afterSheet: 0,
    about: 0,
  },
  ...{
    choice: 1,
    plainFlag: 1,
    line: 1,
    flag: 1,
    option: 1,
    refused: 2,
    ofMover: 2,
    ofOpponent: 2,
    family: 2,
  },
}

/** The texts that an expression may become; what is not known here stands as ◊, nothing at all as undefined. */
function texts(node: ts.Expression): readonly string[] | undefined {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `◊${literal.text}`).join('')]
  if (ts.isParenthesizedExpression(node)) return texts(node.expression)
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [texts(node.whenTrue), texts(node.whenFalse)]
    return yes && no && [...yes, ...no]
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [texts(node.left) ?? ['◊'], texts(node.right) ?? ['◊']]
    return left.flatMap((one) => right.map((other) => one + other))
  }
  return undefined
}

function pairOf(node: ts.Node): readonly [ts.Expression, ts.Expression] | undefined {
  if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)) {
    const at = TAKES_BOTH[node.expression.text]
    const [fr, en] = at === undefined ? [] : (node.arguments?.slice(at) ?? [])
    return fr && en && [fr, en]
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const named = (name: string): ts.Expression | undefined =>
    node.properties
      .filter(ts.isPropertyAssignment)
      .find((property) => ts.isIdentifier(property.name) && property.name.text === name)?.initializer
  const [fr, en] = [named('fr'), named('en')]
  return fr && en ? [fr, en] : undefined
}

export function sentencesOf(file: string, source: string): readonly Sentence[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found: Sentence[] = []
  const visit = (node: ts.Node): void => {
    const pair = pairOf(node)
    const fr = pair && texts(pair[0])
    const en = pair && texts(pair[1])
    // One language may have more forms than the other.
    if (fr && en)
      for (let index = 0; index < Math.max(fr.length, en.length); index++)
        found.push({ file, fr: fr[index] ?? (fr[0] as string), en: en[index] ?? (en[0] as string) })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The program's sources: path and text. */
export function sources(): readonly (readonly [file: string, text: string])[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  )
}
