/** Takes the scenario to other rules (SCN-8). Nothing else of it changes: what those do not know stays, and checks tell it. */
import { bilingual, id, keyed } from '#shared/document/fields/vocabulary'
import { command, named } from './command/command'

export const changeRuleset = command({
  id: 'change-ruleset',
  params: keyed({
    ruleset: id(),
    /** The name of the rules. */
    label: bilingual,
  }),
  name: ({ label }) => named('Passer aux règles', 'Change the rules to', label),
  run(draft, { ruleset }) {
    if (draft.ruleset !== ruleset) draft.ruleset = ruleset
  },
})
