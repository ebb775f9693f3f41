/** Sentences in both languages about a scenario whose names may differ between them. */
import { type Language } from '#shared/i18n/localized'
import { namedIn } from './namedIn'
import { type Scenario } from './types'

/**
 * Gives the French sentences of `say` with the French names, the English ones with the English names. It is asked twice only where
 * names differ, and must answer alike but for its sentences.
 */
export function inBothLanguages<T>(scenario: Scenario, say: (named: Scenario) => T): T {
  const [fr, en] = [namedIn(scenario, 'fr'), namedIn(scenario, 'en')]
  return fr === en ? say(fr) : frenchAndEnglish(say(fr), say(en))
}

/** Two answers that differ in their sentences alone, as one: of each sentence the French of the first, the English of the second. */
export function frenchAndEnglish<T>(french: T, english: T): T {
  if (Object.is(french, english) || !isTree(french) || !isTree(english)) return french
  if (Array.isArray(french)) {
    if (!Array.isArray(english)) return french
    return french.map((item: unknown, index) =>
      index < english.length ? frenchAndEnglish(item, english[index] as unknown) : item,
    ) as T
  }
  if (isSentence(french) && isSentence(english)) return { ...french, en: english.en }
  return Object.fromEntries(
    Object.entries(french).map(([key, value]) => [
      key,
      frenchAndEnglish(value, (english as Record<string, unknown>)[key]),
    ]),
  ) as T
}

function isTree(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

function isSentence(value: object): value is Record<Language, string> {
  return 'fr' in value && 'en' in value && typeof value.fr === 'string' && typeof value.en === 'string'
}
