/** Facing and the two-hex counters of riders (MC-GEO). */
import { footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type Axial, sameHex } from '#shared/hex/axial'
import { type Direction, direction, directionTo, neighbor, opposite } from '#shared/hex/direction'
import { type Facing, turnFacing } from '#shared/hex/facing'
import { isTwoHex, type Position } from './position'

/** The arc of a neighbour, by the facing of a counter. */
export type Arc = 'front' | 'side' | 'rear'

/** The eight neighbours of a rider, by where they lie. */
interface RiderNeighbors {
  readonly ahead: Axial
  /** Touch the front hex only. */
  readonly frontLateral: readonly [Axial, Axial]
  /** Touch both halves. */
  readonly centralLateral: readonly [Axial, Axial]
  /** Touch the rear hex only. */
  readonly rearLateral: readonly [Axial, Axial]
  readonly behind: Axial
}

/** @rule MC-GEO-2 A rider has eight neighbours; of each pair the left one comes first. */
export function riderNeighbors(front: Axial, facing: Direction): RiderNeighbors {
  const rear = neighbor(front, opposite(facing))
  const of = (hex: Axial, turn: number): Axial => neighbor(hex, direction(facing + turn))
  return {
    ahead: of(front, 0),
    frontLateral: [of(front, -1), of(front, 1)],
    centralLateral: [of(front, -2), of(front, 2)],
    rearLateral: [of(rear, -2), of(rear, 2)],
    behind: of(rear, 3),
  }
}

/** The rule of each kind of facing. @rule MC-GEO-1 @rule MC-GEO-2 @rule SV-CTR-4 */
export const FACING_RULES = { side: 'MC-GEO-2', vertex: 'SV-CTR-4', any: 'MC-GEO-1' } as const

/** @rule MC-GEO-2 Riders face a side. @rule MC-GEO-1 On foot facing has no effect, so any will do. */
export function facingKind(position: Position, counter: Counter): 'side' | 'any' {
  return isTwoHex(position, counter) ? 'side' : 'any'
}

/**
 * The arc of a hex next to a counter: ahead, beside or behind. A rider's sides are its central lateral hexes; what
 * touches no half of it is behind.
 * @rule MC-GEO-1 @rule MC-GEO-2 @rule SV-OPP-1
 */
export function arcToward({ scenario }: Position, counter: Counter, hex: Axial): Arc {
  const [front, rear] = footprint(scenario, counter)
  if (!front) return 'rear'
  if (rear) {
    const { ahead, frontLateral, centralLateral } = riderNeighbors(front, counter.facing.index)
    if ([ahead, ...frontLateral].some((one) => sameHex(one, hex))) return 'front'
    return centralLateral.some((one) => sameHex(one, hex)) ? 'side' : 'rear'
  }
  const toward = directionTo(front, hex)
  return toward === undefined ? 'rear' : arcOf(counter.facing.index, toward)
}

/** The arc of a neighbour for a counter that faces a vertex. @rule MC-GEO-1 */
export function arcOf(facing: Direction, toward: Direction): Arc {
  const turn = direction(toward - facing)
  if (turn <= 1) return 'front'
  return turn === 2 || turn === 5 ? 'side' : 'rear'
}

/** The stance of a rider after an about-turn: front and rear exchanged. @rule MC-VOL-2 */
export function turnedAbout(front: Axial, facing: Facing): { readonly hex: Axial; readonly facing: Facing } {
  return { hex: neighbor(front, opposite(facing.index)), facing: turnFacing(facing, 3) }
}
