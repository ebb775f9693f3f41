// Reads what Playwright reported of the end-to-end tests: how many, why any was skipped, which needed a second try.
import { readFileSync } from 'node:fs'

/** Every test of a suite and of those within, with its title. */
function* testsOf({ suites = [], specs = [] }) {
  for (const { title, tests } of specs) for (const test of tests) yield { title, ...test }
  for (const suite of suites) yield* testsOf(suite)
}

/** A run that left no report has failed. */
export function readEndToEnd(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const { expected, flaky, unexpected, skipped } = report.stats
    const reasons = new Map()
    const secondTries = []
    for (const { title, status, projectName, annotations } of testsOf(report)) {
      if (status === 'flaky') secondTries.push(`${projectName}: ${title}`)
      if (status !== 'skipped') continue
      const why = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given'
      const reason = `${projectName}: ${why}`
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    return { passed: expected + flaky, failed: unexpected, skipped, reasons, secondTries }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, reasons: new Map(), secondTries: [] }
  }
}
