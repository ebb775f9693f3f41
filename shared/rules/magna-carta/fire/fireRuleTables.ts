/** The two fire tables as people read them, made from the data the rules use. */
import { type Language, type Localized, localized, signed } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { row } from '#shared/rules/printedTables/tableCells'
import { COVER_NAMES } from '../rows/covers'
import {
  type FireMeaning,
  fireMeanings,
  type FireModifierRow,
  type FireRules,
  type FireTable,
} from '../figures/fireTables'
import { type Weapon } from '../rows/weapons'

// Both languages of a list made from named data.
function listed<T>(items: readonly T[], write: (item: T, language: Language) => string): Localized {
  const inLanguage = (language: Language): string =>
    items.map((item) => write(item, language)).join(language === 'fr' ? '\u202f; ' : '; ')
  return localized(inLanguage('fr'), inLanguage('en'))
}

function rowNote(weapons: readonly Weapon[], { rows }: FireTable): Localized {
  const shifts = [...new Set(weapons.map(({ shift }) => shift))].sort((a, b) => a - b)
  const groups = listed(shifts, (shift, language) => {
    const names = weapons.filter((weapon) => weapon.shift === shift).map(({ name }) => name[language])
    return `+${shift} ${names.join(', ')}`
  })
  return localized(
    `Ligne\u202f: dé modifié plus décalage de l’arme, ${rows.length} au plus. Colonne\u202f: couverture de la cible. Décalages\u202f: ${groups.fr}.`,
    `Row: modified die plus the weapon’s shift, ${rows.length} at most. Column: the target’s cover. Shifts: ${groups.en}.`,
  )
}

function modifierNote(modifiers: readonly FireModifierRow[], dieFaces: number): Localized {
  const all = listed(modifiers, ({ name, value }, language) => `${name[language]} ${signed(value)}`)
  return localized(
    `Modificateurs du dé, qui compte de 1 à ${dieFaces}\u202f: ${all.fr}.`,
    `Modifiers of the die, which counts as 1 to ${dieFaces}: ${all.en}.`,
  )
}

function meaningNote([result, { offensive, defensive }]: readonly [string, FireMeaning]): Localized {
  if (offensive.en === defensive.en)
    return localized(`${result}\u202f: ${offensive.fr}.`, `${result}: ${offensive.en}.`)
  return localized(
    `${result}\u202f: tir offensif, ${offensive.fr}\u202f; tir défensif, ${defensive.fr}.`,
    `${result}: offensive fire, ${offensive.en}; defensive fire, ${defensive.en}.`,
  )
}

function ourCoversNote({ ourCovers }: FireTable): Localized[] {
  if (!ourCovers) return []
  const columns = listed(ourCovers.covers, (cover, language) => COVER_NAMES[cover][language])
  return [
    localized(
      `Colonne de notre fait\u202f: ${columns.fr} (${ourCovers.rule}).`,
      `Column of our own: ${columns.en} (${ourCovers.rule}).`,
    ),
  ]
}

/** @rule MC-FIR-4 */
export function fireRuleTable(table: FireTable, rules: FireRules, weapons: readonly Weapon[]): RuleTable {
  return {
    id: table.id,
    title: localized(`${table.title.fr} (1D10)`, `${table.title.en} (1D10)`),
    columns: table.columns.map((cover) => COVER_NAMES[cover]),
    rows: table.rows.map((cells, index) => row(`${index + 1}`, ...cells)),
    source: 'reconstructed',
    rule: 'MC-FIR-4',
    notes: [
      rowNote(weapons, table),
      modifierNote(table.modifiers ?? rules.modifiers, rules.dieFaces),
      ...ourCoversNote(table),
      ...fireMeanings(table).map(meaningNote),
    ],
  }
}
