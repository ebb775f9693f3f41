/** The state of who reads the rules: what all entries of the dialog share. */
import { type ChosenOptions, type RuleTable } from '#shared/rules/contract/ruleset'
import { type UiState } from '../../ui/uiStore'

export interface Reading {
  /** The rule to go to. */
  readonly sought: UiState['ruleSought']
  readonly query: string
  /** The choices of the scenario whose rules are read; none for another ruleset. */
  readonly options: ChosenOptions
  /** The ruleset's own tables, as printed. */
  readonly printed: readonly RuleTable[]
  /** The tables opened by their ids. */
  readonly open: ReadonlySet<string>
  readonly onToggle: (table: string) => void
}
