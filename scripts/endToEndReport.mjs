// Reads what Playwright reported of the end-to-end tests: how many, and why any was skipped.
import { readFileSync } from 'node:fs'

/** Every test of a suite and of those within. */
function* testsOf({ suites = [], specs = [] }) {
  for (const { tests } of specs) yield* tests
  for (const suite of suites) yield* testsOf(suite)
}

/** A run that left no report has failed. */
export function readEndToEnd(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const { expected, flaky, unexpected, skipped } = report.stats
    const reasons = new Map()
    for (const { status, projectName, annotations } of testsOf(report)) {
      if (status !== 'skipped') continue
      const why = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given'
      const reason = `${projectName}: ${why}`
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    return { passed: expected + flaky, failed: unexpected, skipped, reasons }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, reasons: new Map() }
  }
}
