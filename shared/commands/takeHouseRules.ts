/** Puts other options and house tables in the place of the scenario's own: those of another scenario, or none. */
import { type Draft } from 'immer'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Command } from './command'
import { found } from './cells'

export type TakeHouseRules = Pick<Scenario, 'options' | 'houseTables'> & {
  /** Whose they are; absent = the ruleset's own. */
  readonly from?: Localized
}

export const takeHouseRules: Command<TakeHouseRules> = {
  id: 'take-house-rules',
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
    return undefined
  },
}
