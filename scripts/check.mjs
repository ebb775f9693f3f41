// `npm run check`: types, lint, format, layers, unit tests. The one command before a commit.
import { readFileSync, rmSync } from 'node:fs'
import { project, run, runBeside } from './run.mjs'

/** The checks of the sources. Lines run side by side, the steps of a line one after the other: each has one core. */
const LINES = [
  [
    ['types', 'tsc', ['-b']],
    ['layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'shared', 'main', 'renderer', 'viewer']],
    ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ],
  [['lint', 'eslint', ['.', '--max-warnings', '0']]],
]

async function failedOf(line) {
  const failed = []
  for (const [title, command, args] of line) if (!(await runBeside(title, command, args))) failed.push(title)
  return failed
}

/** Runs every step; returns the counts of unit tests, and the steps that failed. */
export async function check() {
  const failedSteps = (await Promise.all(LINES.map(failedOf))).flat()
  const report = `${project}.cache/unit-tests.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (!run('unit tests', 'vitest', ['run', ...reporters])) failedSteps.push('unit tests')
  return { failedSteps, ...readUnitTests(report) }
}

/** The counts that a run of unit tests left; one that left none has failed. */
export function readUnitTests(file) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

if (process.argv[1] === import.meta.filename) {
  const { failedSteps, passed, failed } = await check()
  if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failedSteps.length > 0 || failed > 0 ? 1 : 0)
}
