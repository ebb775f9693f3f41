/** A position about which thousands of questions follow: what is derived of its counters is derived once. */
import { type Scenario } from '#shared/document/types'
import { type MedievalPosition } from '../rules/medievalRules'

/** The same position with counters that nobody changes any more (`countersByHex` keeps the stacks of those). */
export function settled(position: MedievalPosition): MedievalPosition {
  const { scenario } = position
  const { counters, counterTypes } = scenario
  if (Object.isFrozen(counters) && Object.isFrozen(counterTypes)) return position
  const kept: Scenario = {
    ...scenario,
    counters: Object.freeze({ ...counters }),
    counterTypes: Object.freeze({ ...counterTypes }),
  }
  return { ...position, scenario: kept }
}
