/** Marks the effects of cells on a unit that comes into them, as bits for a search. */
import { type HexWindow } from '../../engine/hexWindow'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Holders } from './movementHolders'
import { mayWander, wanderingLevelAt } from '../wandering/wanderingLevel'

/** Nobody may be there for a moment: enemies, or no room. */
export const BARRED = 1
/** Friends are there: leaving it is passing through them. */
export const FRIENDS = 2
/** Large friends are there: the unit keeps the facing that it came with. */
export const KEEPS_FACING = 4
/** It imposes wandering: the move ends. */
export const ENDS_MOVE = 8

/** By cell of the window: where the move ends, whoever is there. @rule CM-WAN-1 */
export function wanderingMarks(position: FantasyPosition, window: HexWindow): Uint8Array {
  const marks = new Uint8Array(window.cells)
  if (mayWander(position))
    for (const cell of window.cellsByRow())
      if (wanderingLevelAt(position, window.hexOf(cell)) > 0) marks[cell] = ENDS_MOVE
  return marks
}

/**
 * By placement, then by cell of the window. The cells that the unit starts from bar, stop and cost it nothing.
 * @param wandering `wanderingMarks` of the window.
 * @rule CM-ORI-5
 * @rule CM-STK-1
 */
export function cellMarks(
  wandering: Uint8Array,
  placements: number,
  holders: Holders,
  startCells: readonly number[],
): readonly Uint8Array[] {
  const marks = Array.from({ length: placements }, () => wandering.slice())
  for (const [cell, held] of holders)
    held.forEach(({ mayPass, friends, largeFriends }, slot) => {
      const ofPlacement = marks[slot] as Uint8Array
      ofPlacement[cell] =
        (ofPlacement[cell] as number) |
        (mayPass ? 0 : BARRED) |
        (friends ? FRIENDS : 0) |
        (largeFriends ? KEEPS_FACING : 0)
    })
  for (const cell of startCells)
    for (const ofPlacement of marks) ofPlacement[cell] = (ofPlacement[cell] as number) & BARRED
  return marks
}
