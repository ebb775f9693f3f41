/** Finds the hexes that others hold against a mover (HS-MOV-3). */
import { footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { areEnemies, countersOnMap } from '#shared/rules/standing/position'
import { type Position } from '../position/position'
import { faceRow } from '#shared/rules/contract/rows'

/** An enemy's hex is never entered; any other may be passed through. */
export interface Holder {
  readonly counter: CounterId
  readonly enemy: boolean
}

/** By hex. */
export type Holders = ReadonlyMap<HexKey, Holder>

/** The dead and the fallen are in nobody's way (MC-MAP-3). */
export function isInTheWay({ rows }: Position, counter: Counter): boolean {
  return counter.status['dead'] !== true && !faceRow(rows, counter.face)?.fallen
}

/** The hexes where anybody stands but these. @rule HS-MOV-8 */
export function hexesHeldBut(position: Position, ids: readonly CounterId[]): ReadonlySet<HexKey> {
  const { scenario } = position
  return new Set(
    countersOnMap(scenario)
      .filter(([id, counter]) => !ids.includes(id) && isInTheWay(position, counter))
      .flatMap(([, counter]) => footprint(scenario, counter).map(hexKey)),
  )
}

const kept = new WeakMap<Position, Map<CounterId, Holders>>()

/** The hexes held by others than the mover; looked for once in a position, which never changes. @rule HS-MOV-3 */
export function holdersAround(position: Position, mover: CounterId): Holders {
  const known = kept.get(position) ?? new Map<CounterId, Holders>()
  kept.set(position, known)
  const found = known.get(mover) ?? holdersFound(position, mover)
  known.set(mover, found)
  return found
}

/** One pass over the counters. */
function holdersFound(position: Position, mover: CounterId): Holders {
  const { scenario } = position
  const own = scenario.counters[mover]
  const holders = new Map<HexKey, Holder>()
  if (!own) return holders
  for (const [id, counter] of countersOnMap(scenario, mover)) {
    if (!isInTheWay(position, counter)) continue
    const enemy = areEnemies(scenario, own, counter)
    for (const hex of footprint(scenario, counter)) {
      const key = hexKey(hex)
      if (enemy || !holders.has(key)) holders.set(key, { counter: id, enemy })
    }
  }
  return holders
}
