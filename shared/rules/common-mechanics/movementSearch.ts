/** The search of a simple unit: over hexes, and over placements and facings where it has them. */
import { type Direction, DIRECTIONS } from '#shared/hex/direction'
import { type StepGraph } from '../engine/reach'
import { type Move, turningOf } from './move'
import { FRONT_WAYS, turned, TURNS } from './movementFacings'
import { type MovementMode } from './movementMode'

const ALL_WAYS: readonly (readonly Direction[])[] = [DIRECTIONS]

/**
 * Steps into the front zone, changes of placement and turns. Where a hex imposes wandering the move ends, and where large
 * friends stand the unit keeps the facing that it came with; both but for the hex it starts from.
 * @rule CM-ORI-2
 * @rule CM-ORI-3
 * @rule CM-ORI-5
 * @rule CM-TER-4
 * @rule CM-WAN-1
 * @interpretation "First" and "further" turn steps are counted over the whole move. Passing through a friend is entering its
 * hex in its position and leaving it again for another hex; the hex that the move starts from is not passed through.
 */
export function simpleSearch(move: Move): StepGraph {
  const { board, holders } = move
  const { moves, changes } = move.mode
  const { steps } = move.window
  const { slots, facings, stances, states, start } = move.stances
  const turn = turningOf(move)
  const ways = facings === 1 ? ALL_WAYS : FRONT_WAYS
  // By placement, those that a step leads to, and the half points that the change adds.
  const leads = moves.map((may, slot) => [
    ...(may ? [{ slot, extra: 0 }] : []),
    ...(changes[slot] ?? []).flatMap(({ slot: other, withStep }) =>
      withStep === undefined ? [] : [{ slot: other, extra: withStep }],
    ),
  ])

  return {
    states,
    mostSteps: 6 * slots + slots + TURNS.length,
    stepsOut(state, to, cost) {
      const counted = state < stances
      const place = counted ? (state / facings) | 0 : state - stances
      const facing = counted ? state - place * facings : start.facing
      const cell = (place / slots) | 0
      const slot = place - cell * slots
      const atStart = cell === start.cell
      if (!atStart && board.wanders(cell)) return 0
      const through = atStart ? 0 : holders.passing(slot, cell)
      const numberOf = (at: number): number => (counted ? at * facings + facing : stances + at)
      let count = 0
      for (const way of ways[facing] as readonly Direction[]) {
        const next = cell + (steps[way] as number)
        for (const { slot: target, extra } of leads[slot] as (typeof leads)[number]) {
          const halves = moves[slot]
            ? board.stepHalves(target, cell * 6 + way)
            : board.outOfRock(cell * 6 + way)
          if (halves < 0 || !holders.mayPass(target, next)) continue
          to[count] = numberOf(next * slots + target)
          cost[count++] = halves + extra + through
        }
      }
      for (const { slot: target, inPlace } of changes[slot] as MovementMode['changes'][number]) {
        const halves = board.hexHalves(target, cell)
        if (halves < 0 || !holders.mayPass(target, cell)) continue
        to[count] = numberOf(cell * slots + target)
        cost[count++] = inPlace === 'hex' ? halves : inPlace
      }
      if (facings === 1 || !moves[slot] || (!atStart && holders.keepsFacing(slot, cell))) return count
      for (const by of TURNS) {
        to[count] = place * facings + turned(facing, by)
        cost[count++] = counted ? turn.further : turn.first
      }
      return count
    },
  }
}
