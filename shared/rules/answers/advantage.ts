/** The Advantage of an attack as a list that adds up: what counts for and against, each with its rule (CM). */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type Reason } from '#shared/rules/sentences/ruling'

export const ATTACK_KINDS = ['shock', 'fire'] as const
export type AttackKind = (typeof ATTACK_KINDS)[number]

export interface AdvantageItem {
  /** The rule that grants it, and where. */
  readonly reason: Reason
  /** The circumstance: "target across a rough hexside". */
  readonly name: Localized
  readonly value: number
}

export interface Advantage {
  readonly items: readonly AdvantageItem[]
  readonly sum: number
  /** The reasons why there is no such attack at all; then there are no items. */
  readonly refused?: readonly Reason[]
}

export interface AdvantageQuestions {
  /** The Advantage of an attack by one counter on another, as they stand. */
  advantage(scenario: Scenario, from: CounterId, to: CounterId, kind: AttackKind): Advantage
}
