/** The changes of a scenario that is taken to other rules (SCN-8), and the words that all of them share. */
import { type Scenario } from '#shared/document/types'
import { both, some } from '#shared/document/inWords/lists'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** The part of a scenario, or of its rules, that a change is about; in the order in which they are listed. */
export const CHANGED_PARTS = ['rules', 'house', 'map', 'sheets', 'counters', 'game'] as const
export type ChangedPart = (typeof CHANGED_PARTS)[number]

/** One change. The document keeps what the new rules do not know: the change says so. */
export interface RulesChange {
  readonly about: ChangedPart
  readonly says: Localized
}

/** A scenario between two rulesets, each with the scenario's options and house tables. */
export interface Taken {
  readonly scenario: Scenario
  readonly from: Ruleset
  readonly to: Ruleset
}

/** The first of the places or names of a change that its sentence names. */
const FIRST = 5

/** « 12 cases (A1, A2, A3, A4, A5…) »: how many, and the first of them by name. */
export function counted(names: readonly string[], one: Localized, many: Localized): Localized {
  const first = names.slice(0, FIRST).map(quotable).join(', ')
  const more = names.length > FIRST ? '…' : ''
  const count = some(names.length, one, many)
  return both((say) => `${say(count)} (${first}${more})`)
}

export const TYPES = [localized('type', 'type'), localized('types', 'types')] as const
export const COUNTERS = [localized('pion', 'counter'), localized('pions', 'counters')] as const

/** « A, B », of things that have names in both languages. */
export function names(all: readonly Localized[]): Localized {
  return both((say) => all.map(say).join(', '))
}

/** The name of a row or a choice where one is known, else its id. */
export function nameOr(row: { readonly name: Localized } | undefined, id: string): Localized {
  return row?.name ?? sameInBoth(quotable(id))
}
