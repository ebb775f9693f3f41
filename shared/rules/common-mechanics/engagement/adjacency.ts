/** Judges the adjacency of units (CM-ADJ-1). Not symmetric: the hex or the side may be closed to one of the two only. */
import { type Placement } from '#shared/document/armies'
import { type Axial, hexKey, hexDistance } from '#shared/hex/axial'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { mayPass } from '../ground/crossing'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit } from '../units/unit'

/** A hex of one unit and one of another that touch. */
export interface Touch {
  readonly from: Axial
  readonly to: Axial
}

/** The pairs of hexes by which two units touch, the first unit's hex first; none in the same hex only. */
export function touchesOf(a: Unit, b: Unit): Touch[] {
  return a.hexes.flatMap((from) =>
    b.hexes.filter((to) => hexDistance(from, to) === 1).map((to) => ({ from, to })),
  )
}

/**
 * Is A adjacent to B: do they touch, by a hex of B that is not forbidden to A, across a side that is not impassable for A?
 * @rule CM-ADJ-1
 */
export function isAdjacent(position: FantasyPosition, a: Unit, b: Unit): Ruling<boolean> {
  const touches = touchesOf(a, b)
  const refused = touches.map((touch) => reaches(position, a, touch, b.placement))
  const found = refused.find(({ value }) => value)
  return found ?? refused[0] ?? ruling(false, because('CM-ADJ-1', { counter: b.id }))
}

/**
 * Neither the hex nor the side of a touch is closed to the unit; a minimal move will do.
 * @rule CM-ADJ-1
 * @interpretation A hex is forbidden to a unit when it may be there neither in the placement it is in nor in that of the other.
 */
export function reaches(
  position: FantasyPosition,
  unit: Unit,
  { from, to }: Touch,
  other: Placement,
): Ruling<boolean> {
  const tried = [...new Set([unit.placement, other])].map((placement) =>
    mayPass(position, unit, from, to, placement),
  )
  const open = tried.find(({ value }) => value !== 'never')
  const decided = open ?? tried[0]
  return ruling(open !== undefined, because('CM-ADJ-1', { hex: hexKey(to) }), ...(decided?.because ?? []))
}
