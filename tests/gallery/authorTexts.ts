/** All texts of the author's in a scenario, wherever they stand. */
import { type AuthorText } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'

/** The author's texts by their place in the document: "texts.background", "rule.trebuchet.text". Absent texts are not in it. */
export function authorTexts(scenario: Scenario): readonly (readonly [string, AuthorText])[] {
  const { texts, turns, reinforcements, victory, specialRules } = scenario
  const { background, setUp, victory: ends, notes, credits } = texts
  const all: (readonly [string, AuthorText | undefined])[] = [
    ...Object.entries({ background, setUp, victory: ends, notes, credits }).map(
      ([key, text]) => [`texts.${key}`, text] as const,
    ),
    ...Object.entries(turns?.rows ?? {}).flatMap(([turn, { name, event }]) => [
      [`turn.${turn}.name`, name] as const,
      [`turn.${turn}.event`, event] as const,
    ]),
    ...Object.entries(reinforcements).map(
      ([id, { condition }]) => [`reinforcement.${id}`, condition] as const,
    ),
    ...Object.entries(victory).map(([id, { text }]) => [`victory.${id}`, text] as const),
    ...Object.entries(specialRules).flatMap(([id, { title, text }]) => [
      [`rule.${id}.title`, title] as const,
      [`rule.${id}.text`, text] as const,
    ]),
  ]
  return all.flatMap(([place, text]) => (text ? [[place, text] as const] : []))
}
