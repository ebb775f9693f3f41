/**
 * Stances as numbers: where a unit is, in which placement, how it faces. A search has each twice, first as reached with a turn,
 * then without: the first turn step has a different cost.
 */
import { FACINGS_A_PLACE } from '../../engine/leastCostsByFacing'
import { OUT_OF_REACH } from '../../engine/leastCostsByState'

/**
 * A place is `cell * slots + slot`, a stance `place * FACINGS_A_PLACE + facing`; reached without a turn, it is numbered after
 * all the others. The factors are powers of two, so that a search takes numbers apart by shifts: some mean nothing.
 *
 *     place                         stance
 *     +--------------+------+       +--------------+------+--------+
 *     |     cell     | slot |       |     cell     | slot | facing |
 *     +--------------+------+       +--------------+------+--------+
 *                    slotBits                      slotBits  4 bits
 *
 *     0 ... places - 1: reached with a turn;   places ... 2 * places - 1: the same places, reached without
 *     0 ... stances - 1: reached with a turn;  stances ... 2 * stances - 1: the same stances, reached without
 */
export interface Stances {
  /** At least the placements that the unit may have. */
  readonly slots: number
  readonly slotBits: number
  /** The number of places, by which one that was reached without a turn is numbered higher. */
  readonly places: number
  readonly perCell: number
  readonly stances: number
  readonly start: Start
  readonly startPlace: number
  readonly startStance: number
}

/** The start of a move. */
interface Start {
  readonly cell: number
  readonly slot: number
  /** 0 where facing is free. */
  readonly facing: number
}

export function numberStances(cells: number, placements: number, start: Start): Stances {
  const slotBits = Math.ceil(Math.log2(placements))
  const slots = 1 << slotBits
  return numberedFrom(
    {
      slots,
      slotBits,
      places: cells * slots,
      perCell: slots * FACINGS_A_PLACE,
      stances: cells * slots * FACINGS_A_PLACE,
    },
    start,
  )
}

/** The same numbers for a move from another start. */
export function numberedFrom(
  { slots, slotBits, places, perCell, stances }: Omit<Stances, 'start' | 'startPlace' | 'startStance'>,
  start: Start,
): Stances {
  const startPlace = start.cell * slots + start.slot
  const startStance = startPlace * FACINGS_A_PLACE + start.facing
  return { slots, slotBits, places, perCell, stances, start, startPlace, startStance }
}

/** The least cost of each stance, whether or not it took a turn: without one the unit faces as it did at the start. */
export function leastOfStances({ stances, start }: Stances, least: Int32Array): Int32Array {
  for (let stance = start.facing; stance < stances; stance += FACINGS_A_PLACE) {
    const [turned, unturned] = [least[stance] as number, least[stances + stance] as number]
    if (unturned !== OUT_OF_REACH && (turned === OUT_OF_REACH || unturned < turned)) least[stance] = unturned
  }
  return least.subarray(0, stances)
}
