/** Puts other options and house tables in the place of the scenario's own: those of another scenario, or none. */
import { type Draft } from 'immer'
import { bilingual, freeRecord, keyed, optional } from '#shared/document/fields/vocabulary'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { command } from './command/command'
import { found } from './command/cells'

export const takeHouseRules = command({
  id: 'take-house-rules',
  params: keyed({
    options: freeRecord,
    houseTables: freeRecord,
    /** The name of the scenario that they come from; absent = the ruleset's own. */
    from: optional(bilingual),
  }),
  name: ({ from }) =>
    from
      ? localized(`Reprendre les règles\u202f: ${from.fr}`, `Take the rules of ${from.en}`)
      : localized('Rétablir les règles du jeu', 'Restore the rules of the game'),
  run(draft, { options, houseTables }) {
    const present = found(draft)
    if (JSON.stringify(present.options) !== JSON.stringify(options))
      draft.options = options as Draft<Scenario>['options']
    if (JSON.stringify(present.houseTables) !== JSON.stringify(houseTables))
      draft.houseTables = houseTables as Draft<Scenario>['houseTables']
  },
})
