/** Groups what the rules say of a route, so that each thing is said once: opponents spared, refused hexes. */
import { type CounterId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { type RouteAnswer } from '#shared/rules/answers/route'
import { type Reason } from '#shared/rules/sentences/ruling'

interface SparedOnce {
  readonly opponent: CounterId
  readonly hexes: readonly HexKey[]
  /** The deciding rule. */
  readonly reason: Reason | undefined
}

/** Once for each reason, with the hexes where that reason held. */
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

/** One line a hex and rule: two enemies in the way of a rider are one refusal. */
export function refusedOnce(refused: RouteAnswer['refused']): RouteAnswer['refused'] {
  const lines = new Map(refused.map((line) => [`${line.hex} ${line.reason.rule}`, line]))
  return [...lines.values()]
}
