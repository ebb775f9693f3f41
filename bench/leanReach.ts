/**
 * Bench of the lean reach: B53, one question of a search on a board of 26 x 16 hexes, hilly, with walls and forty counters; each
 * question is about another state, in which the mover stands elsewhere, and what the map keeps for its kind is there already.
 * `npx tsx bench/leanReach.ts [savoy|fantasy]` prints the figures; `npm run bench` collects them with the others.
 */
import { fileURLToPath } from 'node:url'
import { counterId, counterTypeId, sideId } from '#shared/document/ids'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { type Analysis } from '#shared/rules/contract/analysis'
import { fantasyAnalysis } from '#shared/rules/common-mechanics/fantasyAnalysis'
import { COMMON_MECHANICS, commonMechanics } from '#shared/rules/common-mechanics/index'
import { medievalAnalysis } from '#shared/rules/magna-carta/medievalAnalysis'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { SAVOY } from '#shared/rules/savoy/index'
import { mixedMap } from './document'
import { atMost, type Figure, median, printed, timed } from './figure'
import { groundOf, KNIGHT, MOVER, TROOP, WALKED, withMover, withWalls } from './reach'

const OTHERS = 40
const STATES = 50
const WARM_UP = 100
const RUNS = 300
/** Enough to cross the board. */
const POINTS = 999

const SOLDIER: CounterType = { ...KNIGHT, footprint: 1, faces: { healthy: { stats: { movement: 6 } } } }
const PHALANX: CounterType = { ...TROOP, footprint: 2, faces: { 'steps-4': { stats: { figures: 4 } } } }
const DRAGON: CounterType = { ...TROOP, faces: { 'steps-4': { stats: { movementClass: 'flying' } } } }

interface Asked {
  readonly name: string
  readonly sheet: CounterType
  readonly points?: number
  readonly kind?: Counter['facing']['kind']
}

/** The board with others of two sides about the mover, and the mover elsewhere in each state. */
function statesOf(board: Scenario, { sheet, kind = 'side' }: Asked): Scenario[] {
  const rng = createRng(5)
  const { columns, rows } = board.map.grid
  const anywhere = () =>
    hexKey(toAxial({ col: 1 + rng.below(columns - 2), row: 1 + rng.below(rows - 2) }, board.map.grid))
  const open = withMover(board, sheet)
  const mover: Counter = {
    ...(open.counters[MOVER] as Counter),
    side: sideId('red'),
    facing: { kind, index: 0 },
  }
  const other = counterTypeId('other')
  const others = Array.from({ length: OTHERS }, (_, index) => [
    counterId(`other-${index}`),
    { ...mover, type: other, hex: anywhere(), side: sideId(index % 2 === 0 ? 'red' : 'blue') },
  ])
  const counterTypes = { ...open.counterTypes, [other]: { ...sheet, footprint: 1 as const } }
  return Array.from({ length: STATES }, () => ({
    ...open,
    counterTypes,
    counters: { ...Object.fromEntries(others), [MOVER]: { ...mover, hex: anywhere() } },
  }))
}

/** Milliseconds of a question; the states come one after the other. */
function timeOf({ movement }: Analysis, states: readonly Scenario[], points?: number): number {
  const moved = states.filter((state) => movement.costs(state, MOVER, points)?.costs.some((cost) => cost > 0))
  if (moved.length < STATES / 2) throw new Error(`${moved.length} movers are too few for a bench`)
  let asked = 0
  const runs = timed(WARM_UP + RUNS, () =>
    movement.costs(states[asked++ % STATES] as Scenario, MOVER, points),
  )
  return median(runs.slice(WARM_UP))
}

function figures(analysis: Analysis, board: Scenario, game: string, asked: readonly Asked[]): Figure[] {
  return asked.map((one) =>
    atMost(
      'B53',
      `lean reach, 26 x 16 hexes, ${game}, ${one.name}`,
      timeOf(analysis, statesOf(board, one), one.points),
      'ms',
      0.5,
    ),
  )
}

const MEDIEVAL: readonly Asked[] = [
  { name: 'on foot', sheet: SOLDIER },
  { name: 'mounted', sheet: KNIGHT },
  { name: 'mounted, across the board', sheet: KNIGHT, points: POINTS },
]

const FANTASY: readonly Asked[] = [
  { name: 'large troop', sheet: TROOP },
  { name: 'formation', sheet: PHALANX, kind: 'vertex' },
  { name: 'flyer', sheet: DRAGON },
]

function medievalBoard(): Scenario {
  const rideable = MAGNA_CARTA.rows.terrains.filter(({ costMounted }) => costMounted !== undefined)
  return groundOf(mixedMap(26, 16), rideable, true)
}

export function measureLeanReach(): Figure[] {
  return figures(medievalAnalysis(MAGNA_CARTA), medievalBoard(), 'Magna Carta', MEDIEVAL)
}

export function measureSavoyLeanReach(): Figure[] {
  return figures(medievalAnalysis(SAVOY), medievalBoard(), 'Savoy', MEDIEVAL)
}

export function measureFantasyLeanReach(): Figure[] {
  const walkable = COMMON_MECHANICS.rows.terrains.filter(({ difficulty }) => WALKED.includes(difficulty))
  const open = { ...mixedMap(26, 16), ruleset: commonMechanics.id }
  const board = groundOf(withWalls(open, commonMechanics.defaultWall), walkable, true)
  return figures(fantasyAnalysis(COMMON_MECHANICS), board, 'common mechanics', FANTASY)
}

const BY_GAME = { savoy: measureSavoyLeanReach, fantasy: measureFantasyLeanReach }

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const measure = BY_GAME[process.argv[2] as keyof typeof BY_GAME] ?? measureLeanReach
  for (const figure of measure()) process.stdout.write(printed(figure))
}
