/** Random moves of the fantasy game, by a seed: boards with caves, flags, wandering, sides and other units; the mover is anything. */
import { counterId } from '#shared/document/ids'
import { type Counter, type Placement, type Stats } from '#shared/document/armies'
import { type Fog, type Weather } from '#shared/document/game'
import { HEX_FLAGS } from '#shared/document/hexFlags'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, direction } from '#shared/hex/direction'
import { type Facing, turnThroughTwelve } from '#shared/hex/facing'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { type Rng } from '#shared/lang/rng'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { GRADES, MOVEMENT_CLASSES } from '#shared/rules/common-mechanics/rows/profiles'
import { FATIGUES } from '#shared/rules/common-mechanics/rows/states'
import { footprint } from '#shared/document/counters'
import { type Grid, onGrid } from '#shared/hex/grid'
import { type Features, type HexChange, type Placing, withCounter, withPieces } from '../../support/board'
import { entrance } from '../../support/fantasyBoard'
import { randomFantasyBoard } from '../../support/randomBoard'
import { type Dice, diceOf } from '../../support/dice'

/** The id of who moves. */
export const MOVER = 'mover'

interface Rolls extends Dice {
  below(most: number): number
}

const dice = (rng: Rng): Rolls => ({ ...diceOf(rng), below: (most) => rng.below(most) })

/** Points in halves. */
interface RandomMove {
  readonly scenario: Scenario
  readonly points: number
}

export function randomMove(seed: number, size: Partial<Pick<Grid, 'columns' | 'rows'>> = {}): RandomMove {
  const board = randomFantasyBoard(seed, { columns: 7, rows: 6, ...size })
  const { hexes } = board
  const roll = dice(board.rng)
  let scenario = board.scenario
  scenario = withGround(scenario, hexes, roll)
  scenario = withRandomSides(scenario, hexes, roll)
  if (roll.chance(0.2)) scenario = { ...scenario, options: { outdoorInfiltration: 'allowed' } }
  if (roll.chance(0.15)) scenario = { ...scenario, start: randomStart(roll) }
  for (let index = roll.below(6); index > 0; index--)
    scenario = withCounter(scenario, `other-${index}`, randomPlacing(roll, hexes))
  const points = roll.below(11)
  // A formation may come to lie half off the map: then it is put elsewhere.
  for (;;) {
    const placed = withCounter(scenario, MOVER, { ...randomPlacing(roll, hexes), side: 'red' })
    const counter = placed.counters[counterId(MOVER)]
    if (counter && footprint(placed, counter).every((hex) => onGrid(hex, placed.map.grid)))
      return { scenario: placed, points }
  }
}

function withGround(scenario: Scenario, hexes: readonly Axial[], roll: Rolls): Scenario {
  const [caves, wandering, flagged] = [
    roll.pick([0, 0, 0.3, 0.8]),
    roll.pick([0, 0, 0.1]),
    roll.pick([0, 0.1]),
  ]
  const changes = hexes.map((hex): [string, HexChange] => [
    hexKey(hex),
    {
      ...(roll.chance(caves) && { environment: 'cave' }),
      ...(roll.chance(wandering) && { wandering: 1 + roll.below(4) }),
      ...(roll.chance(flagged) && {
        flags: [roll.pick(Object.keys(HEX_FLAGS) as (keyof typeof HEX_FLAGS)[])],
      }),
    },
  ])
  return withPieces(scenario, { hexes: Object.fromEntries(changes) })
}

function withRandomSides(scenario: Scenario, hexes: readonly Axial[], roll: Rolls): Scenario {
  const barriers = commonMechanics.features.filter(({ slot }) => slot === 'barrier').map(({ id }) => id)
  const [walls, roads] = [roll.pick([0, 0.15]), roll.pick([0, 0.25])]
  const hexsides: Record<string, Features> = {}
  for (const hex of hexes)
    for (const way of DIRECTIONS.slice(0, 3)) {
      const side = hexsideKey(hexsideOf(hex, way))
      if (roll.chance(0.02)) hexsides[side] = entrance(roll.pick(['red', 'blue']), 'green')
      else if (roll.chance(walls))
        hexsides[side] = [roll.pick(barriers), ...(roll.chance(roads) ? ['road'] : [])]
      else if (roll.chance(roads)) hexsides[side] = roll.pick(['road', 'path'])
    }
  return withPieces(scenario, { hexsides })
}

function randomStart(roll: Rolls): NonNullable<Scenario['start']> {
  return {
    light: 'day',
    weather: roll.pick<Weather>(['fine', 'storm']),
    wind: 'light-breeze',
    windToward: 0,
    fog: roll.pick<Fog>(['none', 'none', 'fog']),
  }
}

function randomPlacing(roll: Rolls, hexes: readonly Axial[]): Placing {
  const kind = roll.pick(['troop', 'troop', 'formation', 'small'] as const)
  const movementClass = roll.pick(MOVEMENT_CLASSES).id
  const stats: Stats = {
    movementClass,
    movementGrade: roll.pick(GRADES).id,
    climber: roll.chance(0.2),
    swimmer: roll.chance(0.2),
    caveAdapted: roll.chance(0.6),
    fireImmune: roll.chance(0.2),
    hedgehog: roll.chance(0.1),
    ...(kind === 'formation' && { figures: roll.pick([3, 4]) }),
    ...(roll.chance(0.1) && { commandGrade: 'inferior' }),
  }
  const facing: Facing =
    kind === 'formation'
      ? { kind: 'vertex', index: direction(roll.below(6)) }
      : turnThroughTwelve({ kind: 'side', index: 0 }, roll.below(12))
  const placements: readonly Placement[] =
    movementClass === 'flying'
      ? ['ground', 'low-flight', 'high-flight']
      : ['ground', 'ground', 'shallow-infiltration', 'deep-infiltration']
  const mayLeave =
    kind !== 'formation' &&
    (movementClass === 'flying' ||
      (stats['caveAdapted'] === true && ['pedestrian', 'animal'].includes(movementClass)))
  return {
    at: roll.pick(hexes),
    side: roll.pick(['red', 'red', 'blue', 'green']),
    kind,
    stats,
    facing,
    placement: mayLeave ? roll.pick(placements) : 'ground',
    status: {
      fatigue: roll.pick(['fresh', 'fresh', 'winded', 'exhausted']),
      ...(roll.chance(0.05) && { mode: 'hedgehog' }),
    },
  }
}

/** The counter after a minimal move. */
export function tired(counter: Counter): Counter {
  const level = FATIGUES.findIndex(({ id }) => id === counter.status['fatigue'])
  return { ...counter, status: { ...counter.status, fatigue: FATIGUES[level + 1]?.id ?? 'exhausted' } }
}
