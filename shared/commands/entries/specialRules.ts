/** The commands of special rules (SCN-6). */
import { specialRule } from '#shared/document/game'
import { localized } from '#shared/i18n/localized'
import { SPECIAL_RULE } from '#shared/document/inWords/thingNouns'
import { refusedValue } from '../command/values'
import { adding, editing, kind, removing } from './entries'

const SPECIAL_RULES = kind({
  section: 'specialRules',
  key: 'specialRule',
  field: specialRule,
  called: SPECIAL_RULE,
  refused: (one) => refusedValue(specialRule, one),
})

export const addSpecialRule = adding(
  'add-special-rule',
  SPECIAL_RULES,
  localized('Ajouter une règle spéciale', 'Add a special rule'),
)

export const editSpecialRule = editing(
  'edit-special-rule',
  SPECIAL_RULES,
  localized('Modifier la règle spéciale', 'Edit special rule'),
)

export const removeSpecialRule = removing(
  'remove-special-rule',
  SPECIAL_RULES,
  localized('Supprimer la règle spéciale', 'Delete special rule'),
)
