/** The search of a formation: over the hex of its left half and the vertex that it faces (CM-ORI-1, CM-ORI-6). */
import { type Direction, direction } from '#shared/hex/direction'
import { FACINGS_A_PLACE } from '../../engine/leastCostsByFacing'
import { type StateGraph } from '../../engine/leastCostsByState'
import { BARRED, ENDS_MOVE, FRIENDS, KEEPS_FACING } from './cellMarks'
import { aboutTurnOf, type Move, turningOf } from './move'
import { CLOSED } from './placementTables'
import { rightOf } from './movementFacings'

/**
 * A formation steps, pivots and turns about.
 * @rule CM-ORI-1
 * @rule CM-ORI-3
 * @rule CM-ORI-6
 * @interpretation A step moves both halves by one hex the same way, into the two hexes before it: half left or half right of
 * where it faces, for a formation that faces a vertex has no hex straight ahead. Of what the two halves would pay it pays the
 * dearer. A pivot turns it by 60 degrees: the inner half stays, the outer one wheels into the middle hex of the front
 * zone; it costs a turn step and what that hex costs. An about-turn exchanges the halves where they stand. A formation
 * that looks all round turns at no cost, but steps as any other.
 */
export function formationSearch(move: Move): StateGraph {
  const { placementCosts } = move
  const { steps } = move.window
  const { stances } = move.stances
  const { passingFriend } = move.position.rules.figures.movement
  const [turn, aboutTurn] = [turningOf(move), aboutTurnOf(move)]
  const [marks, table] = [move.marks[0] as Uint8Array, placementCosts.steps[0] as Int16Array]
  const step = (cell: number, way: Direction): number => cell + (steps[way] as number)
  const marked = (cell: number, mark: number): boolean => ((marks[cell] as number) & mark) !== 0
  const passing = (cell: number): number => (marked(cell, FRIENDS) ? passingFriend : 0)

  /** Half points of a half that goes on, or `CLOSED`. */
  function halves(cell: number, way: Direction): number {
    const cost = table[cell * 6 + way] as number
    return cost < 0 || marked(step(cell, way), BARRED) ? CLOSED : cost
  }

  function mayLie(left: number, facing: number): boolean {
    return placementCosts.mayLie(left * 6 + rightOf(direction(facing)))
  }

  return {
    states: 2 * stances,
    mostSteps: 5,
    stepsOut(state, to, cost) {
      const base = state < stances ? 0 : stances
      const left = ((state - base) / FACINGS_A_PLACE) | 0
      const facing = direction((state - base) % FACINGS_A_PLACE)
      const right = step(left, rightOf(facing))
      if (marked(left, ENDS_MOVE) || marked(right, ENDS_MOVE)) return 0
      let count = 0
      for (const way of [facing, direction(facing + 1)]) {
        const [a, b] = [halves(left, way), halves(right, way)]
        const next = step(left, way)
        if (a < 0 || b < 0 || !mayLie(next, facing)) continue
        to[count] = next * FACINGS_A_PLACE + facing + base
        cost[count++] = Math.max(a, b) + Math.max(passing(left), passing(right))
      }
      if (marked(left, KEEPS_FACING) || marked(right, KEEPS_FACING)) return count
      const turnStep = base === 0 ? turn.further : turn.first
      // To the right the left half wheels, to the left the right one; both into the same hex.
      const middle = step(left, direction(facing + 1))
      const wheelsRight = halves(left, direction(facing + 1))
      if (wheelsRight >= 0 && mayLie(middle, facing + 1)) {
        to[count] = middle * FACINGS_A_PLACE + direction(facing + 1)
        cost[count++] = turnStep + wheelsRight + passing(left)
      }
      const wheelsLeft = halves(right, facing)
      if (wheelsLeft >= 0 && mayLie(left, facing - 1)) {
        to[count] = left * FACINGS_A_PLACE + direction(facing - 1)
        cost[count++] = turnStep + wheelsLeft + passing(right)
      }
      if (aboutTurn !== undefined) {
        to[count] = right * FACINGS_A_PLACE + direction(facing + 3)
        cost[count++] = aboutTurn
      }
      return count
    },
  }
}
