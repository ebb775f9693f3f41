/** The things that a special rule can change: rules, options, and the house tables of the scenario. */
import { type Scenario } from '#shared/document/types'
import { localized, type Localized } from '#shared/i18n/localized'
import { referenceOf } from '#shared/rules/reference/reference'
import { overriddenTables } from '#shared/rules/registry/overriddenTables'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type RuleId, RULES } from '#shared/rules/sentences/ruleIds'
import { type Say } from '../../../i18n/language'
import { fit, wordsOf } from '#shared/i18n/search'

export interface ChangeChoice {
  readonly id: string
  /** A rule's sentence, or the name of the option or table. */
  readonly name: Localized
  /** Said before the name; a rule is known by its id. */
  readonly kind?: Localized
  readonly rule?: RuleId
}

const OPTION = localized('option du jeu', 'option of the rules')
const TABLE = localized('table de l’auteur', 'the author’s table')

/** In the order of the rules, then options, then tables. */
export function changeChoices(
  scenario: Pick<Scenario, 'ruleset' | 'options' | 'houseTables'>,
): readonly ChangeChoice[] {
  const ruleset = rulesetOf(scenario)
  const rules = referenceOf(ruleset).flatMap((section) =>
    section.rules.map(({ id }) => ({ id, rule: id, name: RULES[id] })),
  )
  const options = ruleset.options.map(({ id, name }) => ({ id, name, kind: OPTION }))
  const tables = overriddenTables(scenario).map(({ id, title }) => ({ id, name: title, kind: TABLE }))
  return [...rules, ...options, ...tables]
}

/** Those that answer to the words sought, the best first: by the beginning of an id, or by words. None without a word. */
export function foundChoices(choices: readonly ChangeChoice[], query: string, say: Say): ChangeChoice[] {
  const sought = wordsOf(query)
  if (sought.length === 0) return []
  const id = query.trim().toUpperCase()
  const byId = choices.filter((choice) => choice.rule?.startsWith(id))
  if (byId.length > 0) return byId
  return choices
    .map((choice) => ({ choice, score: fit(`${choice.id} ${say(choice.name)}`, sought) ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ choice }) => choice)
}
