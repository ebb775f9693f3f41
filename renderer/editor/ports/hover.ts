/** The state under the pointer, and the words of the tool in hand about it. */
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Localized } from '#shared/i18n/localized'
import { type RuleId } from '#shared/rules/sentences/ruleIds'

/** A tool's words in the status line. */
export interface ToolStatus extends Localized {
  /** Longer than the status line, shown elsewhere: what the rule that it names says. */
  readonly more?: Localized
  /** The rule that decided it. */
  readonly rule?: RuleId
}

export interface HoverState {
  readonly hex: HexKey | undefined
  readonly hexside: HexsideKey | undefined
  readonly toolStatus: ToolStatus | undefined
  /** Screen pixels per mm. */
  readonly zoom: number
}
