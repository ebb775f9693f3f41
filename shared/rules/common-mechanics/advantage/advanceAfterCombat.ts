/** Judges whether a unit may take the place of the unit that it attacked. */
import { because, type Ruling, ruling } from '../../ruling'
import { canFly } from '../ground/entry'
import { type Unit } from '../units/unit'

/**
 * May the attacker advance after its attack, as far as flight is concerned? Not from low flight onto the ground, and not up
 * from the ground into low flight when it cannot fly.
 *
 * @rule CM-FLY-4
 */
export function mayAdvance(attacker: Unit, target: Unit): Ruling<boolean> {
  const down = attacker.placement === 'low-flight' && target.placement === 'ground'
  const up = attacker.placement === 'ground' && target.placement === 'low-flight'
  if (!down && !up) return ruling(true)
  return ruling(up && canFly(attacker), because('CM-FLY-4', { counter: attacker.id }))
}
