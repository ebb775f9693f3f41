/**
 * The heap that a long series of games leaves behind (B62): random games of a small board in one process, weighed after a forced
 * collection at 1 %, 10 %, 25 %, 50 % and 100 % of them. From the first weighing to the last it may grow by as much as B62 allows.
 */
import { parseArgs } from 'node:util'
import { HEAP_GROWTH, heapAfterCollection, playerOfGames } from '../../bench/play'
import { smallBoard } from '../../tests/game/smallBoards'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
})
const [count, seed] = [Number(values.count), Number(values.seed)]
console.log(`seed ${seed}`)
const play = playerOfGames('random', smallBoard(seed, { counters: 3, turns: 4 }))
const heaps: number[] = []
let played = 0
for (const share of [0.01, 0.1, 0.25, 0.5, 1]) {
  for (; played < Math.round(count * share); played++) play(played)
  const heap = heapAfterCollection()
  heaps.push(heap)
  console.log(`${played} games: ${heap.toFixed(2)} MiB`)
}
const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0)
console.log(`growth: ${growth.toFixed(2)} MiB, at most ${HEAP_GROWTH}`)
process.exit(growth > HEAP_GROWTH ? 1 : 0)
