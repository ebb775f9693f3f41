/** The common mechanics as a scenario plays them. */
import { type Scenario } from '#shared/document/types'
import { playing } from '../../house/playedRules'
import { fantasyPosition, type FantasyPosition, type FantasyRules } from '../position/fantasyRules'
import { HOUSE_TABLES } from './houseTables'

/** @rule SCN-1 */
export const playedFantasyRules = playing(HOUSE_TABLES)

/** A position of the scenario under these rules as it plays them: its options and house tables included. */
export function playedFantasyPosition(rules: FantasyRules, scenario: Scenario): FantasyPosition {
  return fantasyPosition(playedFantasyRules(rules, scenario).rules, scenario)
}
