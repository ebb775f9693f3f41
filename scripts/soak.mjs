// `npm run soak [name … | all] [-- options]`: the long runs of tests, those of budgets R1 to R4 among them; all of them when none
// is named. Exits 1 on a failure.
import { run } from './run.mjs'

/** Each is one program; what it takes after its name is its own. */
const SOAKS = {
  // [--count 10000] [--seed 1]
  actions: ['tsx', 'scripts/soak/actions.ts'],
  // [--count 30] [--seed 1] [--commit HEAD]
  faults: ['tsx', 'scripts/soak/faults.ts'],
  // [--count 100000] [--games 200] [--ruleset savoy]
  games: ['tsx', 'scripts/soak/games.ts'],
  // [--count 1000] [--seed 1]
  kills: ['tsx', 'scripts/soak/kills.ts'],
  // [--count 3600] [--seed 1]
  memory: ['tsx', 'scripts/soak/memory.ts'],
  // [--count 100000] [--seed 1] [--first 0]
  mutations: ['tsx', 'scripts/soak/mutations.ts'],
  // [--board meeting,fords,village] [--players scripts,greedy] [--games 200] [--seed 36] [--from 0]
  players: ['tsx', 'scripts/soak/players.ts'],
  // [--seed 1]
  properties: ['tsx', 'scripts/soak/properties.ts'],
  // [--count 2000] [--seed 1]
  reach: ['tsx', 'scripts/soak/reach.ts'],
  // [--count 10000] [--seed 1]
  series: ['tsx', 'scripts/soak/series.ts'],
}

const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('-'))
const named = firstOption < 0 ? words : words.slice(0, firstOption)
const options = firstOption < 0 ? [] : words.slice(firstOption)

const unknown = named.filter((name) => name !== 'all' && !Object.hasOwn(SOAKS, name))
if (unknown.length > 0) {
  const known = [...Object.keys(SOAKS), 'all'].join(', ')
  console.error(`No soak is called ${unknown.join(', ')}. There are: ${known}.`)
  process.exit(1)
}

const chosen = named.length === 0 || named.includes('all') ? Object.keys(SOAKS) : named
const failed = chosen.filter((name) => {
  const [command, ...args] = SOAKS[name]
  return !run(`soak: ${name}`, command, [...args, ...options])
})
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)
