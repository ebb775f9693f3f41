/** Names counters in the messages of checks: "Bohémond (C3)". */
import { counterName } from '#shared/document/counters'
import { type Counter, type CounterId } from '#shared/document/types'
import { type CheckContext } from './check'

export function nameWithHex({ scenario, hexName }: CheckContext, id: CounterId): string {
  const counter = scenario.counters[id]
  const name = counterName(scenario, id)
  return counter?.hex === undefined ? name : `${name} (${hexName(counter.hex)})`
}

/** Every counter with its id, in the document's order. */
export function counterEntries({ scenario }: CheckContext): [CounterId, Counter][] {
  return Object.entries(scenario.counters) as [CounterId, Counter][]
}
