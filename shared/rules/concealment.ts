/** What a ruleset is asked about hidden counters and decoys (CM-HID). */
import { type CounterId, type Scenario, type SideId } from '#shared/document/types'
import { type Ruling } from './ruling'

export interface ConcealmentQuestions {
  /** The choice by which a scenario lets counters be hidden as the game begins. */
  readonly leave: { readonly option: string; readonly choice: string }
  /** May the counter be hidden as the game begins (CM-HID-1)? */
  mayStartHidden(scenario: Scenario, counter: CounterId): Ruling<boolean>
  /** The decoys of a side that are too many, and must go (CM-HID-2). */
  surplusDecoys(scenario: Scenario, side: SideId): Ruling<readonly CounterId[]>
  /** Some enemy that sees this hidden counter or decoy where all now stand, and reveals it (CM-HID-1, CM-HID-3). */
  seenBy(scenario: Scenario, counter: CounterId): Ruling<CounterId | undefined>
}
