/** The questions to a ruleset about hidden counters and decoys (CM-HID). */
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Reason, type Ruling } from '#shared/rules/sentences/ruling'

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
  /** All about one counter, where all now stand; undefined when it is not on the map. */
  of(scenario: Scenario, counter: CounterId): Concealed | undefined
}

/** The concealment of one counter: of its own, and of those that it sees. */
export interface Concealed {
  /** May it be shown by its owner: asked of what is hidden (CM-HID-1, CM-HID-3). */
  readonly show?: Ruling<boolean>
  /** May it hide now: asked of what is not, where the scenario lets it. */
  readonly hide?: Ruling<boolean>
  /** May a decoy be put with it: asked of what is hidden (CM-HID-2). */
  readonly decoy?: Ruling<boolean>
  /** The enemy units that reveal it, and the rule. */
  readonly revealedBy: Ruling<readonly CounterId[]>
  /**
   * The revelation of a decoy that has come where it stands of its own will: it alone goes, seen by a unit or a decoy
   * (CM-HID-3).
   */
  readonly entering?: Revealed
  /** The hidden enemies that it reveals, and the decoys that go. */
  readonly reveals: readonly Revealed[]
}

/** A hidden unit that must be shown, or a decoy that goes. */
export interface Revealed {
  readonly counter: CounterId
  readonly outcome: 'shown' | 'removed'
  /** The enemy units that see it. */
  readonly by: readonly CounterId[]
  readonly because: readonly Reason[]
}

interface Sighting {
  readonly counter: CounterId
  readonly by: CounterId
  readonly because: readonly Reason[]
}
