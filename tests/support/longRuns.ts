/**
 * The long runs of the tests: laws that are judged over many random cases. `npm test` tries a quarter of the cases, from a seed
 * that never changes; `npm run soak properties` tries all of them, from a fresh one. Each is used in one place alone
 * (`tests/architecture/longRuns.test.ts`).
 */

export interface LongRun {
  /** The number of cases that a night tries; of each kind, where a test says so. */
  readonly cases: number
  /** The seed of the dice in `npm test`, or the first of seeds that follow each other. */
  readonly seed: number
}

const LONG_RUNS = {
  'attacks of size': { cases: 16, seed: 35 },
  'calls that write over any file': { cases: 240, seed: 35 },
  'chances of a route against games with dice': { cases: 200_000, seed: 20_261_122 },
  'chances of random routes': { cases: 10_000, seed: 0 },
  'commands broken at any point': { cases: 800, seed: 5 },
  'cover behind directional openings': { cases: 400, seed: 1 },
  'costly pictures': { cases: 400, seed: 35 },
  'damaged texts of regions': { cases: 300, seed: 3 },
  'differences make the one of the other': { cases: 120, seed: 0 },
  'ends of the lean reach, common mechanics': { cases: 60, seed: 1 },
  'kills of the command line': { cases: 24, seed: 35 },
  'kills of a program': { cases: 200, seed: 1 },
  'interruptions of the command line': { cases: 40, seed: 35 },
  'laws of the advantage': { cases: 240, seed: 0 },
  'line of sight as the rule is written': { cases: 200, seed: 1 },
  'line of sight is mutual, common mechanics': { cases: 10_000, seed: 1 },
  'line of sight is mutual, Magna Carta': { cases: 10_000, seed: 3 },
  'line of sight, cell by cell': { cases: 300, seed: 1 },
  'markup of any text': { cases: 5000, seed: 61 },
  'markup of random trees': { cases: 500, seed: 63 },
  'merges on flat grids': { cases: 2500, seed: 0 },
  'merges on pointy grids': { cases: 2500, seed: 0 },
  'merges with a version that has changed nothing': { cases: 80, seed: 0 },
  'merges with all of one side chosen': { cases: 150, seed: 0 },
  'merges without a base, all of one side chosen': { cases: 80, seed: 0 },
  'modules of random scenarios': { cases: 200, seed: 0 },
  'proofs of random set-ups': { cases: 2000, seed: 0 },
  'random commands undone and redone': { cases: 300, seed: 1 },
  'random moves by tools, keys, actions and commands': { cases: 500, seed: 1000 },
  'rows remembered over edits': { cases: 120, seed: 20_261_122 },
  'safest ways on foot': { cases: 200, seed: 4200 },
  'safest ways, mounted': { cases: 150, seed: 8150 },
  'safest ways on foot in Savoy': { cases: 100, seed: 3100 },
  'safest ways, mounted in Savoy': { cases: 50, seed: 8050 },
  'spoilt CSV files': { cases: 10_000, seed: 20_261_123 },
  'spoilt GIF pictures': { cases: 3000, seed: 0 },
  'spoilt orders of battle': { cases: 2000, seed: 20_261_124 },
  'spoilt scenarios and pictures': { cases: 5000, seed: 1 },
  'spoilt Tiled maps': { cases: 9000, seed: 18 },
  'spoilt VASSAL modules': { cases: 18_000, seed: 18 },
  'spoilt Wesnoth maps': { cases: 2000, seed: 18 },
  'steps of games of the common mechanics': { cases: 14, seed: 7 },
  'the field of sight, cell by cell': { cases: 60, seed: 1 },
  'the search against the slow one': { cases: 320, seed: 1 },
  'viewers counted, Magna Carta': { cases: 20, seed: 1 },
} as const satisfies Readonly<Record<string, LongRun>>

export type LongRunName = keyof typeof LONG_RUNS

export const LONG_RUN_NAMES = Object.keys(LONG_RUNS) as LongRunName[]

/** The seed of a soak. Read once: tests may change the environment. */
const SOAK_SEED = process.env['SOAK_SEED']

export const isSoak = SOAK_SEED !== undefined

/** Gives the number of cases that a test tries now, and the seed. */
export function longRun(name: LongRunName): LongRun {
  const { cases, seed } = LONG_RUNS[name]
  if (SOAK_SEED === undefined) return { cases: Math.ceil(cases / 4), seed }
  console.log(`${name}: ${cases} cases, seed ${SOAK_SEED}`)
  return { cases, seed: Number(SOAK_SEED) }
}
