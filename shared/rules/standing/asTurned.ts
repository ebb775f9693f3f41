/** The facings that were turned this turn, put on the counters before a rule asks where they look (SV-OPP-7). */
import { type CounterId } from '#shared/document/ids'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import { type Position, withCounters } from './position'

/** The position with everyone facing as they turned this turn. @rule SV-OPP-7 */
export function asTurned<P extends Pick<Position, 'scenario'>>(
  position: P,
  { turned }: Pick<TurnMemory, 'turned'>,
): P {
  return withCounters(
    position,
    Object.entries(turned).map(([id, facing]) => [id as CounterId, { facing }]),
  )
}
