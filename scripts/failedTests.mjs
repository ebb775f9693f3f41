// The tests that failed in a run, so that its last lines alone say what is to be mended.
import { stripVTControlCharacters } from 'node:util'

const LINES_OF_A_REASON = 12

/** The failed tests, all parts of the run taken together: the name of each, and the first lines of its reason. */
export function failedTests(parts) {
  return parts
    .flatMap(({ failures = [] }) => failures)
    .map(({ test, why }) => `\nfailed: ${test}\n${firstLines(why)}`)
    .join('\n')
}

function firstLines(why) {
  return stripVTControlCharacters(why)
    .split('\n')
    .slice(0, LINES_OF_A_REASON)
    .map((line) => `    ${line}`)
    .join('\n')
}
