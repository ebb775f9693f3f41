/** Takes a special rule out of the scenario. */
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type SpecialRuleId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { SPECIAL_RULE, unknown } from './command/refusals'

export const removeSpecialRule = command({
  id: 'remove-special-rule',
  params: keyed({ specialRule: id<SpecialRuleId>() }),
  name: () => localized('Supprimer la règle spéciale', 'Delete special rule'),
  run(draft, { specialRule }) {
    if (!found(draft).specialRules[specialRule]) return unknown(SPECIAL_RULE, specialRule)
    delete draft.specialRules[specialRule]
    return undefined
  },
})
