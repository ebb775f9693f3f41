/**
 * Faults planted one at a time in a copy of a commit: a sign turned, a condition dropped, a list cut short. Says of each which
 * unit test catches it, of those that import the file, the nearest first. What none catches is left to types and the end-to-end
 * tests.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { createRng, type Rng } from '#shared/lang/rng'
import { importersIn, testsOf } from '../importGraph.mjs'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    commit: { type: 'string', default: 'HEAD' },
  },
})
const [count, seed] = [Number(values.count), Number(values.seed)]

/** The folders by turns, in proportion to what they hold. */
const FOLDERS = ['shared', 'renderer', 'shared', 'main', 'shared', 'renderer', 'shared', 'viewer'] as const

interface Fault {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly text: string
}

const OTHER_SIGN: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
}

/** A part of a text put in another's place. */
interface Edit {
  readonly what: string
  readonly from: number
  readonly to: number
  readonly by: string
}

const JOINS = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken]

/** Every fault that could be planted in a node and in those within, but for types and imports: they have no behaviour. */
function* editsOf(node: ts.Node, source: ts.SourceFile): Generator<Edit> {
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken: operator } = node
    const by = OTHER_SIGN[operator.kind]
    const joinsTexts = [left, right].some((part) => ts.isStringLiteral(part) || ts.isTemplateExpression(part))
    if (by && !joinsTexts)
      yield { what: `a sign turned into ${by}`, from: operator.getStart(source), to: operator.end, by }
    if (JOINS.includes(operator.kind))
      yield { what: 'a condition dropped', from: left.end, to: node.end, by: '' }
  }
  if (ts.isIfStatement(node))
    yield {
      what: 'a condition dropped',
      from: node.expression.getStart(source),
      to: node.expression.end,
      by: 'false',
    }
  if (ts.isArrayLiteralExpression(node)) {
    const [before, last] = node.elements.slice(-2)
    if (before && last) yield { what: 'a list cut short', from: before.end, to: last.end, by: '' }
  }
  const inner: ts.Node[] = []
  ts.forEachChild(node, (child) => void inner.push(child))
  for (const child of inner)
    if (!ts.isTypeNode(child) && !ts.isImportDeclaration(child) && !ts.isInterfaceDeclaration(child))
      yield* editsOf(child, source)
}

function plantedFault(rng: Rng, number: number, root: string): Fault {
  const folder = FOLDERS[number % FOLDERS.length] as string
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .sort()
  for (;;) {
    const file = join(folder, files[rng.below(files.length)] as string)
    const text = readFileSync(join(root, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
    const edits = [...editsOf(source, source)]
    const edit = edits[rng.below(Math.max(1, edits.length))]
    if (!edit) continue
    const line = source.getLineAndCharacterOfPosition(edit.from).line + 1
    const { what, from, to, by } = edit
    return { file, line, what, text: text.slice(0, from) + by + text.slice(to) }
  }
}

function copyOf(commit: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'castellan-faults-'))
  const project = process.cwd()
  for (const words of [
    ['clone', '-q', '--no-checkout', project, copy],
    ['-C', copy, 'checkout', '-q', commit],
  ])
    spawnSync('git', words, { stdio: 'inherit' })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** So many files at a time: most faults are caught by the nearest. */
const BATCH = 24

/** The first test that fails, or undefined. */
function caughtBy({ file, text }: Fault, copy: string, tests: readonly string[]): string | undefined {
  const path = join(copy, file)
  const clean = readFileSync(path, 'utf8')
  writeFileSync(path, text)
  try {
    // The shell that its tests start is a build.
    if (file.startsWith('main/') && !built(copy)) return 'the build'
    for (let from = 0; from < tests.length; from += BATCH) {
      const words = ['run', ...tests.slice(from, from + BATCH), '--bail=1', '--reporter=dot']
      const { status, stdout, stderr } = spawnSync('node_modules/.bin/vitest', words, {
        cwd: copy,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        env: { ...process.env, NO_COLOR: '1', CASTELLAN_BUILT: 'now' },
      })
      if (status !== 0) return /FAIL +(.*)/.exec(stdout + stderr)?.[1] ?? 'no report'
    }
    return undefined
  } finally {
    writeFileSync(path, clean)
  }
}

function built(copy: string): boolean {
  return (
    spawnSync(process.execPath, ['scripts/build.mjs', 'cli', 'main', 'preload'], { cwd: copy }).status === 0
  )
}

console.log(`seed ${seed}, commit ${values.commit}`)
const rng = createRng(seed)
const copy = copyOf(values.commit)
if (!built(copy)) throw new Error('the commit does not build')
const importers = importersIn(copy)
const missed: string[] = []
for (let number = 0; number < count; number++) {
  const fault = plantedFault(rng, number, copy)
  const place = `${fault.file}:${fault.line} ${fault.what}`
  const tests = testsOf([fault.file], importers)
  const by = caughtBy(fault, copy, tests)
  console.log(
    `${String(number + 1).padStart(2)}  ${place}  ${by ? `caught: ${by}` : `MISSED by ${tests.length} files`}`,
  )
  if (!by) missed.push(place)
}
rmSync(copy, { recursive: true, force: true })
console.log(`${count - missed.length} of ${count} caught by unit tests`)
