/** The way to a reference that leads nowhere, in words, for references that no check has a sentence of its own for. */
import { type Reference } from '#shared/document/fields/references'
import { quoted } from '#shared/document/inWords/lists'
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { opening } from './report'

/** "Tours, ordre de jeu"; things by their nouns and ids: "Étiquette « l-1 », camp". */
export function wayInWords({ path, parts }: Pick<Reference, 'path' | 'parts'>): Localized {
  const names = parts.flatMap(({ called, thing }, index): Localized[] => {
    if (!thing?.noun) return called ? [called] : []
    const id = quoted(path[index] ?? '')
    return [localized(`${thing.noun.fr} ${id.fr}`, `${thing.noun.en} ${id.en}`)]
  })
  return opening(joined(names))
}
