/** What a scenario may choose in the rules of Magna Carta. */
import { type ChosenOptions, type RuleOption } from '../ruleset'
import { type Blanks, BLANKS } from './combatTables'

export const OPTIONS: readonly RuleOption[] = [
  {
    id: 'blanks',
    name: { fr: 'place des blancs des tables de combat', en: 'where the combat tables’ blanks stand' },
    choices: [
      {
        id: 'between',
        name: { fr: 'entre les résultats des deux camps', en: 'between the results of either side' },
      },
      { id: 'end', name: { fr: 'à la fin de chaque colonne', en: 'at the end of each column' } },
    ],
    default: 'between',
    rule: 'MC-CBT-4',
  },
]

/** The reading chosen, the default when none is. @rule MC-CBT-4 */
export function blanksOf(options: ChosenOptions): Blanks {
  return BLANKS.find((id) => id === options['blanks']) ?? 'between'
}
