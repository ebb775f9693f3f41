/** The author's texts in the reader's language, as far as the scenario has them. */
import { type Language } from '#shared/i18n/localized'
import { type AuthorText } from './game'
import { type ScenarioInfo } from './types'

/** The text in this language, else in the other; empty when there is none. An empty text is none. */
export function textIn(text: AuthorText | undefined, language: Language): string {
  return text?.[language] || text?.[otherLanguage(language)] || ''
}

export function otherLanguage(language: Language): Language {
  return language === 'fr' ? 'en' : 'fr'
}

export function hasText(text: AuthorText | undefined): boolean {
  return textIn(text, 'fr') !== ''
}

/** The language in which a text has nothing while it has something in the other; undefined = none. */
export function missingLanguage(text: AuthorText | undefined): Language | undefined {
  if (!hasText(text)) return undefined
  return (['fr', 'en'] as const).find((language) => !text?.[language])
}

/** The title in this language, else in the author's. */
export function titleIn({ title, language: own, otherTitle }: ScenarioInfo, language: Language): string {
  return language === own ? title : otherTitle || title
}

/** The text with other words in this language; empty ones take it out. Undefined when nothing is left. */
export function withText(
  text: AuthorText | undefined,
  language: Language,
  words: string,
): AuthorText | undefined {
  const { [language]: _before, ...others } = text ?? {}
  const next: AuthorText = words === '' ? others : { ...others, [language]: words }
  return Object.keys(next).length === 0 ? undefined : next
}

/** The number of these that lack each language while they have the other. */
export function missingCounts(
  texts: readonly (AuthorText | undefined)[],
): Readonly<Record<Language, number>> {
  const missing = texts.map(missingLanguage)
  const count = (language: Language): number => missing.filter((one) => one === language).length
  return { fr: count('fr'), en: count('en') }
}
