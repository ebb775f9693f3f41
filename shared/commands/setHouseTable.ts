/** Gives a house table its data, or takes the table away (SCN-1). Whether the ruleset can read it is for whoever asks. */
import { type Draft } from 'immer'
import { type Json } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Command } from './command'
import { found } from './cells'

export interface SetHouseTable {
  readonly table: string
  /** Absent = the ruleset's own again. */
  readonly data?: Json
  /** What of it has changed: "wood", "Combat table, foot". */
  readonly label: Localized
}

export const setHouseTable: Command<SetHouseTable> = {
  id: 'set-house-table',
  name: ({ label }) => localized(`Changer la règle\u202f: ${label.fr}`, `Change the rule: ${label.en}`),
  run(draft, { table, data }) {
    const present = found(draft).houseTables[table]
    if (JSON.stringify(present) === JSON.stringify(data)) return undefined
    if (data === undefined) delete draft.houseTables[table]
    else draft.houseTables[table] = data as Draft<Json>
    return undefined
  },
}
