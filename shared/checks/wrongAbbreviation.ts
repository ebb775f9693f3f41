/** An abbreviation that names another missile weapon than its sheet has, under rules that read the weapon from it. */
import { abbreviationFault, namedAfterWeapon } from '#shared/rules/counters/abbreviation'
import { check } from './check'
import { mend } from './report'
import { countersOf } from './entries'

/** @rule CHK-9 */
export const wrongAbbreviation = check({
  code: 'CHK9-wrong-abbreviation',
  title: { fr: 'Sigle qui contredit l’arme', en: 'Abbreviation at odds with the weapon' },
  severity: 'warning',
  rule: 'SV-CTR-3',
  reads: ['counters', 'counterTypes'],
  find(context) {
    const { scenario, ruleset } = context
    return Object.entries(scenario.counterTypes).flatMap(([counterType, sheet]) => {
      const fault = abbreviationFault(ruleset.counterSchema, sheet)
      if (!fault) return []
      const { name, abbreviation } = sheet
      return {
        message:
          fault.kind === 'should-name'
            ? {
                fr: `Le type ${name} a le sigle «\u202f${abbreviation}\u202f»\u202f; d’après son arme de jet, il finit par «\u202f${fault.letters}\u202f»`,
                en: `${name} has the abbreviation “${abbreviation}”; by its missile weapon it ends in “${fault.letters}”`,
              }
            : {
                fr: `Le type ${name} a le sigle «\u202f${abbreviation}\u202f», qui nomme une arme de jet que la fiche n’a pas`,
                en: `${name} has the abbreviation “${abbreviation}”, which names a missile weapon its sheet does not have`,
              },
        counters: countersOf(context, counterType),
        fix:
          fault.kind === 'should-name'
            ? mend('Corriger le sigle', 'Correct the abbreviation', 'edit-counter-type', {
                counterType,
                change: { abbreviation: namedAfterWeapon(ruleset.counterSchema, sheet) },
              })
            : undefined,
      }
    })
  },
})
