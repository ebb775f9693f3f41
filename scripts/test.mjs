// `npm test [-- --shard 1/4]`: everything, on a fresh clone: the checks, the builds and what is asked of them, the end-to-end
// tests in a real browser. The last line is the sum, e.g. `123 passed, 0 failed`; above it stand the slowest files, which tests
// failed and why, why any was skipped, and which end-to-end test failed once before it passed.
import { rmSync } from 'node:fs'
import { checkSources } from './check.mjs'
import { findChromium, prepareMachine } from './chromium.mjs'
import { readEndToEnd } from './endToEndReport.mjs'
import { failedTests } from './failedTests.mjs'
import { project, run } from './run.mjs'
import { shardOf } from './shard.mjs'
import { slowestFiles } from './slowestFiles.mjs'
import { unitTests } from './unitTests.mjs'

function testEndToEnd(words) {
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
  const ok = run(title, 'playwright', ['test', ...words, '--reporter=list,json'], env)
  return { failedSteps: ok ? [] : [title], ...readEndToEnd(report) }
}

const shard = shardOf(process.argv.slice(2))
prepareMachine()
const sources = shard.isFirst ? [await checkSources()] : []
const built = { failedSteps: run('build', 'node', ['scripts/build.mjs']) ? [] : ['build'] }
// Unit tests need not build what was built just now.
process.env.CASTELLAN_BUILT = 'now'
const parts = [
  ...sources,
  built,
  unitTests('unit tests', shard.words),
  ...(shard.isLast ? [unitTests('tests of the builds', ['--config', 'vitest.packages.config.ts'])] : []),
  testEndToEnd(shard.words),
]

const sum = (count) => parts.reduce((total, part) => total + (part[count] ?? 0), 0)
const failedSteps = parts.flatMap((part) => part.failedSteps)
console.log(slowestFiles(parts))
console.log(failedTests(parts))
if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`)
for (const { reasons = [] } of parts)
  for (const [reason, count] of reasons) console.log(`\nskipped (${count}): ${reason}`)
for (const { secondTries = [] } of parts)
  for (const title of secondTries) console.log(`\npassed only at the second try: ${title}`)
const failures = Math.max(sum('failed'), failedSteps.length > 0 ? 1 : 0)
const skipped = sum('skipped')
console.log(`\n${sum('passed')} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exit(failures > 0 ? 1 : 0)
