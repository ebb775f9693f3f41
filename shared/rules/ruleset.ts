/**
 * The contract of a ruleset: a data half (plain rows, which a scenario may add to or override) and a function half
 * (questions answered with a Ruling). Code asks properties of rows, never ids.
 */
import { type Localized } from '#shared/i18n/localized'
import { type Scenario, type Counter, type CounterId, type StatValue } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type CounterFace } from './counterFace'
import { type HouseEffect, type HouseRules } from './house'
import { type FeatureRow, type MarkerRow, type Source, type StructureRow, type TerrainRow } from './mapRows'
import { type RuleId } from './ruleIds'
import { type Ruling } from './ruling'

/** One stat of a counter sheet. */
export interface StatField {
  readonly id: string
  readonly name: Localized
  readonly kind: 'integer' | 'boolean' | 'choice' | 'text'
  /** Range of an integer, inclusive. */
  readonly min?: number
  readonly max?: number
  readonly choices?: readonly { readonly id: string; readonly name: Localized }[]
  /** On which level it is kept: the sheet, or each face. */
  readonly of: 'type' | 'face'
  readonly default: StatValue
}

/** One face of a counter and the state of the character it shows. */
export interface FaceRow {
  readonly id: string
  readonly name: Localized
  readonly footprint: 1 | 2
  readonly mounted: boolean
  readonly wounded: boolean
  /** Which sheets own this face: those on foot, those mounted, or both. */
  readonly ownedBy: 'foot' | 'mounted' | 'both'
  /** A mount without its rider: it fights nobody. */
  readonly riderless?: true
  /** Down for good: it is in nobody's way. */
  readonly fallen?: true
}

export interface CounterSchema {
  readonly id: string
  readonly fields: readonly StatField[]
  readonly faces: readonly FaceRow[]
  /** States that a face does not show: stunned, dead. */
  readonly conditions: readonly { readonly id: string; readonly name: Localized }[]
  /**
   * The missile weapon that the last two letters of an abbreviation name, by those letters (SV-CTR-3); absent = an
   * abbreviation says nothing of weapons.
   */
  readonly missileCodes?: Readonly<Record<string, string>>
}

/** A table as data: what `castellan tables` prints and house tables replace. */
export interface RuleTable {
  readonly id: string
  readonly title: Localized
  readonly columns: readonly Localized[]
  readonly rows: readonly {
    readonly label: Localized
    readonly cells: readonly Localized[]
    readonly uncertain?: boolean
  }[]
  readonly source: Source
  readonly rule: RuleId
  readonly uncertain?: boolean
  readonly notes?: readonly Localized[]
}

/** A reading or a variant of the rules that a scenario may choose. */
export interface RuleOption {
  readonly id: string
  readonly name: Localized
  readonly choices: readonly { readonly id: string; readonly name: Localized }[]
  /** One of the choices. */
  readonly default: string
  readonly rule: RuleId
  /** The choices are readings of a text that leaves them open: shown to the user as such. */
  readonly uncertain?: true
}

/** The choice made for each option, by id; an option left out has its default. */
export type ChosenOptions = Readonly<Record<string, string>>

export interface Ruleset {
  readonly id: string
  readonly name: Localized
  /** What a new map is filled with. */
  readonly openTerrain: string
  /** The barrier a slit, window, door or gate gets when it is set in open ground (SID-4). */
  readonly defaultWall: string
  readonly terrains: readonly TerrainRow[]
  readonly features: readonly FeatureRow[]
  readonly structures: readonly StructureRow[]
  readonly markers: readonly MarkerRow[]
  readonly counterSchema: CounterSchema
  /** Tables by id; ids the contract knows but this version lacks are absent. */
  readonly tables: readonly RuleTable[]
  readonly options: readonly RuleOption[]

  /**
   * This ruleset as a scenario plays it: its options chosen, its house tables laid over rows and figures. Itself when
   * nothing differs; the same answer for the same `options` and `houseTables` objects. Asked of a ruleset that is played
   * already, it starts anew from the ruleset's own rows and figures.
   */
  under(house: HouseRules): PlayedRuleset
  /** What the face of a counter shows (SV-CTR). */
  counterFace(scenario: Scenario, counter: Counter): CounterFace
  /** Which facings a counter with this face may have (MC-GEO-1, -2). */
  facingKind(scenario: Scenario, counter: Counter): 'side' | 'vertex' | 'any'
  /** May a counter stand in a hex (CHK-3)? */
  mayStand(scenario: Scenario, counter: Counter, hex: Axial): Ruling<boolean>
  /** May the two halves of a two-hex counter lie on both hexes (CHK-4)? */
  mayStraddle(scenario: Scenario, front: Axial, rear: Axial): Ruling<boolean>
  /** May these counters share a hex (CHK-2)? Bottom first. */
  mayStack(scenario: Scenario, hex: Axial, counters: readonly CounterId[]): Ruling<boolean>
}

/** A ruleset as a scenario plays it. */
export interface PlayedRuleset extends HouseEffect {
  readonly ruleset: Ruleset
}
