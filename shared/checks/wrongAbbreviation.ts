/** An abbreviation that names another missile weapon than its sheet has, under rules that read the weapon from it. */
import { type CounterId, type CounterTypeId } from '#shared/document/types'
import { abbreviationFault, namedAfterWeapon } from '#shared/rules/abbreviation'
import { type Check } from './check'
import { report } from './report'
import { counterEntries } from './entries'

/** @rule CHK-9 */
export const wrongAbbreviation: Check = {
  code: 'CHK9-wrong-abbreviation',
  title: { fr: 'Sigle qui contredit l’arme', en: 'Abbreviation at odds with the weapon' },
  reads: ['counters', 'counterTypes'],
  run(context) {
    const { scenario, ruleset } = context
    return Object.entries(scenario.counterTypes).flatMap(([counterType, sheet]) => {
      const fault = abbreviationFault(ruleset.counterSchema, sheet)
      if (!fault) return []
      const { name, abbreviation } = sheet
      const ofType: CounterId[] = counterEntries(context)
        .filter(([, { type }]) => type === counterType)
        .map(([id]) => id)
      const finding = report({
        code: this.code,
        severity: 'warning',
        rule: 'SV-CTR-3',
        message:
          fault.kind === 'should-name'
            ? {
                fr: `${name} a le sigle «\u202f${abbreviation}\u202f»\u202f; d’après son arme de jet, il finit par «\u202f${fault.letters}\u202f»`,
                en: `${name} has the abbreviation “${abbreviation}”; by its missile weapon it ends in “${fault.letters}”`,
              }
            : {
                fr: `${name} a le sigle «\u202f${abbreviation}\u202f», qui nomme une arme de jet que la fiche n’a pas`,
                en: `${name} has the abbreviation “${abbreviation}”, which names a missile weapon its sheet does not have`,
              },
        counters: ofType,
        ...(fault.kind === 'should-name' && {
          fix: {
            name: { fr: 'Corriger le sigle', en: 'Correct the abbreviation' },
            call: {
              command: 'edit-counter-type',
              params: {
                counterType: counterType as CounterTypeId,
                change: { abbreviation: namedAfterWeapon(ruleset.counterSchema, sheet) },
              },
            },
          },
        }),
      })
      return [finding]
    })
  },
}
