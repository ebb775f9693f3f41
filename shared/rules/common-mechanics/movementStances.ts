/**
 * Stances as numbers: where a unit is, in which placement, how it faces. The states of a search are the stances, and after
 * them those of the first facing that were reached without a turn: the first turn step has a price of its own.
 */
import { OUT_OF_REACH } from '../engine/reach'

/** A stance is `(cell * slots + slot) * facings + facing`; an unturned state is `stances + cell * slots + slot`. */
export interface Stances {
  /** Placements that the unit may have. */
  readonly slots: number
  /** 12, 6 for a formation, 1 where facing is free: then no state counts turns. */
  readonly facings: number
  readonly perCell: number
  readonly stances: number
  readonly states: number
  readonly start: Start
  readonly startStance: number
  readonly startState: number
}

/** Where a move begins. */
export interface Start {
  readonly cell: number
  readonly slot: number
  /** 0 where facing is free. */
  readonly facing: number
}

export function numberStances(cells: number, slots: number, facings: number, start: Start): Stances {
  const perCell = slots * facings
  const stances = cells * perCell
  const startStance = start.cell * perCell + start.slot * facings + start.facing
  const countsTurns = facings > 1
  return {
    ...{ slots, facings, perCell, stances, start, startStance },
    states: countsTurns ? stances + cells * slots : stances,
    startState: countsTurns ? stances + start.cell * slots + start.slot : startStance,
  }
}

/** The least cost of each stance, whether or not it took a turn, of those of all states. */
export function leastOfStances({ facings, stances, start }: Stances, least: Int32Array): Int32Array {
  for (let state = stances; state < least.length; state++) {
    const unturned = least[state] as number
    if (unturned === OUT_OF_REACH) continue
    const stance = (state - stances) * facings + start.facing
    const known = least[stance] as number
    if (known === OUT_OF_REACH || unturned < known) least[stance] = unturned
  }
  return least.subarray(0, stances)
}
