// `npm test`: everything, on a fresh clone: the checks, then the end-to-end tests in a real browser.
// The last line is the sum, e.g. `123 passed, 0 failed`.
import { readFileSync, rmSync } from 'node:fs'
import { check } from './check.mjs'
import { findChromium, prepareMachine } from './chromium.mjs'
import { project, run } from './run.mjs'

prepareMachine()
const unit = check()
const failedSteps = [...unit.failedSteps]
let { passed, failed, skipped } = unit

if (!run('build', 'node', ['scripts/build.mjs'])) failedSteps.push('build')
const browser = findChromium()
if (!browser) {
  failedSteps.push('end-to-end (no Chrome or Chromium found: install one, or name it in CHROMIUM)')
} else {
  const report = `${project}.cache/end-to-end.json`
  rmSync(report, { force: true })
  const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  if (!run('end-to-end', 'playwright', ['test', '--reporter=list,json'], env)) failedSteps.push('end-to-end')
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'))
    passed += stats.expected + stats.flaky
    failed += stats.unexpected
    skipped += stats.skipped
  } catch {
    failed += 1
  }
}

if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`)
const failures = Math.max(failed, failedSteps.length > 0 ? 1 : 0)
console.log(`\n${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failures > 0 ? 1 : 0)
