/** The languages in which an author has written a scenario. */
import { hasText, missingCounts } from '#shared/document/authorText'
import { type AuthorText } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { type Language, LANGUAGES } from '#shared/i18n/localized'

/** That of the title first, then the other where some text or the title is in it. */
export function writtenLanguages(scenario: Scenario): readonly Language[] {
  const { language, otherTitle } = scenario.info
  const texts = authorTexts(scenario)
  const isWritten = (one: Language): boolean =>
    one === language || Boolean(otherTitle) || texts.some((text) => Boolean(text[one]))
  return [language, ...LANGUAGES.filter((one) => one !== language)].filter(isWritten)
}

/** The number of texts that are there in the other language only. */
export function textsMissing(scenario: Scenario, language: Language): number {
  return missingCounts(authorTexts(scenario))[language]
}

/** All that the author says in words about the game. */
export function authorTexts({ texts, turns, reinforcements, victory, specialRules }: Scenario): AuthorText[] {
  const { background, setUp, victory: aboutVictory, notes, credits } = texts
  return [
    ...[background, setUp, aboutVictory, notes, credits],
    ...Object.values(turns?.rows ?? {}).flatMap(({ name, event }) => [name, event]),
    ...Object.values(reinforcements).map(({ condition }) => condition),
    ...Object.values(victory).map(({ text }) => text),
    ...Object.values(specialRules).flatMap(({ title, text }) => [title, text]),
  ].filter((text): text is AuthorText => hasText(text))
}
