/** Reads the special rules of a scenario in their order (SCN-6). */
import { MAX_RANK } from './limits'
import { type SpecialRule } from './game'
import { type SpecialRuleId } from './ids'
import { type Scenario } from './types'

export type SpecialRuleEntry = readonly [id: SpecialRuleId, rule: SpecialRule]

/** The special rules by rank, those of one rank in the order of the document. */
export function specialRulesOf({ specialRules }: Pick<Scenario, 'specialRules'>): SpecialRuleEntry[] {
  return (Object.entries(specialRules) as [SpecialRuleId, SpecialRule][]).sort(
    ([, a], [, b]) => a.rank - b.rank,
  )
}

/** The rank of a rule that is put behind all others. */
export function lastRank(scenario: Pick<Scenario, 'specialRules'>): number {
  const last = specialRulesOf(scenario).at(-1)
  return last ? Math.min(MAX_RANK, Math.floor(last[1].rank) + 1) : 0
}
