/** The languages in which an author has written a scenario. */
import { hasText, missingCounts } from '#shared/document/authorText'
import { type AuthorText } from '#shared/document/game'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { ownWord, type WordedThing } from '#shared/document/words'
import { type Language, LANGUAGES } from '#shared/i18n/localized'

/** That of the title first, then the other where some text, name or the title is in it. */
export function writtenLanguages(scenario: Scenario): readonly Language[] {
  const { language, otherTitle } = scenario.info
  const texts = authorTexts(scenario)
  const isWritten = (one: Language): boolean =>
    one === language ||
    Boolean(otherTitle) ||
    texts.some((text) => Boolean(text[one])) ||
    namedIn(scenario, one) !== scenario
  return [language, ...LANGUAGES.filter((one) => one !== language)].filter(isWritten)
}

/** The number of texts that are there in the other language only. */
export function textsMissing(scenario: Scenario, language: Language): number {
  return missingCounts(authorTexts(scenario))[language]
}

/**
 * The number of names, and of words on the map, that the author gives in the other language only. A counter’s own name is not
 * among them: that of a person is the same in both unless its author says otherwise. Neither is "1" or "H2", which is no word.
 */
export function namesMissing(scenario: Scenario, language: Language): number {
  const { sides, groups, reinforcements, counterTypes, zones, boards, labels } = scenario
  const spans = Object.values(boards).flatMap(({ edges }) => edges.flatMap((edge) => [edge, ...edge.spans]))
  const things: readonly WordedThing<'name'>[] = [
    ...[sides, groups, reinforcements, counterTypes, zones, boards].flatMap<WordedThing<'name'>>((record) =>
      Object.values(record),
    ),
    ...spans,
  ]
  const isMissing = <K extends string>(thing: WordedThing<K>, key: K): boolean =>
    A_WORD.test(thing[key] ?? '') &&
    language !== scenario.info.language &&
    ownWord<K>(thing, key, language) === undefined
  const lacking = things.filter((thing) => isMissing(thing, 'name')).length
  return lacking + Object.values(labels).filter((label) => isMissing(label, 'text')).length
}

/** Two letters together. */
const A_WORD = /\p{L}{2}/u

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
