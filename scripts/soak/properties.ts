/**
 * The long runs of the unit tests, whole, from a fresh seed: the test files that use one. A failure says the seed, with which
 * it fails again: `npm run soak properties -- --seed S`.
 */
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { longRunUses } from '../../tests/support/longRunUses'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000_000) } },
})
const { seed } = values

console.log(`seed ${seed}`)
process.env['SOAK_SEED'] = seed
const files = [...new Set(longRunUses().map(({ file }) => file))]
// Its configuration has failures say the seed.
const vitest = await startVitest('test', files, { watch: false })
await vitest.close()
