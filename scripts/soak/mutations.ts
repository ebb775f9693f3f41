/**
 * R2: 100,000 spoilt scenarios and pictures of a fresh seed. A failure is named by seed and number, and that case alone runs
 * again with `npm run soak mutations -- --seed S --first N --count 1`.
 */
import { parseArgs } from 'node:util'
import { judgeCase } from '../../tests/format/mutated/cases'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    first: { type: 'string', default: '0' },
  },
})
const [count, seed, first] = [Number(values.count), Number(values.seed), Number(values.first)]

const outcomes = { taken: 0, refused: 0 }
const failures: string[] = []
const slowest = { index: first, ms: 0 }
const started = performance.now()
const seconds = (): string => ((performance.now() - started) / 1000).toFixed(0)

console.log(`seed ${seed}, cases ${first} to ${first + count - 1}`)
for (let index = first; index < first + count; index++) {
  const before = performance.now()
  try {
    outcomes[await judgeCase(seed, index)]++
  } catch (error) {
    failures.push(String(error))
    console.error(error)
  }
  const ms = performance.now() - before
  if (ms > slowest.ms) Object.assign(slowest, { index, ms })
  // A case that never ended would lie within the next thousand.
  if ((index + 1 - first) % 1000 === 0) console.log(`${index + 1 - first} of ${count}, ${seconds()} s`)
}

console.log(
  `${count} cases of seed ${seed} in ${seconds()} s: ${outcomes.taken} taken, ${outcomes.refused} refused, ` +
    `${failures.length} wrong; the slowest, case ${slowest.index}, took ${slowest.ms.toFixed(0)} ms`,
)
process.exit(failures.length > 0 ? 1 : 0)
