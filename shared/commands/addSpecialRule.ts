/** Adds a special rule (SCN-6). */
import { type Draft } from 'immer'
import { specialRule as specialRuleField } from '#shared/document/fields/game'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type SpecialRule } from '#shared/document/game'
import { type SpecialRuleId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command } from './command/command'
import { SPECIAL_RULE, taken } from './command/refusals'
import { refusedValue } from './values'

export const addSpecialRule = command({
  id: 'add-special-rule',
  params: keyed({ id: id<SpecialRuleId>(), specialRule: specialRuleField }),
  name: () => localized('Ajouter une règle spéciale', 'Add a special rule'),
  run(draft, { id, specialRule }) {
    if (found(draft).specialRules[id]) return taken(SPECIAL_RULE, id)
    const refused = refusedValue(specialRuleField, specialRule)
    if (refused) return refused
    draft.specialRules[id] = specialRule as Draft<SpecialRule>
    return undefined
  },
})
