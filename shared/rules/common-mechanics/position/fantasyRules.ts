/** The rules of the fantasy game as data: rows, figures, options. A scenario's options and house tables make another value. */
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type Position } from '#shared/rules/standing/position'
import { type ChosenOptions, type RuleOption } from '#shared/rules/contract/ruleset'
import { type FantasyFigures } from '../figures/figures'
import { type FantasyRows } from '../rows/mapRows'

export interface FantasyRules {
  readonly id: string
  readonly name: Localized
  readonly rows: FantasyRows
  readonly figures: FantasyFigures
  readonly options: readonly RuleOption[]
  /** The choices in force; an option left out has its default. */
  readonly chosen: ChosenOptions
}

/** A position of the game: the scenario and the rules that judge it, house tables included. */
export interface FantasyPosition extends Position<FantasyRows> {
  readonly rules: FantasyRules
}

export function fantasyPosition(rules: FantasyRules, scenario: Scenario): FantasyPosition {
  return { scenario, rows: rules.rows, rules }
}
