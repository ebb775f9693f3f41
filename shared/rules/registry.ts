/** The rulesets by id. */
import { magnaCarta } from './magna-carta/index'
import { type Ruleset } from './ruleset'
import { savoy } from './savoy/index'

/** Every ruleset this version can judge by. */
export const RULESETS: readonly Ruleset[] = [magnaCarta, savoy]

export const RULESET_IDS: readonly string[] = RULESETS.map(({ id }) => id)

/** Ids a file may carry that this version knows of but cannot judge by yet. */
export const PLANNED_RULESET_IDS: readonly string[] = ['common-mechanics']

export function rulesetById(id: string): Ruleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id)
}
