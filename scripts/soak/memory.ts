/**
 * R4: an hour of editing, 3,600 random moves, in a few seconds or minutes; memory is taken after a forced collection. Without
 * its history a document may weigh at most 20 % more than it did after the first moves, and the history at most its budget.
 */
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { DEFAULT_BUDGET } from '#shared/commands/history'
import { type Editor } from '../../renderer/editor/editor'
import { type LiveChecks, type StartChecks } from '../../renderer/editor/liveChecks'
import { createEditor } from '../../renderer/editor/createEditor'
import { createToolManager } from '../../renderer/tools/toolManager'
import { examples } from '../../tests/commands/examples'
import { BOARDS } from '../../tests/random/boards'
import { move, sequence } from '../../tests/random/play'
import { checkAtOnce } from '../../tests/support/checkAtOnce'
import { memoryHost } from '../../tests/support/memoryHost'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '3600' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
})
const [count, seed] = [Number(values.count), Number(values.seed)]
/** Until nearly everything has been loaded and compiled once: code, not documents, is what grows before. */
const WARM_UP = 1200
const MOST_GROWTH = 1.2
const MB = 1e6

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes in use, after whatever waits has been done and the rest collected. */
async function memory(): Promise<number> {
  for (let times = 0; times < 3; times++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    collect()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const [board] = BOARDS
if (!board) throw new Error('no board')
const { scenario } = board
const made = examples(scenario.map.grid)

/** Makes moves, then says what they and the history weigh; the document is opened anew at the end. */
async function edit(editor: Editor, moves: readonly number[]) {
  let most = 0
  for (const [index, one] of moves.entries()) {
    await move(editor, one, made)
    if (index % 600 === 599) most = Math.max(most, await memory())
  }
  editor.input.cancel()
  const withHistory = Math.max(most, await memory())
  editor.files.load(scenario, undefined)
  return { withHistory, without: await memory() }
}

/** Checks as the page's worker does, which leaves out what is out of date by the time it comes to it. */
const checkNowAndThen: StartChecks = (found) => {
  const checks = checkAtOnce(found)
  let updates = 0
  const open: LiveChecks['open'] = (now) => (updates++ % 200 === 0 ? checks.open(now) : undefined)
  return { ...checks, open, follow: ({ after }) => open(after) }
}

console.log(`seed ${seed}`)
const editor = createEditor({
  host: memoryHost(),
  scenario,
  startChecks: checkNowAndThen,
  tools: createToolManager,
  windowId: 'soak',
})
const { without: start } = await edit(editor, sequence(seed, WARM_UP))
const started = performance.now()
const { withHistory, without: end } = await edit(editor, sequence(seed + 1, count))
const growth = end / start
const history = withHistory - start
await editor.close()
console.log(
  `${count} moves in ${((performance.now() - started) / 1000).toFixed(0)} s: ${(start / MB).toFixed(1)} MB at first, ` +
    `${(withHistory / MB).toFixed(1)} MB at most with its history, ${(end / MB).toFixed(1)} MB in the end (${growth.toFixed(2)} x)`,
)
if (growth > MOST_GROWTH) console.error(`more than ${MOST_GROWTH} x is kept of a document that is gone`)
if (history > DEFAULT_BUDGET)
  console.error(`the history weighs ${(history / MB).toFixed(0)} MB, above its budget`)
process.exit(growth > MOST_GROWTH || history > DEFAULT_BUDGET ? 1 : 0)
