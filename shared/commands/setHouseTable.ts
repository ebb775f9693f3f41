/** Gives a house table its data, or takes the table away (SCN-1). The caller checks whether the ruleset can read it. */
import { type Draft } from 'immer'
import { bilingual, id, json, keyed, optional } from '#shared/document/fields/vocabulary'
import { localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { found } from './command/cells'
import { command } from './command/command'

export const setHouseTable = command({
  id: 'set-house-table',
  params: keyed({
    table: id(),
    /** Absent = the ruleset's own again. */
    data: optional(json),
    /** The part of it that has changed: "wood", "Combat table, foot". */
    label: bilingual,
  }),
  name: ({ label }) => localized(`Changer la règle\u202f: ${label.fr}`, `Change the rule: ${label.en}`),
  run(draft, { table, data }) {
    const present = found(draft).houseTables[table]
    if (JSON.stringify(present) === JSON.stringify(data)) return undefined
    if (data === undefined) delete draft.houseTables[table]
    else draft.houseTables[table] = data as Draft<Json>
  },
})
