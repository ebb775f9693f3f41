/** The steps of a mover as a search sees them: numbered states, and what leads from one to the next. */
import { DIRECTIONS, type Direction } from '#shared/hex/direction'
import { type HexWindow } from '../engine/hexWindow'
import { type StepGraph } from '../engine/reach'
import { CLOSED, type MovementBoard } from './movementBoard'
import { type MovementFigures } from './movementFigures'
import { turnBetween } from './movementStance'

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
        const points = board.stepPoints(cell, way)
        if (points === CLOSED) continue
        to[count] = cell + (steps[way] as number)
        cost[count++] = points
      }
      return count
    },
    mayStop: (cell) => !board.isHeld(cell),
  }
}

/** Steps of 60 degrees between two directions, by `from * 6 + to`. */
const TURNS = Int32Array.from(
  DIRECTIONS.flatMap((from) => DIRECTIONS.map((to) => Math.abs(turnBetween(from, to)))),
)

/** A rider steps on, the rear following, pivots about its front hex, or turns about. @rule HS-MOV-5 @rule MC-VOL-2 */
export function ridden(
  { riderTurn, aboutTurn }: MovementFigures,
  board: MovementBoard,
  { cells, steps }: HexWindow,
  cell: number,
  facing: Direction,
): MovementSearch {
  const mayStop = (front: number, toward: number): boolean => board.mayLie(front, (toward + 3) % 6)
  return {
    perHex: 6,
    states: cells * 6,
    // Five neighbours, a pivot to either side, the about-turn.
    mostSteps: 8,
    start: cell * 6 + facing,
    stepsOut(state, to, cost) {
      let count = 0
      const toward = state % 6
      const front = (state - toward) / 6
      const turns = mayStop(front, toward)
      for (let way = 0; way < 6; way++) {
        const turn = TURNS[toward * 6 + way] as number
        if (turn === 3) {
          if (!turns) continue
          to[count] = (front + (steps[way] as number)) * 6 + way
          cost[count++] = aboutTurn
          continue
        }
        if (turn === 1 && turns && mayStop(front, way)) {
          to[count] = front * 6 + way
          cost[count++] = riderTurn
        }
        const points = board.stepPoints(front, way)
        if (points === CLOSED) continue
        to[count] = (front + (steps[way] as number)) * 6 + way
        cost[count++] = points + turn * riderTurn
      }
      return count
    },
    mayStop: (state) => mayStop(Math.floor(state / 6), state % 6),
  }
}
