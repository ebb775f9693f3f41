/** A terrain of the ruleset as painting commands take it. */
import { type Localized } from '#shared/i18n/localized'
import { terrainRow } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** Its id, its letter for the file, its name for the menu; the id alone when the ruleset has no such terrain. */
export function terrainParams(
  id: string,
  ruleset: Ruleset,
): { readonly terrain: string; readonly character?: string; readonly label?: Localized } {
  const row = terrainRow(ruleset, id)
  return row ? { terrain: id, character: row.char, label: row.name } : { terrain: id }
}
