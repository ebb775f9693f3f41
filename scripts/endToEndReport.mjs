// Reads what Playwright reported of the end-to-end tests: how many, which failed and why, why any was skipped, which needed a
// second try, how long each file took.
import { readFileSync } from 'node:fs'

/** Every test of a suite and of those within, with its title and file. */
function* testsOf({ suites = [], specs = [] }) {
  for (const { title, file, tests } of specs) for (const test of tests) yield { title, file, ...test }
  for (const suite of suites) yield* testsOf(suite)
}

function lastErrorOf(results) {
  return results.at(-1)?.error?.message ?? 'no message'
}

/** A run that left no report has failed. */
export function readEndToEnd(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const { expected, flaky, unexpected, skipped } = report.stats
    const reasons = new Map()
    const secondTries = []
    const failures = []
    const times = new Map()
    for (const { title, file, status, projectName, annotations, results } of testsOf(report)) {
      const name = `${projectName}: ${file}`
      for (const { duration } of results) times.set(name, (times.get(name) ?? 0) + duration / 1000)
      if (status === 'flaky') secondTries.push(`${projectName}: ${title}`)
      if (status === 'unexpected') failures.push({ test: `${name}: ${title}`, why: lastErrorOf(results) })
      if (status !== 'skipped') continue
      const why = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given'
      const reason = `${projectName}: ${why}`
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    const files = [...times].map(([name, seconds]) => ({ file: name, seconds }))
    return { passed: expected + flaky, failed: unexpected, skipped, failures, reasons, secondTries, files }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, reasons: new Map(), secondTries: [], files: [] }
  }
}
