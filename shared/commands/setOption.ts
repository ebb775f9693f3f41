/** Chooses an option of the scenario's ruleset; its default is no choice, and is not kept. */
import { bilingual, id, keyed, optional } from '#shared/document/fields/vocabulary'
import { command, named } from './command/command'

export const setOption = command({
  id: 'set-option',
  params: keyed({
    option: id(),
    /** The id of a choice; absent = the ruleset's default. */
    choice: optional(id()),
    /** The name of the option. */
    label: bilingual,
  }),
  name: ({ label }) => named('Choisir', 'Choose', label),
  run({ options }, { option, choice }) {
    if (choice === undefined) delete options[option]
    else options[option] = choice
  },
})
