/** The part of the rules in which medieval rulesets differ on opportunity attacks: MC-INF and MC-VOL, or SV-OPP. */
import { type CounterId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type FiguredPosition } from './figuredPosition'
import { type RouteKind } from '#shared/rules/answers/route'
import { type Ruling } from '#shared/rules/sentences/ruling'
import { type RuleId } from '../../sentences/ruleIds'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import { type AttackCircumstances } from '../figures/infiltrationTable'
import { type PlannedMovement } from './stride'
import { type Track } from '../characters/vulnerability'

/** A character on its way: where it starts and every stride it means to take. */
export interface Passage extends Pick<PlannedMovement, 'start' | 'strides' | 'displaced' | 'limit'> {
  readonly mover: CounterId
  readonly kind: RouteKind
  /** The hexes covered at each step, the start first. */
  readonly track: Track
}

/** An opponent who may strike at one of the hexes where the mover lies open to it. */
export interface Opening {
  readonly mover: CounterId
  readonly opponent: CounterId
  /** Not empty; front first for a rider. */
  readonly hexes: readonly Axial[]
}

export interface Strike {
  readonly hex: Axial
  readonly circumstances: AttackCircumstances
  /** The facing to which the opponent turns first, when it does. */
  readonly turned?: Facing
}

export interface OpportunityRules {
  /** The rule that says how many attacks an opponent makes. */
  readonly limitRule: RuleId
  /** The hexes where a passing character is open to an opponent at a step (0 = the start); or the reason when none. */
  openHexes(
    position: FiguredPosition,
    passage: Passage,
    step: number,
    opponent: CounterId,
  ): Ruling<readonly Axial[]>
  /**
   * The attack that an opponent may make at this instant, or why it may make none. Facings turned this turn are the
   * position's already.
   */
  strike(position: FiguredPosition, opening: Opening, memory: TurnMemory): Ruling<Strike | undefined>
}
