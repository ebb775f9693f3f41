/** The rules of one ruleset to be read, by families: each with its source, what it changes, its options and its tables. */
import { type RuleOption, type Ruleset, type RuleTable } from '#shared/rules/contract/ruleset'
import { type RuleId, RULES } from '../sentences/ruleIds'
import { CHANGED_RULES, familiesOf, familyPrefix, type RuleFamily } from './families'
import { ruleNote, type RuleNote } from './ruleNotes'

export interface ReferenceRule {
  readonly id: RuleId
  readonly note: RuleNote
  /** The rules of this ruleset that change it; none = it holds as it stands. */
  readonly changedBy: readonly RuleId[]
  readonly options: readonly RuleOption[]
  readonly tables: readonly RuleTable[]
}

export interface ReferenceSection extends RuleFamily {
  readonly rules: readonly ReferenceRule[]
}

const IDS = Object.keys(RULES) as RuleId[]

/** In the rules' own order. Options and tables are those of the ruleset given: as a scenario plays it, or its own. */
export function referenceOf({ id: ruleset, options, tables }: Ruleset): readonly ReferenceSection[] {
  const entry = (id: RuleId): ReferenceRule => ({
    id,
    note: ruleNote(id),
    changedBy: CHANGED_RULES[ruleset]?.[id] ?? [],
    options: options.filter(({ rule }) => rule === id),
    tables: tables.filter(({ rule }) => rule === id),
  })
  return familiesOf(ruleset).map((family) => ({
    ...family,
    rules: IDS.filter((id) => familyPrefix(id) === family.prefix).map(entry),
  }))
}

/** Does a rule hold in a ruleset, changed or not? */
export function holdsIn(rule: RuleId, ruleset: string): boolean {
  return familiesOf(ruleset).some(({ prefix }) => prefix === familyPrefix(rule))
}
