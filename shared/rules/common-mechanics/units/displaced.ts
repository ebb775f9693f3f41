/** A unit as if it had moved by one hex, or turned: what rules ask about before it does. */
import { type Counter, type Placement } from '#shared/document/armies'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Direction, direction, neighbor } from '#shared/hex/direction'
import { turnFacing } from '#shared/hex/facing'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit, unitFrom } from './unit'

/** All its hexes moved by one the same way, its facing kept. */
export function stepped(
  position: FantasyPosition,
  unit: Unit,
  way: Direction,
  placement: Placement = unit.placement,
): Unit {
  const hex = hexKey(neighbor(unit.hexes[0] as Axial, way))
  return unitFrom(position, unit.id, { ...unit.counter, hex, placement })
}

/** Turned where it stands by steps of 60 degrees, clockwise; not for a formation, which pivots. */
export function turnedBy(position: FantasyPosition, unit: Unit, steps: number): Unit {
  return unitFrom(position, unit.id, { ...unit.counter, facing: turnFacing(unit.counter.facing, steps) })
}

/** One wheel of a formation: how it then lies, which hex its outer half leaves, and which it enters. */
interface Pivot {
  readonly unit: Unit
  readonly from: Axial
  readonly into: Axial
}

/**
 * A formation that pivots by 60 degrees to its left or right: the inner half stays, the outer one wheels into the middle hex
 * of the front zone. @rule CM-ORI-6
 */
export function pivoted(position: FantasyPosition, unit: Unit, toward: 'left' | 'right'): Pivot {
  const [left, right] = unit.hexes as [Axial, Axial]
  const { facing } = unit.counter
  const into = neighbor(left, direction(facing.index + 1))
  const counter: Counter =
    toward === 'left'
      ? { ...unit.counter, facing: turnFacing(facing, -1) }
      : { ...unit.counter, facing: turnFacing(facing, 1), hex: hexKey(into) }
  return { unit: unitFrom(position, unit.id, counter), from: toward === 'left' ? right : left, into }
}
