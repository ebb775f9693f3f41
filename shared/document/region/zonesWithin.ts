/** The zones that a piece of a map carries: those that lie in it whole. Of one that reaches beyond, the piece is only some ground. */
import { type HexKey } from '#shared/hex/axial'
import { type Scenario, type Zone, type ZoneId } from '../types'

export function zonesWithin(
  zones: Scenario['zones'],
  holds: (hex: HexKey) => boolean,
): readonly (readonly [ZoneId, Zone])[] {
  return (Object.entries(zones) as [ZoneId, Zone][]).filter(
    ([, { hexes }]) => hexes.length > 0 && hexes.every(holds),
  )
}
