/** House terrain, features and obstacles of another scenario of the same game, taken over where this one lacks them. */
import { type Draft } from 'immer'
import { tablesWith } from '#shared/document/region/houseRows'
import { type Json, type Scenario } from '#shared/document/types'
import { found } from '../command/cells'

export function adoptHouseRows(
  draft: Draft<Scenario>,
  { ruleset, houseTables }: Partial<Pick<Scenario, 'ruleset' | 'houseTables'>>,
): void {
  const own = found(draft)
  if (!houseTables || ruleset !== own.ruleset) return
  for (const [table, rows] of Object.entries(tablesWith(own.houseTables, houseTables)))
    draft.houseTables[table] = rows as Draft<Json>
}
