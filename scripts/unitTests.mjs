// Runs Vitest for the house scripts, and reads what its reporter left.
import { readFileSync, rmSync } from 'node:fs'
import { project, run } from './run.mjs'

/**
 * Runs Vitest with these words. Gives the counts of tests, how long each file took (`files`), and the title as a failed step
 * when the run failed; a run that left no report has failed.
 */
export function unitTests(title, words) {
  const report = `${project}.cache/${title.replaceAll(' ', '-')}.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=./scripts/unitReporter.mjs']
  const ok = run(title, 'vitest', ['run', ...words, ...reporters], { CASTELLAN_UNIT_REPORT: report })
  return { failedSteps: ok ? [] : [title], ...readReport(report) }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, skipped: 0, files: [] }
  }
}
