/** The name of a sheet, with its language and its part where it has them: "Livret (anglais)", "Tracés de découpe 2". */
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type SheetContent } from './editionList'
import { KINDS } from './kinds'

const LANGUAGE_NAMES: Readonly<Record<Language, Localized>> = {
  fr: localized('français', 'French'),
  en: localized('anglais', 'English'),
}

export function sheetInWords({
  kind,
  language,
  part,
}: Pick<SheetContent, 'kind' | 'language' | 'part'>): Localized {
  const { name } = KINDS[kind]
  const said = (of: Language): string =>
    [name[of], part === undefined ? '' : String(part), language ? `(${LANGUAGE_NAMES[language][of]})` : '']
      .filter((word) => word !== '')
      .join(' ')
  return localized(said('fr'), said('en'))
}

/** "Livret : …", with the reason why the edition does without it. */
export function leftOutInWords(
  one: Parameters<typeof sheetInWords>[0] & { readonly reason: Localized },
): Localized {
  const name = sheetInWords(one)
  return localized(`${name.fr}\u202f: ${one.reason.fr}`, `${name.en}: ${one.reason.en}`)
}
