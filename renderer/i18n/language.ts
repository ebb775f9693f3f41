/** The page's language, and words for numbers, moments and sizes in it. */
import { formatNumber, type Language, LANGUAGES, type Localized } from '#shared/i18n/localized'

/** A sentence in both languages, or a text that is the same in every one: a name that the user gave, a number. */
export type Words = Localized | string

/** Picks the reader's language out of a sentence. */
export type Say = (words: Words) => string

export function say(language: Language): Say {
  return (words) => (typeof words === 'string' ? words : words[language])
}

/** The first of the browser's languages that we speak; English when there is none. */
export function browserLanguage(languages: readonly string[]): Language {
  for (const tag of languages) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (known) return known
  }
  return 'en'
}

/** "3 erreurs", "1 erreur": French counts 0 and 1 as singular, English only 1. */
export function counted(count: number, one: Localized, many: Localized): Localized {
  return {
    fr: `${count}\u00a0${Math.abs(count) < 2 ? one.fr : many.fr}`,
    en: `${count}\u00a0${Math.abs(count) === 1 ? one.en : many.en}`,
  }
}

/** "bois" as the head of a line: "Bois". Rulesets keep their names in lower case, as inside a sentence. */
export function headline(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** Words at the head of a line: ours begin with a capital, a name that the user gave stays as it is. */
export function headed(name: Words, say: Say): string {
  return typeof name === 'string' ? name : headline(say(name))
}

/** "22 novembre 2026 à 08:48:31"; `time` in milliseconds since 1970. */
export function momentInWords(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'medium',
  }).format(time)
}

/** "812 ko", "1,2 Mo"; in thousands, as file managers count. */
export function bytesInWords(bytes: number, language: Language): string {
  const french = language === 'fr'
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, french ? 'ko' : 'kB'] : [bytes / 1e6, french ? 'Mo' : 'MB']
  return `${formatNumber(size, language, 1)}\u00a0${unit}`
}
