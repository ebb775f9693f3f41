/** The combat tables in the hands of an author: letters by die and differential, ends of columns, the modifier of armour. */
import { type Json } from '#shared/document/types'
import { localized, sameInBoth, withMinusSigns } from '#shared/i18n/localized'
import { type FigureForm } from '../../house/forms/figureForm'
import { type HouseRules } from '../../house'
import {
  combatCells,
  combatMeaning,
  type CombatOutcome,
  combatOutcomes,
  type CombatTarget,
} from '../figures/combatTables'
import { blanksOf } from '../rules/options'
import { type Played } from './played'

/** The letter, or the dash of no effect. */
const shown = (outcome: CombatOutcome): string => (outcome === '-' ? '–' : outcome)

export function combatForm(target: CombatTarget, played: Played): FigureForm {
  const tableOf = (house: HouseRules) => played(house).figures.combat[target]
  const dice = (faces: number): readonly number[] => Array.from({ length: faces }, (_, index) => index)
  return {
    table: `combat-${target}`,
    written(house) {
      const table = tableOf(house)
      const columns = table.columns.map((column) =>
        combatCells(table, column, blanksOf(played(house).chosen)),
      )
      return {
        columns: table.columns.map(({ upTo }) => ({ upTo: upTo ?? null })),
        rows: dice(table.dieFaces).map((die) => columns.map((cells) => cells[die] ?? '-')),
        meanings: table.meanings as unknown as Json,
        againstAttackers: [...table.againstAttackers],
        armourModifier: table.armourModifier,
      }
    },
    grids(house) {
      const table = tableOf(house)
      const letters = combatOutcomes(table).map((value) => ({ value, name: sameInBoth(shown(value)) }))
      return [
        {
          title: localized('Différentiel et dé', 'Differential and die'),
          columns: table.columns.map(({ label }) => sameInBoth(withMinusSigns(label))),
          rows: [
            {
              label: localized('jusqu’à', 'up to'),
              cells: table.columns.map(({ upTo }, column) =>
                upTo === undefined ? undefined : { path: ['columns', column, 'upTo'] },
              ),
            },
            ...dice(table.dieFaces).map((die) => ({
              label: sameInBoth(`${die + 1}`),
              cells: table.columns.map((_, column) => ({ path: ['rows', die, column], choices: letters })),
            })),
          ],
        },
        {
          title: localized('Modificateur du dé', 'Modifier of the die'),
          rows: [
            {
              label: localized('défenseur en armure', 'defender in armour'),
              cells: [{ path: ['armourModifier'] }],
            },
          ],
        },
      ]
    },
    legend(house) {
      const table = tableOf(house)
      return combatOutcomes(table).map((letter) => ({
        letter: shown(letter),
        meaning: combatMeaning(table, letter),
      }))
    },
  }
}
