/** The steps of a mover as a search sees them: numbered states, and what leads from one to the next. */
import { DIRECTIONS, type Direction, direction } from '#shared/hex/direction'
import { type HexWindow } from '../engine/hexWindow'
import { type StepGraph } from '../engine/reach'
import { CLOSED, type MovementBoard } from './movementBoard'
import { type MovementFigures } from './movementFigures'

/** States numbered cell by cell: one a cell on foot; six for a rider, by facing. */
export interface MovementSearch extends StepGraph {
  readonly perHex: 1 | 6
  readonly start: number
  mayStop(state: number): boolean
}

/** On foot facing neither matters nor costs. @rule MC-GEO-1 @rule SV-MOV-1 */
export function onFoot(board: MovementBoard, { cells, steps }: HexWindow, start: number): MovementSearch {
  return {
    perHex: 1,
    states: cells,
    mostSteps: 6,
    start,
    stepsOut(cell, to, cost) {
      let count = 0
      for (let way = 0; way < 6; way++) {
        const points = board.stepPoints(cell * 6 + way)
        if (points === CLOSED) continue
        to[count] = cell + (steps[way] as number)
        cost[count++] = points
      }
      return count
    },
    mayStop: (cell) => !board.isHeld(cell),
  }
}

/** The five ways out of a rider's front hex, by `facing * 5`: all but its own rear; and the turn that each takes. */
const WAYS_OUT = Int32Array.from(
  DIRECTIONS.flatMap((facing) => [0, -1, 1, -2, 2].map((turn) => direction(facing + turn))),
)
const TURNS_OUT = Int32Array.from(DIRECTIONS.flatMap(() => [0, 1, 1, 2, 2]))

/** A rider steps on, the rear following, pivots about its front hex, or turns about. @rule HS-MOV-5 @rule MC-VOL-2 */
export function ridden(
  { riderTurn, aboutTurn }: MovementFigures,
  board: MovementBoard,
  { cells, steps }: HexWindow,
  cell: number,
  facing: Direction,
): MovementSearch {
  const mayStop = (state: number): boolean => board.mayLie(state - (state % 6) + ((state + 3) % 6))
  return {
    perHex: 6,
    states: cells * 6,
    // Five neighbours, a pivot to either side, the about-turn.
    mostSteps: 8,
    start: cell * 6 + facing,
    stepsOut(state, to, cost) {
      let count = 0
      const toward = state % 6
      const front = (state / 6) | 0
      for (let index = toward * 5; index < toward * 5 + 5; index++) {
        const way = WAYS_OUT[index] as number
        const points = board.stepPoints(front * 6 + way)
        if (points === CLOSED) continue
        to[count] = (front + (steps[way] as number)) * 6 + way
        cost[count++] = points + (TURNS_OUT[index] as number) * riderTurn
      }
      if (!mayStop(state)) return count
      for (let turn = 1; turn <= 5; turn += 4) {
        const pivoted = front * 6 + ((toward + turn) % 6)
        if (!mayStop(pivoted)) continue
        to[count] = pivoted
        cost[count++] = riderTurn
      }
      const behind = (toward + 3) % 6
      to[count] = (front + (steps[behind] as number)) * 6 + behind
      cost[count++] = aboutTurn
      return count
    },
    mayStop,
  }
}
