// `npm run check`: types, lint, format, layers, unit tests. The one command before a commit.
import { readFileSync, rmSync } from 'node:fs'
import { project, run } from './run.mjs'

/** Runs every step; returns the counts of unit tests, and the steps that failed. */
export function check() {
  const report = `${project}.cache/unit-tests.json`
  rmSync(report, { force: true })
  const steps = [
    ['types', 'tsc', ['-b']],
    ['lint', 'eslint', ['.', '--max-warnings', '0']],
    ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
    ['layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'shared', 'main', 'renderer']],
    ['unit tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]],
  ]
  const failedSteps = steps
    .filter(([title, command, args]) => !run(title, command, args))
    .map(([title]) => title)
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
  const { failedSteps, passed, failed } = check()
  if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failedSteps.length > 0 || failed > 0 ? 1 : 0)
}
