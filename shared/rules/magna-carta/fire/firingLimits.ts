/** The movement that its fire leaves a character in the same turn, by the modes of its weapon (MC-FIR-1). */
import { type CounterId } from '#shared/document/ids'
import { greatestOf } from '#shared/lang/extremes'
import { fireOf, type Firing, type FiringLimit, FIRINGS } from '#shared/rules/answers/firing'
import { type Route } from '#shared/rules/answers/route'
import { because } from '#shared/rules/sentences/ruling'
import { allowanceOf, allowanceWhenFiring } from '../movement/movementAllowance'
import { type Weapon } from '../rows/weapons'
import { type MedievalPosition } from '../rules/medievalRules'
import { weaponOf } from './fireLine'

/**
 * The points of an allowance that the most generous mode of a weapon leaves to who fires so; undefined when it does not fire so.
 * @rule MC-FIR-1
 */
export function pointsWhenFiring({ modes }: Weapon, firing: Firing, allowance: number): number | undefined {
  const left = modes
    .filter(({ fire }) => firing === 'offensive' || fire !== 'offensive')
    .map((mode) => allowanceWhenFiring(allowance, mode))
  return left.length > 0 ? greatestOf(left) : undefined
}

/**
 * The ways in which a character may fire, each with the points that it leaves; none without a weapon that fires.
 * @rule MC-FIR-1
 */
export function firingLimits(position: MedievalPosition, mover: CounterId): FiringLimit[] {
  const counter = position.scenario.counters[mover]
  const weapon = counter && weaponOf(position, counter)
  if (!counter || !weapon) return []
  const allowance = allowanceOf(position, counter)
  return FIRINGS.flatMap((firing): FiringLimit[] => {
    const points = pointsWhenFiring(weapon, firing, allowance)
    if (points === undefined) return []
    return [{ firing, points, limits: points < allowance, reason: because('MC-FIR-1', { counter: mover }) }]
  })
}

/**
 * The limit on a move: of who fires as the route says, or has fired this game turn; undefined without one, and
 * for a weapon that does not fire so.
 * @rule MC-FIR-1
 */
export function limitOfMove(
  position: MedievalPosition,
  { counter, kind, firing, memory }: Route,
): FiringLimit | undefined {
  const fires = fireOf(counter, firing, memory)
  if (kind !== 'move' || !fires) return undefined
  return firingLimits(position, counter).find((limit) => limit.firing === fires)
}

/** Do so many points of a move leave a character no defensive fire for the rest of the game turn? @rule MC-FIR-1 */
export function movesTooFarToFire(position: MedievalPosition, mover: CounterId, spent: number): boolean {
  const limit = firingLimits(position, mover).find(({ firing }) => firing === 'defensive')
  return limit !== undefined && spent > limit.points
}
