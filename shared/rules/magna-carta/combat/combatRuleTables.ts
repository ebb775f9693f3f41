/** The combat tables as printed, under either reading of the blanks. */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { row } from '#shared/rules/printedTables/tableCells'
import {
  type Blanks,
  combatCells,
  combatMeaning,
  combatOutcomes,
  type CombatTable,
  type CombatTarget,
} from '../figures/combatTables'

const TITLES: Readonly<Record<CombatTarget, Localized>> = {
  foot: localized('Combat contre des personnages à pied (1D10)', 'Combat against characters on foot (1D10)'),
  mounted: localized('Combat contre des personnages montés (1D10)', 'Combat against riders (1D10)'),
}

const SHIFTS: Readonly<Record<CombatTarget, Localized>> = {
  foot: localized(
    'Plusieurs attaquants\u202f: une colonne vers la droite.',
    'Several attackers: one column to the right.',
  ),
  mounted: localized(
    'Plusieurs attaquants montés\u202f: une colonne vers la droite.',
    'Several mounted attackers: one column to the right.',
  ),
}

function armourNote({ armourModifier, dieFaces }: CombatTable): Localized[] {
  if (armourModifier === 0) return []
  return [
    localized(
      `Défenseur en armure\u202f: +${armourModifier} au dé (${dieFaces} reste ${dieFaces}).`,
      `Defender in armour: +${armourModifier} to the die (${dieFaces} stays ${dieFaces}).`,
    ),
  ]
}

const READINGS: Readonly<Record<Blanks, Localized>> = {
  between: localized(
    'Les résultats sans effet sont entre ceux des deux camps.',
    'Results without effect stand between those of either side.',
  ),
  end: localized(
    'Les résultats sans effet sont à la fin de chaque colonne.',
    'Results without effect stand at the end of each column.',
  ),
}

export function combatRuleTable(target: CombatTarget, blanks: Blanks, table: CombatTable): RuleTable {
  const cells = table.columns.map((column) => combatCells(table, column, blanks))
  const certain = table.rows !== undefined
  const dice = Array.from({ length: table.dieFaces }, (_, index) => index)
  return {
    id: `combat-${target}`,
    title: TITLES[target],
    columns: table.columns.map(({ label }) => sameInBoth(label)),
    rows: dice.map((index) => row(`${index + 1}`, ...cells.map((column) => column[index] ?? ''))),
    source: 'reconstructed',
    rule: 'MC-CBT-4',
    ...(certain ? {} : { uncertain: true }),
    notes: [SHIFTS[target], ...armourNote(table), ...(certain ? [] : [READINGS[blanks]]), ...meanings(table)],
  }
}

/** A line a result: "A: one attacker wounded." */
function meanings(table: CombatTable): Localized[] {
  return combatOutcomes(table).map((outcome) => {
    const { fr, en } = combatMeaning(table, outcome)
    return localized(`${outcome}\u202f: ${fr}.`, `${outcome}: ${en}.`)
  })
}
