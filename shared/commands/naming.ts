/** Names commands for the undo menu. A caller that knows the row's name (a tool does) hands it over as `label`. */
import { bilingual, optional } from '#shared/document/fields/vocabulary'
import { type Localized, localized } from '#shared/i18n/localized'

/** Parameters of a command whose menu name tells what it paints, places or sets. */
export const labelled = {
  /** The thing's name, "wood"; without it the menu shows its id. */
  label: optional(bilingual),
}

/** "Peindre : bois", "Paint wood". */
export function named(french: string, english: string, thing: Localized | string): Localized {
  const label = typeof thing === 'string' ? localized(thing, thing) : thing
  return localized(`${french}\u202f: ${label.fr}`, `${english} ${label.en}`)
}
