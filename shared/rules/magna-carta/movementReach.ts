/** Where a counter can go with its points (`reach`): a least-cost search over hexes, for riders over hexes and facings. */
import { type CounterId } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, direction, opposite } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type HexWindow, hexWindow } from '../engine/hexWindow'
import { leastCosts, OUT_OF_REACH, type StepsOut } from '../engine/reach'
import { isActive, isTwoHex } from '../position'
import { type ReachAnswer, type ReachedHex } from '../reach'
import { because } from '../ruling'
import { allowanceOf } from './movementAllowance'
import { CLOSED, type MovementBoard, movementBoard } from './movementBoard'
import { type MovementFigures } from './movementFigures'
import { holdersAround } from './movementHolders'
import { stanceOf } from './movementStance'
import { type MedievalPosition } from './medievalRules'

/**
 * Every hex, for a rider every hex and facing, where the counter may end a move, with its least cost. Friends' hexes
 * are passed but not listed. Nothing for a counter that is not on the map; one that cannot move stays at 0.
 * @param points to spend; absent = the movement of the face shown.
 * @rule HS-MOV-1 @rule HS-MOV-3 @rule HS-MOV-5 @rule HS-MOV-6 @rule HS-MOV-7
 */
export function reach(position: MedievalPosition, mover: CounterId, points?: number): ReachAnswer {
  const counter = position.scenario.counters[mover]
  const start = counter && stanceOf(position.scenario, counter)
  if (!counter || !start) return { hexes: [], because: [because('CHK-1', { counter: mover })] }
  const rides = isTwoHex(position, counter)
  const startHex: ReachedHex = { hex: start.hex, ...(rides && { facing: start.facing }), cost: 0 }
  if (!isActive(position, counter))
    return { hexes: [startHex], because: [because('HS-MOV-6', { counter: mover })] }

  const budget = Math.max(0, Math.floor(points ?? allowanceOf(position, counter)))
  const window = hexWindow(position.scenario.map.grid, start.hex, hexesWithin(position, budget))
  const board = movementBoard(position, counter, window, holdersAround(position, mover))
  const cell = window.cellOf(start.hex) as number
  const search = rides
    ? ridden(position.rules.figures.movement, board, window, cell, start.facing.index)
    : onFoot(board, window, cell)
  const least = leastCosts(window.cells * search.perHex, search.start, budget, search.stepsOut)
  return {
    hexes: [startHex, ...listed(window, search, least)],
    because: [because('HS-MOV-1', { counter: mover })],
  }
}

/** How many hexes the points can lead at the most. */
function hexesWithin({ rows, rules }: MedievalPosition, budget: number): number {
  const costs = [
    ...rows.terrains.flatMap(({ costFoot, costMounted }) => [costFoot, costMounted]),
    ...rows.features.flatMap(({ along }) => [along?.foot, along?.mounted]),
    rules.figures.movement.aboutTurn,
  ]
  // One more: the rear of a rider lies beside its front.
  return Math.floor(budget / Math.min(...costs.filter((cost) => cost !== undefined))) + 1
}

/** States numbered cell by cell: one a cell on foot; six for a rider, by facing. */
interface Search {
  readonly perHex: 1 | 6
  readonly start: number
  readonly stepsOut: StepsOut
  mayStop(state: number): boolean
}

function onFoot(board: MovementBoard, window: HexWindow, start: number): Search {
  return {
    perHex: 1,
    start,
    stepsOut: (cell, reach) => {
      for (const way of DIRECTIONS) {
        const points = board.stepPoints(cell, way)
        const next = cell + (window.steps[way] as number)
        if (points !== CLOSED && !board.isEnemys(next)) reach(next, points)
      }
    },
    mayStop: (cell) => !board.isHeld(cell),
  }
}

/** A rider steps on, the rear following, pivots about its front hex, or turns about. @rule HS-MOV-5 @rule MC-VOL-2 */
function ridden(
  { riderTurn, aboutTurn }: MovementFigures,
  board: MovementBoard,
  window: HexWindow,
  cell: number,
  facing: Direction,
): Search {
  const rearOf = (front: number, toward: Direction): number =>
    front + (window.steps[opposite(toward)] as number)
  const mayStop = (front: number, toward: Direction): boolean =>
    !board.isHeld(front) && !board.isHeld(rearOf(front, toward)) && board.mayTrail(front, opposite(toward))
  return {
    perHex: 6,
    start: cell * 6 + facing,
    stepsOut: (state, reach) => {
      const front = Math.floor(state / 6)
      const toward = (state % 6) as Direction
      for (let turn = -2; turn <= 2; turn++) {
        const way = direction(toward + turn)
        const points = board.stepPoints(front, way)
        const next = front + (window.steps[way] as number)
        if (points === CLOSED || board.isEnemys(next) || !board.mayTrail(next, opposite(way))) continue
        reach(next * 6 + way, points + Math.abs(turn) * riderTurn)
      }
      if (!mayStop(front, toward)) return
      for (const way of [direction(toward - 1), direction(toward + 1)])
        if (mayStop(front, way)) reach(front * 6 + way, riderTurn)
      reach(rearOf(front, toward) * 6 + opposite(toward), aboutTurn)
    },
    mayStop: (state) => mayStop(Math.floor(state / 6), (state % 6) as Direction),
  }
}

/** What was reached, cheapest first, then row by row, then by facing; without the start. */
function listed(window: HexWindow, { perHex, start, mayStop }: Search, least: Int32Array): ReachedHex[] {
  const byCost: ReachedHex[][] = []
  for (const cell of window.cellsByRow()) {
    let hex: Axial | undefined
    for (let way = 0; way < perHex; way++) {
      const state = cell * perHex + way
      const cost = least[state] as number
      if (cost === OUT_OF_REACH || state === start || !mayStop(state)) continue
      hex ??= window.hexOf(cell)
      const entry = perHex === 6 ? { hex, facing: SIDES[way] as Facing, cost } : { hex, cost }
      const found = byCost[cost]
      if (found) found.push(entry)
      else byCost[cost] = [entry]
    }
  }
  return byCost.flat()
}

const SIDES: readonly Facing[] = DIRECTIONS.map((index) => ({ kind: 'side', index }))
