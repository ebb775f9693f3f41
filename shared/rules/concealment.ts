/** The questions to a ruleset about hidden counters and decoys (CM-HID). */
import { type CounterId, type Scenario, type SideId } from '#shared/document/types'
import { type Reason, type Ruling } from './ruling'

export interface ConcealmentQuestions {
  /** The choice by which a scenario lets counters be hidden as the game begins. */
  readonly leave: { readonly option: string; readonly choice: string }
  /** May the counter be hidden as the game begins (CM-HID-1)? */
  mayStartHidden(scenario: Scenario, counter: CounterId): Ruling<boolean>
  /** The decoys of a side that are too many, and must go (CM-HID-2). */
  surplusDecoys(scenario: Scenario, side: SideId): Ruling<readonly CounterId[]>
  /**
   * The hidden counters and decoys that an enemy sees where all now stand, in the order of the document, each with one enemy
   * that reveals it (CM-HID-1, CM-HID-3).
   */
  inSight(scenario: Scenario): readonly Sighting[]
}

export interface Sighting {
  readonly counter: CounterId
  readonly by: CounterId
  readonly because: readonly Reason[]
}
