/** The faults in the values of a sheet or a counter, as its ruleset finds them (CHK-9). */
import { type StatValue } from '#shared/document/armies'
import { type Localized } from '#shared/i18n/localized'
import { type RuleId } from '#shared/rules/sentences/ruleIds'

export interface StatsFault {
  readonly rule: RuleId
  /** It contradicts the rule, or it can merely never have an effect. */
  readonly weight: 'contradiction' | 'idle'
  /** The words that follow the name: "is a formation of fewer than 3 steps". */
  readonly says: Localized
  readonly mend?: Mend
}

/** The repair of a fault, named for the button. */
interface Mend {
  readonly name: Localized
  /** Stats of the sheet, or states of the counter; null takes one away. */
  readonly stats?: Readonly<Record<string, StatValue | null>>
  readonly footprint?: 1 | 2
  /** Faces that the sheet gets. */
  readonly faces?: Readonly<Record<string, { readonly stats: Readonly<Record<string, StatValue>> }>>
}
