// `npm run check [-- --changed]`: types, lint, format, layers, unit tests; with `--changed` the unit tests that import what
// differs from the last commit, and those of the architecture. The one command before a commit.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { failedTests } from './failedTests.mjs'
import { importersIn, testsOf } from './importGraph.mjs'
import { project, runBeside } from './run.mjs'
import { slowestFiles } from './slowestFiles.mjs'
import { unitTests } from './unitTests.mjs'

/** Options by which a tool looks again only at files whose content has changed. */
const cache = (name) => ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`]

/** The checks of the sources. Lines run side by side, the steps of a line one after the other: each has one core. */
const LINES = [
  [
    ['types', 'tsc', ['-b']],
    ['layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'shared', 'main', 'renderer', 'viewer']],
    ['format', 'prettier', ['--check', '--log-level', 'warn', ...cache('prettier'), '.']],
  ],
  [['lint', 'eslint', ['.', '--max-warnings', '0', ...cache('eslint')]]],
]

async function failedOf(line) {
  const failed = []
  for (const [title, command, args] of line) if (!(await runBeside(title, command, args))) failed.push(title)
  return failed
}

/** Runs the checks of the sources; gives the steps that failed. */
export async function checkSources() {
  return { failedSteps: (await Promise.all(LINES.map(failedOf))).flat() }
}

/** The files that differ from the last commit, those that git does not know yet included. */
function changedFiles() {
  const listed = (...words) =>
    spawnSync('git', words, { cwd: project, encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  return [
    ...listed('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...listed('ls-files', '--others', '--exclude-standard'),
  ]
}

/** Runs what a change since the last commit can break: imports decide, and what reads the sources is asked always. */
function changedTests() {
  const files = changedFiles()
  const readers = readdirSync(`${project}tests/architecture`)
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.alone.test.ts'))
    .map((file) => `tests/architecture/${file}`)
  return [
    unitTests('changed unit tests', [...new Set([...testsOf(files, importersIn(project)), ...readers])]),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const { changed } = parseArgs({ options: { changed: { type: 'boolean' } } }).values
  const sources = await checkSources()
  const parts = [sources, ...(changed ? changedTests() : [unitTests('unit tests', [])])]
  const sum = (count) => parts.reduce((total, part) => total + (part[count] ?? 0), 0)
  const failedSteps = parts.flatMap((part) => part.failedSteps)
  console.log(slowestFiles(parts))
  console.log(failedTests(parts))
  if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(failedSteps.length > 0 || sum('failed') > 0 ? 1 : 0)
}
