/** Medieval rules as a scenario plays them. */
import { type Scenario } from '#shared/document/types'
import { playing } from '../../house/playedRules'
import { medievalPosition, type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { withChosenRows } from '../rules/options'
import { HOUSE_TABLES } from './houseTables'

/** @rule SCN-1 */
export const playedMedievalRules = playing(HOUSE_TABLES, withChosenRows)

/** A position of the scenario under these rules as it plays them. */
export function playedPosition(rules: MedievalRules, scenario: Scenario): MedievalPosition {
  return medievalPosition(playedMedievalRules(rules, scenario).rules, scenario)
}
