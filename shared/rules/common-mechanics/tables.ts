/** The tables as people read them, made from the same data the rules use (`castellan tables`, aid sheets). */
import { type RuleTable } from '../ruleset'
import { type FantasyRules } from './fantasyRules'

/** The tables in the order of the players' aid. */
export function ruleTables(_rules: FantasyRules): readonly RuleTable[] {
  return []
}
