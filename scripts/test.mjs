// `npm test`: everything, on a fresh clone: the checks, the builds and what is asked of them, the end-to-end tests in a
// real browser. The last line is the sum, e.g. `123 passed, 0 failed`; above it stands why any test was skipped, and which
// end-to-end test failed once before it passed.
import { rmSync } from 'node:fs'
import { check, readUnitTests } from './check.mjs'
import { findChromium, prepareMachine } from './chromium.mjs'
import { readEndToEnd } from './endToEndReport.mjs'
import { project, run } from './run.mjs'

function testBuilds() {
  const report = `${project}.cache/build-tests.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = run('tests of the builds', 'vitest', [
    'run',
    '--config',
    'vitest.packages.config.ts',
    ...reporters,
  ])
  return { failedSteps: ok ? [] : ['tests of the builds'], ...readUnitTests(report) }
}

function testEndToEnd() {
  const browser = findChromium()
  const title = 'end-to-end'
  if (!browser)
    return {
      failedSteps: [`${title} (no Chrome or Chromium found: install one, or name it in CHROMIUM)`],
      ...readEndToEnd(''),
    }
  const report = `${project}.cache/end-to-end.json`
  rmSync(report, { force: true })
  const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const ok = run(title, 'playwright', ['test', '--reporter=list,json'], env)
  return { failedSteps: ok ? [] : [title], ...readEndToEnd(report) }
}

prepareMachine()
const unit = await check()
const built = run('build', 'node', ['scripts/build.mjs'])
const parts = [unit, { failedSteps: built ? [] : ['build'] }, testBuilds(), testEndToEnd()]

const sum = (count) => parts.reduce((total, part) => total + (part[count] ?? 0), 0)
const failedSteps = parts.flatMap((part) => part.failedSteps)
if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`)
for (const { reasons = [] } of parts)
  for (const [reason, count] of reasons) console.log(`\nskipped (${count}): ${reason}`)
for (const { secondTries = [] } of parts)
  for (const title of secondTries) console.log(`\npassed only at the second try: ${title}`)
const failures = Math.max(sum('failed'), failedSteps.length > 0 ? 1 : 0)
const skipped = sum('skipped')
console.log(`\n${sum('passed')} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failures > 0 ? 1 : 0)
