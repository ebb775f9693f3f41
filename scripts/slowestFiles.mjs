// The slowest test files of a run, so that the next slow test is seen the day it comes.

const MOST = 20

/** The report of the slowest files, all parts of the run taken together: a line each, seconds first. */
export function slowestFiles(parts) {
  const files = parts.flatMap((part) => part.files ?? [])
  const total = files.reduce((sum, { seconds }) => sum + seconds, 0)
  const lines = files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MOST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
  return `\nslowest of ${files.length} test files (${total.toFixed(0)} s in all, side by side):\n${lines.join('\n')}`
}
