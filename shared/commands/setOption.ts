/** Chooses an option of the scenario's ruleset; its default is no choice, and is not kept. */
import { type Localized } from '#shared/i18n/localized'
import { type Command } from './command'
import { named } from './naming'

export interface SetOption {
  readonly option: string
  /** The id of a choice; absent = the ruleset's default. */
  readonly choice?: string
  /** What the option is called. */
  readonly label: Localized
}

export const setOption: Command<SetOption> = {
  id: 'set-option',
  name: ({ label }) => named('Choisir', 'Choose', label),
  run({ options }, { option, choice }) {
    if (choice === undefined) delete options[option]
    else options[option] = choice
    return undefined
  },
}
