/**
 * A ruleset of the Magna Carta family: rows, figures and the few functions in which such rulesets differ.
 * Savoy is Magna Carta with parts replaced (`../../savoy/index.ts` names each); a scenario's options and house tables make
 * another value of the same type.
 */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Localized } from '#shared/i18n/localized'
import { type Position } from '../position/position'
import { type MedievalRows as Rows } from '../rows/mapRows'
import { type ChosenOptions, type RuleOption, type RuleTable } from '#shared/rules/contract/ruleset'
import { type Ruling } from '#shared/rules/sentences/ruling'
import { type MedievalFigures } from '../figures/figures'
import { type InfiltrationTable } from '../figures/infiltrationTable'
import { type Arc } from '../position/facing'
import { type OpportunityRules } from './opportunityRules'

export interface MedievalRules {
  readonly id: string
  readonly name: Localized
  readonly rows: Rows
  readonly figures: MedievalFigures
  readonly options: readonly RuleOption[]
  /** The choices in force; an option left out has its default. */
  readonly chosen: ChosenOptions
  /** The tables as people read them, in the order of the players' aid. */
  ruleTables(rules: MedievalRules): readonly RuleTable[]
  /** The table of opportunity attacks under the options chosen. */
  infiltrationTable(rules: MedievalRules): InfiltrationTable
  /** Decides who may strike at a passing character, and where it lies open. */
  readonly opportunity: OpportunityRules
  /** Several characters may move as one (SV-GRP). */
  readonly movesInGroups?: true
  /** The facings that a counter with this face may have. */
  facingKind(position: Position, counter: Counter): 'side' | 'vertex' | 'any'
  /** The effect on a shot of characters standing in between. */
  fireOver(position: Position, shot: AimedShot): Ruling<FireOver>
  /** May the defender turn once these attackers have declared? Absent where facing does not count in a fight. */
  defenderMayTurn?(attackers: readonly Approach[]): Ruling<MayTurn>
  /**
   * The hexes of a move in which a character may fire at the mover defensively; none forbids the shot. The track has the
   * hex of the start first.
   */
  hexesInView(position: Position, firer: CounterId, track: readonly Axial[]): Ruling<readonly Axial[]>
}

/** A position of a medieval game: the scenario and the rules that judge it, house tables included. */
export interface MedievalPosition extends Position {
  readonly rules: MedievalRules
}

export function medievalPosition(rules: MedievalRules, scenario: Scenario): MedievalPosition {
  return { scenario, rows: rules.rows, rules }
}

/** The approach of one attacker to the defender. */
export interface Approach {
  /** Its side of the defender, as that one faces when the attack is declared. */
  readonly from: Arc
  /** Could the defender see it in some hex of its move, the first and the last included (`hexesInView`)? A map alone does not know. */
  readonly seen: Seen
}

export type Seen = 'yes' | 'no' | 'unknown'

/** `if-seen`: when one of the attackers was visible on its way, which is not known. */
export type MayTurn = 'yes' | 'no' | 'if-seen'

export type RangeBand = 'short' | 'medium' | 'long'

export interface CharacterBetween {
  readonly counter: CounterId
  /** The hex in which the line meets it; of a rider either half. */
  readonly hex: Axial
}

/** The one aimed at, as far as those in the way ask. */
export interface AimedAt {
  readonly mounted: boolean
  readonly covers: readonly Axial[]
}

/** A shot as far as it is known before its cover: what `fireOver` is asked about. */
export interface AimedShot {
  readonly target: AimedAt
  readonly from: Axial
  readonly to: Axial
  /** Undefined out of the weapon's reach, or without a weapon that has ranges. */
  readonly band: RangeBand | undefined
  /** Standing between, nearest first. */
  readonly between: readonly CharacterBetween[]
}

/** The effect of characters in between on a shot. */
export interface FireOver {
  readonly open: boolean
  /** Steps by which it raises the cover. */
  readonly coverSteps: number
}
