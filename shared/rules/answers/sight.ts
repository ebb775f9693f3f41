/** Sight as every ruleset answers it: from one hex to another, and all that is seen from one. */
import { type Placement } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { type OnProgress } from './answer'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type RuleId } from '#shared/rules/sentences/ruleIds'

export interface SightLine {
  readonly from: Axial
  readonly to: Axial
  readonly fromPlacement?: Placement
  readonly toPlacement?: Placement
}

export interface Sight {
  /** `unknown` when the map lacks what the rule needs; the reasons then name it. */
  readonly visible: boolean | 'unknown'
  /** The deciding rule first. */
  readonly because: readonly Reason[]
  readonly blockedBy?: { readonly hex: HexKey } | { readonly hexside: HexsideKey }
  /** The hexes the line crosses between its ends, in order; those of `pairs` are not among them. */
  readonly crossed: readonly Axial[]
  /** The two hexes on either hand of each hexside that it runs along. */
  readonly pairs: readonly (readonly [Axial, Axial])[]
}

/** The sight of a line with an end that is not on the map. @rule DOC-6 */
export function sightOffMap(hex: Axial): Sight {
  return { visible: 'unknown', because: [because('DOC-6', { hex: hexKey(hex) })], crossed: [], pairs: [] }
}

/** A hex from which one looks, and where in it: `ground` unless given. */
export interface Viewer extends Axial {
  readonly placement?: Placement
}

export interface FieldOfView {
  readonly from: Axial
  /** Hexes on the map whose ground is seen, row by row; the hex itself is among them wherever anything is seen. */
  readonly visible: readonly Axial[]
  readonly hidden: readonly Axial[]
}

export interface SightQuestions {
  /** The rule that who sees is seen. */
  readonly mutualRule: RuleId
  /** The places in a hex that these rules know. */
  readonly placements: readonly Placement[]
  /**
   * The points from which a counter looks, and at which it is looked at: it sees, and is seen, when one of these does and is. Its own hex
   * first; none off the map. Those of all its counters are what a side looks from.
   */
  viewersOf(scenario: Scenario, counter: CounterId): readonly Viewer[]
  traceLineOfSight(scenario: Scenario, line: SightLine): Sight
  /** @param within looks no farther than this many hexes: those beyond are neither seen nor hidden; absent = the whole map. */
  fieldOfView(scenario: Scenario, from: Viewer, within?: number): FieldOfView
  /**
   * The number of these that see the ground of each hex of the map, row by row; 0 = dead ground, and who sees anything sees its own
   * hex. Viewers off the map, and those named twice, add nothing.
   */
  countViewers(scenario: Scenario, viewers: readonly Viewer[], onProgress?: OnProgress): Uint32Array
}
