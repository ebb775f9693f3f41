/** Searches the rules: by their ids, or by words of what is said of them and of the rows of their tables. */
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { type ReferenceRule, type ReferenceSection } from '#shared/rules/reference/reference'
import { RULES } from '#shared/rules/sentences/ruleIds'
import { type Say } from '../../i18n/language'
import { fit, fitOfSentence, wordsOf } from '#shared/i18n/search'

/** "MC-INF" and what follows: the beginning of ids. */
const ID = /^[a-z]{2,3}-[a-z\d-]*$/i

/** The sections with the rules that answer to a query; those without any are left out. */
export function foundRules(
  sections: readonly ReferenceSection[],
  query: string,
  say: Say,
): readonly ReferenceSection[] {
  const sought = wordsOf(query)
  if (sought.length === 0) return sections
  const id = query.trim().toUpperCase()
  const byId = ID.test(id) && sections.some(({ rules }) => rules.some((rule) => rule.id.startsWith(id)))
  const answers = (rule: ReferenceRule, { title }: ReferenceSection): boolean =>
    byId
      ? rule.id.startsWith(id)
      : fitOfSentence(`${say(title)} ${textOf(rule, say)}`, sought) !== undefined ||
        rule.tables.some((table) => foundRows(table, query, say).length > 0)
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => answers(rule, section)) }))
    .filter(({ rules }) => rules.length > 0)
}

function textOf({ id, note, options, tables }: ReferenceRule, say: Say): string {
  const words = [
    RULES[id],
    note.uncertain,
    note.advice,
    ...options.flatMap(({ name, choices }) => [name, ...choices.map((choice) => choice.name)]),
    ...tables.map(({ title }) => title),
  ]
  return [id, ...words.map((one) => (one ? say(one) : ''))].join(' ')
}

/** The rows of a table that a query names, by their places in it. */
export function foundRows({ rows }: RuleTable, query: string, say: Say): readonly number[] {
  const sought = wordsOf(query)
  if (sought.length === 0) return []
  return rows.flatMap(({ label }, index) => (fit(say(label), sought) === undefined ? [] : [index]))
}
