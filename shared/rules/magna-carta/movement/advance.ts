/** Advances after a won combat (MC-ADV). */
import { hexKey } from '#shared/hex/axial'
import { because } from '../../ruling'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Holders } from './movementHolders'
import { type MovementRefusal, type PlannedMovement } from '../rules/stride'

/**
 * The refusals of an advance: its first hex is the loser's, left free; then so many hexes at most.
 * @rule MC-ADV-1
 */
export function advanceRefusals(
  position: MedievalPosition,
  { strides }: PlannedMovement,
  holders: Holders,
): MovementRefusal[] {
  const { advanceLimit } = position.rules.figures.movement
  return strides.flatMap(({ to: { hex } }, index) => {
    const held = index === 0 && holders.has(hexKey(hex))
    if (!held && index < advanceLimit) return []
    return [{ hex, reason: because('MC-ADV-1', { hex: hexKey(hex) }) }]
  })
}
