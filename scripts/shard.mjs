// The part of the tests that one of several machines runs: `npm test -- --shard 2/4`.
import { parseArgs } from 'node:util'

/** Reads from the words of the call which share of the whole this run does: a shard that is none ends the program. */
export function shardOf(words) {
  const { shard } = parseArgs({ args: words, options: { shard: { type: 'string' } } }).values
  if (shard === undefined) return { words: [], isFirst: true, isLast: true }
  const [, number, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard)?.map(Number) ?? []
  if (!(number <= count)) {
    console.error(`--shard: "${shard}" is none, expected the number of a part and how many there are: 1/4`)
    process.exit(2)
  }
  return { words: [`--shard=${shard}`], isFirst: number === 1, isLast: number === count }
}
