/** The steps of a mover as a search sees them: numbered states, and what leads from one to the next. */
import { type HexWindow } from '../../engine/hexWindow'
import { OUT_OF_REACH, type StateGraph } from '../../engine/leastCostsByState'
import { CLOSED, type StepsAndStops } from './stepsAndStops'
import { type MovementFigures } from '../figures/movementFigures'

/**
 * States numbered cell by cell: one a cell on foot; six for a rider, by the direction that it faces from its front hex.
 *
 *     on foot   state = cell             0 | 1 | 2 | 3 | ...
 *     ridden    state = 6 * front + way  0 to 5: front hex in cell 0 | 6 to 11: in cell 1 | ...
 *
 * Its rear hex lies across: in the direction `(way + 3) % 6` of the front hex. Points and marks of a cell's six sides
 * (`stepPoints`, `lies`) are numbered by `6 * cell + way` too.
 */
export interface MovementSearch extends StateGraph {
  readonly perHex: 1 | 6
  mayStop(state: number): boolean
}

/** On foot facing neither matters nor costs. @rule MC-GEO-1 @rule SV-MOV-1 */
export function onFoot(
  { steps: stepPoints, held }: StepsAndStops,
  { cells, steps }: HexWindow,
): MovementSearch {
  return {
    perHex: 1,
    states: cells,
    mostSteps: 6,
    stepsOut(cell, to, cost) {
      let count = 0
      for (let way = 0; way < 6; way++) {
        const points = stepPoints[cell * 6 + way] as number
        if (points === CLOSED) continue
        to[count] = cell + (steps[way] as number)
        cost[count++] = points
      }
      return count
    },
    mayStop: (cell) => held[cell] === 0,
  }
}

/** A rider steps on, the rear following, pivots about its front hex, or turns about. @rule HS-MOV-5 @rule MC-VOL-2 */
export function ridden(
  { riderTurn, aboutTurn }: MovementFigures,
  { steps: stepPoints, lies }: StepsAndStops,
  { cells, steps }: HexWindow,
): MovementSearch {
  return {
    perHex: 6,
    states: cells * 6,
    // Ahead, two neighbours to either side, the about-turn.
    mostSteps: 6,
    stepsOut(state, to, cost) {
      let count = 0
      const front = (state / 6) | 0
      const first = front * 6
      const toward = state - first
      // It may stop so, and so after a pivot, when its rear may lie across from the side that it then faces.
      const turns = lies[first + ((toward + 3) % 6)] === 1
      const pivotsRight = turns && lies[first + ((toward + 4) % 6)] === 1
      const pivotsLeft = turns && lies[first + ((toward + 2) % 6)] === 1
      if (pivotsRight) {
        to[count] = first + ((toward + 1) % 6)
        cost[count++] = riderTurn
      }
      if (pivotsLeft) {
        to[count] = first + ((toward + 5) % 6)
        cost[count++] = riderTurn
      }
      for (let turn = 0; turn < 6; turn++) {
        // What lies to a side costs as much by way of the pivot to it.
        if (turn === 3 || (turn < 3 ? turn > 0 && pivotsRight : pivotsLeft)) continue
        const way = (toward + turn) % 6
        const points = stepPoints[first + way] as number
        if (points === CLOSED) continue
        to[count] = (front + (steps[way] as number)) * 6 + way
        cost[count++] = points + (turn < 3 ? turn : 6 - turn) * riderTurn
      }
      if (!turns) return count
      const behind = (toward + 3) % 6
      to[count] = (front + (steps[behind] as number)) * 6 + behind
      cost[count++] = aboutTurn
      return count
    },
    mayStop: (state) => lies[state - (state % 6) + ((state + 3) % 6)] === 1,
  }
}

/** Leaves of the least costs those of stances in which the mover may stop. @param start it may stay there in any case. */
export function keepStops({ mayStop }: MovementSearch, least: Int32Array, start: number): void {
  for (let state = 0; state < least.length; state++)
    if (least[state] !== OUT_OF_REACH && state !== start && !mayStop(state)) least[state] = OUT_OF_REACH
}
