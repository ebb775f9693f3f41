/** The language of the shell's own words: the page's, and before the page has set one, the system's. */
import { LANGUAGES, type Language, type Localized } from '#shared/i18n/localized'

export interface ShellLanguage {
  now(): Language
  follow(language: Language): void
  say(sentence: Localized): string
}

/** `last`: the page's of last time. `preferred` as the system lists them (`fr-CH`, `de`), best first; else English. */
export function createLanguage(
  last: Language | undefined,
  preferred: readonly string[],
  changed: (language: Language) => void,
): ShellLanguage {
  const wanted = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  let current = last ?? wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en'
  return {
    now: () => current,
    follow: (language) => {
      if (language === current) return
      current = language
      changed(language)
    },
    say: (sentence) => sentence[current],
  }
}
