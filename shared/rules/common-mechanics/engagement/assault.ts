/** Shock across sides that one climbs or swims over (CM-SID-4). */
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type Touch } from './adjacency'
import { flies } from '../ground/entry'
import { type FantasyPosition } from '../position/fantasyRules'
import { barrierFor } from '../ground/fortification'
import { sideBetween } from '../ground/hexsideAcross'
import { type Unit } from '../units/unit'
import { zoneToward } from '../facing/zones'

/** The faculty needed to cross the side of a touch: to climb or to swim; undefined where none is, and for flyers. */
export function scalingOf(
  position: FantasyPosition,
  unit: Unit,
  { from, to }: Touch,
): 'climb' | 'swim' | undefined {
  const across = sideBetween(position, from, to)
  const crossing = across && barrierFor(position, across, unit.side)?.crossing
  return !flies(unit) && (crossing === 'climb' || crossing === 'swim') ? crossing : undefined
}

export function isScaled(position: FantasyPosition, unit: Unit, touch: Touch): boolean {
  return scalingOf(position, unit, touch) !== undefined
}

/**
 * Does the unit engage across a side that it climbs or swims over: able to, out of formation, in front of it, with the
 * contact marker that its engagement test gave it? Then it may be shocked across that side by anyone.
 * @rule CM-SID-4
 */
export function assaults(position: FantasyPosition, unit: Unit, touch: Touch): Ruling<boolean> {
  const scaling = scalingOf(position, unit, touch)
  const able = scaling !== undefined && unit.can(scaling === 'climb' ? 'climber' : 'swimmer')
  const ready = !unit.formed && unit.momentum === 'contact' && unit.cohesion !== 'routed'
  const faces = zoneToward(unit, touch.to) === 'front'
  return ruling(able && ready && faces, because('CM-SID-4', { counter: unit.id }))
}
