/** The name of a counter in answers that are text alone. */
import { counterName, namesakes } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'

/**
 * The name of a counter, else its type's. Where another on the map has the same, with its hex: "Scout (C4)"; of several in one
 * hex with its number among them: "Scout (C4, 2)".
 */
export function nameOfCounter(scenario: Scenario, id: CounterId): string {
  const name = counterName(scenario, id)
  const alike = namesakes(scenario, id)
  const hex = scenario.counters[id]?.hex
  if (!alike.some((other) => other !== id && scenario.counters[other]?.hex !== undefined)) return name
  const sharing = alike.filter((other) => scenario.counters[other]?.hex === hex)
  const which = [
    ...(hex === undefined ? [] : [nameOfHex(scenario, parseHexKey(hex))]),
    ...(sharing.length > 1 ? [sharing.indexOf(id) + 1] : []),
  ]
  return which.length === 0 ? name : `${name} (${which.join(', ')})`
}
