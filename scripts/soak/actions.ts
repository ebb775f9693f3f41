/**
 * R3: 10,000 random moves by tools, keys, actions and commands for every ruleset on every kind of grid, in sequences of 500, of
 * a fresh seed. A failure is shortened; its board and its moves are printed.
 */
import { parseArgs } from 'node:util'
import { BOARDS } from '../../tests/random/boards'
import { judge } from '../../tests/random/play'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
})
const [count, seed] = [Number(values.count), Number(values.seed)]
const SEQUENCE = 500

let failures = 0
const sum = { moves: 0, changes: 0, undone: 0 }
const started = performance.now()
console.log(`seed ${seed}`)
for (const [index, board] of BOARDS.entries()) {
  for (let from = 0; from < count; from += SEQUENCE)
    try {
      const moves = Math.min(SEQUENCE, count - from)
      const { changes, undone } = await judge(board, seed + index * 1_000_000 + from, moves)
      sum.moves += moves
      sum.changes += changes
      sum.undone += undone
    } catch (error) {
      failures++
      console.error(error instanceof Error ? error.message : error)
    }
  console.log(`${board.name}: ${count} moves, ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
console.log(
  `${sum.moves} moves, ${sum.changes} changes, ${sum.undone} steps undone and redone byte for byte; ${failures} sequences wrong`,
)
process.exit(failures > 0 ? 1 : 0)
