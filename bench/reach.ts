/**
 * Bench of reach: B23, a rider, and a large unit of the fantasy game, with points enough to cross a board of 100 x 100
 * hexes, over every hex and facing.
 * `npx tsx bench/reach.ts [fantasy]` prints the figures; `npm run bench` collects them with the others.
 */
import { fileURLToPath } from 'node:url'
import { CHUNK_CELLS } from '#shared/document/chunk'
import { counterId, counterTypeId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { fantasyPosition } from '#shared/rules/common-mechanics/position/fantasyRules'
import { COMMON_MECHANICS, commonMechanics } from '#shared/rules/common-mechanics/index'
import { type Difficulty } from '#shared/rules/common-mechanics/rows/difficulties'
import { reach as fantasyReach } from '#shared/rules/common-mechanics/movement/reach'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import { reach } from '#shared/rules/magna-carta/movement/movementReach'
import { type ReachAnswer } from '#shared/rules/answers/reach'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { plainCounter } from '../tests/support/plainCounter'
import { mixedMap } from './document'
import { atMost, type Figure, median, timed } from './figure'

export const MOVER = counterId('mover')
const POINTS = 999

/** Classes of terrain that a unit on foot walks on. */
export const WALKED: readonly Difficulty[] = ['clear', 'rough', 'difficult', 'fortification']

// The first runs are the compiler's.
const WARM_UP = 15
const RUNS = 40

export const KNIGHT: CounterType = {
  name: 'Knight',
  abbreviation: 'Kni',
  edition: '',
  footprint: 2,
  stats: {},
  faces: { 'mounted-healthy': { stats: { movement: 12 } } },
  quantity: 1,
}

/** A large unit on foot, of twelve facings. */
export const TROOP: CounterType = {
  ...KNIGHT,
  name: 'Orcs',
  footprint: 1,
  faces: { 'steps-4': { stats: {} } },
}

/** A counter in the middle of a map. */
export function withMover(scenario: Scenario, sheet: CounterType): Scenario {
  const type = counterTypeId('mover')
  const { columns, rows } = scenario.map.grid
  return {
    ...scenario,
    counterTypes: { [type]: sheet },
    counters: {
      [MOVER]: plainCounter({
        type,
        hex: hexKey(toAxial({ col: columns / 2, row: rows / 2 }, scenario.map.grid)),
        facing: { kind: 'side', index: 0 },
        face: Object.keys(sheet.faces)[0] ?? '',
      }),
    },
  }
}

/** Ground of these terrains, every hex at random; its levels too when it is hilly. */
export function groundOf(scenario: Scenario, terrains: Ruleset['terrains'], hilly: boolean): Scenario {
  const rng = createRng(3)
  const chunks = scenario.map.chunks.map(() => ({
    terrain: Array.from({ length: CHUNK_CELLS }, () => terrains[rng.below(terrains.length)]?.id ?? 'clear'),
    ...(hilly && { elevation: Array.from({ length: CHUNK_CELLS }, () => rng.below(2)) }),
  }))
  return { ...scenario, map: { ...scenario.map, chunks } }
}

/** The walled sides with another barrier. */
export function withWalls(scenario: Scenario, feature: string): Scenario {
  const sides = Object.entries(scenario.map.hexsides).map(([chunk, bucket]) => [
    chunk,
    Object.fromEntries(Object.keys(bucket).map((side) => [side, { barrier: { feature } }])),
  ])
  return { ...scenario, map: { ...scenario.map, hexsides: Object.fromEntries(sides) } }
}

/** B23: milliseconds of one search, each run from nothing. */
function timeOf(search: () => ReachAnswer, stances: number): number {
  const runs = timed(WARM_UP + RUNS, () => {
    const found = search().hexes.reduce((sum, { facings }) => sum + (facings?.length ?? 1), 0)
    if (found < stances) throw new Error(`${found} stances in reach are too few for a bench`)
  })
  return median(runs.slice(WARM_UP))
}

function reachEverywhere(scenario: Scenario): number {
  return timeOf(() => reach(medievalPosition(MAGNA_CARTA, scenario), MOVER, POINTS), 40_000)
}

function fantasyReachEverywhere(scenario: Scenario): number {
  return timeOf(() => fantasyReach(fantasyPosition(COMMON_MECHANICS, scenario), MOVER, POINTS), 100_000)
}

/** A rider on ground that it crosses. */
function medievalBenchBoard(hilly: boolean): Scenario {
  const rideable = MAGNA_CARTA.rows.terrains.filter(({ costMounted }) => costMounted !== undefined)
  return withMover(groundOf(mixedMap(100, 100), rideable, hilly), KNIGHT)
}

/** A large unit of the fantasy game on ground that it walks on. */
function fantasyBenchBoard(hilly: boolean): Scenario {
  const walkable = COMMON_MECHANICS.rows.terrains.filter(({ difficulty }) => WALKED.includes(difficulty))
  const open = { ...mixedMap(100, 100), ruleset: commonMechanics.id }
  const walled = withWalls(open, commonMechanics.defaultWall)
  return withMover(groundOf(walled, walkable, hilly), TROOP)
}

/** A window plays one game: each is measured in a separate process. */
export function measureReach(): Figure[] {
  return onEitherGround(6, (hilly) => reachEverywhere(medievalBenchBoard(hilly)))
}

export function measureFantasyReach(): Figure[] {
  return onEitherGround(12, (hilly) => fantasyReachEverywhere(fantasyBenchBoard(hilly)))
}

function onEitherGround(facings: number, measure: (hilly: boolean) => number): Figure[] {
  return [false, true].map((hilly) =>
    atMost(
      'B23',
      `reach, 100 x 100 hexes, ${facings} facings, ${hilly ? 'hilly' : 'level'}, 500 walls`,
      measure(hilly),
      'ms',
      20,
    ),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { id, what, figure, unit, limit, met } of process.argv[2] === 'fantasy'
    ? measureFantasyReach()
    : measureReach())
    process.stdout.write(
      `${id}  ${what.padEnd(52)} ${figure.toFixed(2).padStart(8)} ${unit}  limit ${limit}  ${met ? 'met' : 'NOT MET'}\n`,
    )
