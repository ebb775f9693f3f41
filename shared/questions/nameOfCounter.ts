/** The name of a counter in answers that are text alone. */
import { counterName } from '#shared/document/counters'
import { type CounterId, type Scenario } from '#shared/document/types'

/** The name of a counter, else its type's; with its id when another on the map has the same. */
export function nameOfCounter(scenario: Scenario, id: CounterId): string {
  const name = counterName(scenario, id)
  const ids = Object.keys(scenario.counters) as CounterId[]
  const namesakes = ids.filter(
    (other) => scenario.counters[other]?.hex && counterName(scenario, other) === name,
  )
  return namesakes.length > 1 ? `${name} (${id})` : name
}
