/** Who makes no roll along a route, once for each reason, with the hexes where that reason held. */
import { type CounterId } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type RouteAnswer } from '#shared/rules/route'
import { type Reason } from '#shared/rules/ruling'

export interface SparedOnce {
  readonly opponent: CounterId
  readonly hexes: readonly HexKey[]
  /** The deciding rule. */
  readonly reason: Reason | undefined
}

export function sparedOnce(spared: RouteAnswer['spared']): SparedOnce[] {
  const groups = new Map<string, SparedOnce>()
  for (const { opponent, hex, because } of spared) {
    const [reason] = because
    const key = `${opponent} ${reason?.rule}`
    const before = groups.get(key)?.hexes ?? []
    groups.set(key, { opponent, reason, hexes: before.includes(hex) ? before : [...before, hex] })
  }
  return [...groups.values()]
}
