/**
 * Bench of reach: B23, a rider with points enough to cross a board of 100 x 100 hexes, over every hex and facing.
 * `npx tsx bench/reach.ts` prints the figures; `npm run bench` collects them with the others.
 */
import { fileURLToPath } from 'node:url'
import { CHUNK_CELLS } from '#shared/document/chunk'
import { counterId, counterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { magnaCarta, MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalPosition } from '#shared/rules/magna-carta/medievalRules'
import { reach } from '#shared/rules/magna-carta/movementReach'
import { mixedMap } from './document'
import { atMost, type Figure, median, timed } from './figure'

const RIDER = counterId('rider')
const POINTS = 999

// The first runs are the compiler's.
const WARM_UP = 15
const RUNS = 40

/** A rider in the middle of a map. */
function withRider(scenario: Scenario): Scenario {
  const type = counterTypeId('knight')
  const { columns, rows } = scenario.map.grid
  return {
    ...scenario,
    counterTypes: {
      [type]: {
        name: 'Knight',
        abbreviation: 'Kni',
        edition: '',
        footprint: 2,
        stats: {},
        faces: { 'mounted-healthy': { stats: { movement: 12 } } },
        quantity: 1,
      },
    },
    counters: {
      [RIDER]: {
        type,
        name: '',
        hex: hexKey(toAxial({ col: columns / 2, row: rows / 2 }, scenario.map.grid)),
        facing: { kind: 'side', index: 0 },
        placement: 'ground',
        rank: 0,
        face: 'mounted-healthy',
        status: {},
        hidden: false,
        decoy: false,
      },
    },
  }
}

/** Ground that a rider crosses, every hex at random; its levels too when it is hilly. */
function rideable(scenario: Scenario, hilly: boolean): Scenario {
  const rng = createRng(3)
  const terrains = magnaCarta.terrains.filter(({ costMounted }) => costMounted !== undefined)
  const chunks = scenario.map.chunks.map(() => ({
    terrain: Array.from({ length: CHUNK_CELLS }, () => terrains[rng.below(terrains.length)]?.id ?? 'clear'),
    ...(hilly && { elevation: Array.from({ length: CHUNK_CELLS }, () => rng.below(2)) }),
  }))
  return { ...scenario, map: { ...scenario.map, chunks } }
}

/** B23: milliseconds of one search, each run from nothing. */
export function reachEverywhere(scenario: Scenario): number {
  const runs = timed(WARM_UP + RUNS, () => {
    const { hexes } = reach(medievalPosition(MAGNA_CARTA, scenario), RIDER, POINTS)
    if (hexes.length < 40_000) throw new Error('the rider reaches too little for a bench')
  })
  return median(runs.slice(WARM_UP))
}

export function measureReach(): Figure[] {
  const map = mixedMap(100, 100)
  return [false, true].map((hilly) => {
    const what = `reach, 100 x 100 hexes, 6 facings, ${hilly ? 'hilly' : 'level'}, 500 walls`
    return atMost('B23', what, reachEverywhere(withRider(rideable(map, hilly))), 'ms', 20)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { id, what, figure, unit, limit, met } of measureReach())
    process.stdout.write(
      `${id}  ${what.padEnd(52)} ${figure.toFixed(2).padStart(8)} ${unit}  limit ${limit}  ${met ? 'met' : 'NOT MET'}\n`,
    )
