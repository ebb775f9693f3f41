/** R1: 1,000 programs killed while they save and draw, of a fresh seed. A failure names its seed and leaves its folder. */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { bundleLife } from '../../tests/kills/bundleLife'
import { inWords, killInLines } from '../../tests/kills/manyLives'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
})
const [count, seed] = [Number(values.count), Number(values.seed)]
const LINES = 4

execFileSync(process.execPath, ['scripts/build.mjs', 'main', 'preload'], { stdio: 'inherit' })
const started = performance.now()
console.log(`seed ${seed}`)
try {
  const seeds = Array.from({ length: LINES }, (_, line) => seed + line)
  console.log(inWords(await killInLines(bundleLife(), seeds, count)))
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
