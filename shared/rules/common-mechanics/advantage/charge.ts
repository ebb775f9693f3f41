/** Judges whether terrain, sides, flight and infiltration allow a charge (the marker itself is the player's). */
import { type Axial } from '#shared/hex/axial'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { losesCharge } from './advantageSides'
import { type Attack, inHex } from './attack'
import { DIFFICULTY_ROWS } from '../rows/difficulties'
import { type FantasyPosition } from '../position/fantasyRules'
import { difficultyAt, markersOn } from '../ground/terrainClass'
import { isInfiltrated, type Unit } from '../units/unit'

/**
 * May the attacker's charge reach the target? Not in or into terrain that allows none, nor across a side or into an obstacle
 * that ends it, nor with one of them in the rock, nor from the ground at a flyer. Terrain, sides and obstacles stop only who
 * charges on the ground.
 *
 * @rule CM-TER-1 @rule CM-SID-3 @rule CM-FLY-3 @rule CM-INF-3 @rule CM-OBS
 * @interpretation who charges out of flight meets no terrain: only the ground of both hexes forbids, and only on the ground
 */
export function mayCharge(position: FantasyPosition, attack: Attack): Ruling<boolean> {
  const reasons = [...byPlacement(attack), ...byGround(position, attack)]
  return ruling(reasons.length === 0, ...reasons)
}

/**
 * Does a charging unit lose its marker before this step, or by it? What the ground forbids an attack from the one hex into the
 * other forbids the step too: terrain that allows no charge, a side that ends it, an obstacle.
 *
 * @rule CM-TER-1 @rule CM-SID-3 @rule CM-OBS
 */
export function stepEndsCharge(
  position: FantasyPosition,
  unit: Unit,
  from: Axial,
  into: Axial,
): Ruling<boolean> {
  const reasons = byGround(position, { attacker: unit, target: unit, from, into })
  return ruling(reasons.length > 0, ...reasons)
}

function byPlacement({ attacker, target }: Attack): Reason[] {
  if (isInfiltrated(attacker) || isInfiltrated(target)) return [because('CM-INF-3', { counter: attacker.id })]
  const upwards = attacker.placement === 'ground' && target.placement !== 'ground'
  return upwards ? [because('CM-FLY-3', { counter: attacker.id })] : []
}

function byGround(position: FantasyPosition, attack: Omit<Attack, 'zone'>): Reason[] {
  const { attacker, target, from, into } = attack
  if (attacker.placement !== 'ground' || target.placement !== 'ground') return []
  const closed = [from, into].filter((hex) => !DIFFICULTY_ROWS[difficultyAt(position, hex) ?? 'clear'].charge)
  const obstructed = [from, into].filter((hex) => markersOn(position, hex).some(({ obstacle }) => obstacle))
  return [
    ...closed.map((hex) => because('CM-TER-1', inHex(hex))),
    ...losesCharge(position, attack).because,
    ...obstructed.map((hex) => because('CM-OBS', inHex(hex))),
  ]
}
