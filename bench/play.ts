/**
 * Bench of games that machines play: B60, games of The sortie a minute on one thread; B61, two threads against one; B62, the heap that
 * games leave behind; B63, a move of greedy. `npx tsx bench/play.ts [--games 10000]` prints the figures; `npm run bench` collects them with the others.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type SideId } from '#shared/document/ids'
import { GAME_OPTIONS } from '#shared/game/options'
import { type Player } from '#shared/game/players/player'
import { playerById } from '#shared/game/players/players'
import { simulatedGame } from '#shared/game/simulation/tally'
import { galleryScenario } from '../tests/support/scenarioFiles'
import { atLeast, atMost, type Figure, median, printed } from './figure'

const NAME = 'the-sortie'
const FILE = `assets/gallery/${NAME}.castellan`
const SEED = 1
const WARM_UP = 5
/** Games a run of each player, and the least that it must play in a minute. */
const RUNS = { random: { games: 60, least: 100 }, greedy: { games: 30, least: 40 } } as const
/**
 * Games of a run with one thread, which keeps to one core, and with two. Each thread compiles the program anew, some seven seconds of
 * work that more cores do not share: a series is long enough for that to count little.
 */
const THREADED = 300
const PAIRS = 1
/** Games of random players whose heap is measured: at a tenth of them, and at their end. */
const MANY = 200
const MEBIBYTE = 1024 * 1024

/** Plays games of a series one after another. */
export function playerOfGames(
  id: keyof typeof RUNS,
  scenario = galleryScenario(NAME),
): (game: number) => void {
  const player = playerById(id)
  if (!player) throw new Error(id)
  const players = Object.fromEntries((Object.keys(scenario.sides) as SideId[]).map((side) => [side, player]))
  return (game) => simulatedGame(scenario, GAME_OPTIONS, players, { seed: SEED, game })
}

function gamesAMinute(id: keyof typeof RUNS): Figure {
  const { games, least } = RUNS[id]
  const play = playerOfGames(id)
  for (let game = 0; game < WARM_UP; game++) play(game)
  const started = performance.now()
  for (let game = 0; game < games; game++) play(WARM_UP + game)
  const minutes = (performance.now() - started) / 60_000
  return atLeast('B60', `whole ${id} games of The sortie, one thread`, games / minutes, 'a minute', least)
}

/** Seconds of the built program for a series of random games. */
function seriesSeconds(threads: number): number {
  const asked = ['--players', 'random', '--games', THREADED, '--seed', SEED, '--threads', threads].map(String)
  const started = performance.now()
  const args = ['main/cli/bin.cjs', 'simulate', FILE, ...asked]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return (performance.now() - started) / 1000
}

function twoThreads(): Figure {
  const gains = Array.from({ length: PAIRS }, () => seriesSeconds(1) / seriesSeconds(2))
  return atLeast('B61', `${THREADED} random games, two threads against one`, median(gains), 'x', 1.8)
}

/** The longest choice of greedy in a whole game against itself. */
function longestMove(): Figure {
  const scenario = galleryScenario(NAME)
  const greedy = playerById('greedy')
  if (!greedy) throw new Error('greedy')
  let longest = 0
  const watched: Player = {
    ...greedy,
    choose(...asked) {
      const begun = performance.now()
      const choice = greedy.choose(...asked)
      longest = Math.max(longest, performance.now() - begun)
      return choice
    },
  }
  const players = Object.fromEntries((Object.keys(scenario.sides) as SideId[]).map((side) => [side, watched]))
  simulatedGame(scenario, GAME_OPTIONS, players, { seed: SEED, game: 0 })
  return atMost('B63', 'a move of greedy in The sortie, the longest of a game', longest / 1000, 's', 1)
}

/** Mebibytes by which the heap may grow from an early game to the last. */
export const HEAP_GROWTH = 4

/** Mebibytes of heap, after collection. */
export function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed / MEBIBYTE
}

function heapGrowth(games: number): Figure {
  const play = playerOfGames('random')
  const early = Math.max(1, Math.floor(games / 10))
  for (let game = 0; game < early; game++) play(game)
  const before = heapAfterCollection()
  for (let game = early; game < games; game++) play(game)
  const what = `heap after ${games} random games, more than after ${early}`
  return atMost('B62', what, Math.max(0, heapAfterCollection() - before), 'MiB', HEAP_GROWTH)
}

/** @param games those after which the heap is measured. */
export function measurePlay(games = MANY): Figure[] {
  return [longestMove(), gamesAMinute('random'), gamesAMinute('greedy'), twoThreads(), heapGrowth(games)]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { games: { type: 'string', default: String(MANY) } } })
  for (const line of measurePlay(Number(values.games)).map(printed)) process.stdout.write(line)
}
