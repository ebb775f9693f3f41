/** The type of a finding: data only; the sentence is picked at the edge, in the reader's language. */
import { type CommandCall } from '#shared/document/commandCall'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Localized } from '#shared/i18n/localized'
import { type RuleId } from '#shared/rules/sentences/ruleIds'

export const SEVERITIES = ['error', 'warning', 'hint'] as const
export type Severity = (typeof SEVERITIES)[number]

/** A command that mends the fault, named for the button. Undoable like any other edit. */
export interface QuickFix {
  readonly name: Localized
  readonly call: CommandCall
}

export interface Finding {
  /** Stable: `CHK5-slit-outside-wall`; never renamed after release. */
  readonly code: string
  readonly severity: Severity
  /** The rule it rests on; a requirement id (CHK-6) where no rule says it. */
  readonly rule: RuleId
  readonly message: Localized
  readonly hexes: readonly HexKey[]
  readonly hexsides: readonly HexsideKey[]
  readonly counters: readonly CounterId[]
  readonly sides: readonly SideId[]
  readonly fix?: QuickFix
}
