/** Advances after a won combat (MC-ADV). */
import { hexKey } from '#shared/hex/axial'
import { because } from '../ruling'
import { type Route } from '../route'
import { type MedievalPosition } from './medievalRules'
import { holdersAround } from './movementHolders'
import { type PlannedMovement } from './stride'

/**
 * Why an advance may not go where it does: its first hex is the loser's, left free; then so many hexes at most.
 * @rule MC-ADV-1
 */
export function advanceRefusals(
  position: MedievalPosition,
  { counter }: Pick<Route, 'counter'>,
  { strides }: PlannedMovement,
): PlannedMovement['refused'][number][] {
  const { advanceLimit } = position.rules.figures.movement
  const holders = holdersAround(position, counter)
  return strides.flatMap(({ to: { hex } }, index) => {
    const held = index === 0 && holders.has(hexKey(hex))
    if (!held && index < advanceLimit) return []
    return [{ hex, reason: because('MC-ADV-1', { hex: hexKey(hex) }) }]
  })
}
