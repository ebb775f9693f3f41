/** Changes a special rule (SCN-6). */
import { type Draft } from 'immer'
import { specialRule as specialRuleField } from '#shared/document/fields/game'
import { id, keyed } from '#shared/document/fields/vocabulary'
import { type SpecialRule } from '#shared/document/game'
import { type SpecialRuleId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { applyChange, changeOf } from './change'
import { found } from './command/cells'
import { command } from './command/command'
import { SPECIAL_RULE, unknown } from './command/refusals'
import { refusedValue } from './values'

export const editSpecialRule = command({
  id: 'edit-special-rule',
  params: keyed({ specialRule: id<SpecialRuleId>(), change: changeOf(specialRuleField) }),
  name: () => localized('Modifier la règle spéciale', 'Edit special rule'),
  run(draft, { specialRule, change }) {
    const present = found(draft).specialRules[specialRule]
    const target = draft.specialRules[specialRule]
    if (!present || !target) return unknown(SPECIAL_RULE, specialRule)
    const next: Draft<SpecialRule> = { ...(present as Draft<SpecialRule>) }
    applyChange<Omit<SpecialRule, 'extra'>>(next, change)
    const refused = refusedValue(specialRuleField, next as SpecialRule)
    if (refused) return refused
    applyChange<Omit<SpecialRule, 'extra'>>(target, change)
    return undefined
  },
})
