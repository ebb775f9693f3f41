/**
 * The contract of a ruleset: a data half (plain rows, which a scenario may add to or override) and a function half
 * (questions answered with a Ruling). Code asks properties of rows, never ids.
 */
import { type Localized } from '#shared/i18n/localized'
import {
  type Counter,
  type CounterType,
  type Placement,
  type Stats,
  type StatValue,
} from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Marker, type Scenario } from '#shared/document/types'
import { type HexAttribute } from '#shared/document/hexAttributes'
import { type Axial } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type Hexside } from '#shared/hex/hexside'
import { type CounterFace } from './counterFace'
import { type FieldWords } from '#shared/rules/fields/field'
import { type HouseEffect, type HouseRules } from './house'
import {
  type FeatureRow,
  type MarkerRow,
  type Source,
  type StructureRow,
  type TerrainRow,
} from '#shared/rules/map/mapRows'
import { type RuleId } from '#shared/rules/sentences/ruleIds'
import { type Ruling } from '#shared/rules/sentences/ruling'
import { type StatsFault } from './statsFault'
import { type BoardPresetId } from '#shared/document/newScenario'

/** One stat of a counter sheet. */
export interface StatField extends FieldWords {
  readonly id: string
  readonly kind: 'integer' | 'boolean' | 'choice' | 'text'
  /** On which level it is kept: the sheet, each face, or the counter on the map (its `status`). */
  readonly of: 'type' | 'face' | 'counter'
  /** Kept on the sheet, but a face may have a value of its own (CM-STAT-2). */
  readonly mayDiffer?: true
  /** For an integer: the value that the game's sheets hardly exceed (CHK-9). */
  readonly usualMost?: number
  readonly default: StatValue
}

/** One face of a counter and the state of the character or unit that it shows. */
export interface FaceRow {
  readonly id: string
  readonly name: Localized
  /** The habit of these rules: the face before it in the list whose stats it starts with, and those that differ (CTR-1). */
  readonly startsAs?: { readonly face: string; readonly but?: Stats }
}

/** A state that faces show, by the name under which it is offered: "wounded", "on foot". */
export interface FaceState {
  readonly id: string
  readonly name: Localized
  /** The face in this state that takes the place of each other; one that is left out has none. */
  readonly faces: Readonly<Record<string, string>>
  /** Done again each time it is chosen (a step fewer); others come and go. */
  readonly repeats?: true
}

/** The shape of a counter, from the stats of its sheet. */
export interface CounterShape {
  /** Hexes that it covers, unless a face says otherwise by its stat `footprint`. */
  readonly footprint: 1 | 2
  /** The faces it owns, with the stats that each has of its own from the start. */
  readonly faces: readonly { readonly id: string; readonly stats: Stats }[]
  /** The face that a new counter shows. */
  readonly first: string
}

/** A kind of counter that one may start a sheet with. */
export interface CounterKind {
  readonly id: string
  /** As a choice: "Mounted counter". */
  readonly name: Localized
  /** Stats that differ from the defaults. */
  readonly stats: Stats
}

/** Something added up over counters: a number of their sheets (attack), or one that the face shown stands for (steps). */
export interface StrengthSum {
  readonly id: string
  readonly name: Localized
  /** The id of a stat, or a number for each face; what is no number counts 0. */
  readonly of: { readonly stat: string } | { readonly faces: Readonly<Record<string, number>> }
}

/** The way in which these rules tell the strength of an army at a glance (CTR-7). */
export interface StrengthSchema {
  /** The field of choice by which counters are counted. */
  readonly category: string
  readonly sums: readonly StrengthSum[]
  /** Faces and states in which a counter does not fight: a mount without its rider, a dead man. */
  readonly out: { readonly faces: readonly string[]; readonly states: readonly string[] }
  /** Faces of a counter that is wounded, or has lost strength: those named, or all but the first of its sheet. */
  readonly wounded: readonly string[] | 'all-but-first'
}

export interface CounterSchema<F extends FaceRow = FaceRow> {
  readonly id: string
  readonly fields: readonly StatField[]
  readonly faces: readonly F[]
  readonly kinds: readonly CounterKind[]
  readonly faceStates: readonly FaceState[]
  /** States that a face does not show: stunned, dead. */
  readonly conditions: readonly { readonly id: string; readonly name: Localized }[]
  /** The fields of choice that tell a sheet in a few words, in the order in which they are said; absent = none. */
  readonly inShort?: readonly string[]
  /** The names of a card's black, red and blue numbers beside the sheet; absent = those of the sheet's stats. */
  readonly numbers?: readonly [Localized, Localized, Localized]
  readonly strength: StrengthSchema
  /** The shape of a sheet with these stats, all of them of the sheet. */
  shape(stats: Stats): CounterShape
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

/** An option by its choices and their names, the default first unless another is said. */
export function ruleOption(
  id: string,
  rule: RuleId,
  name: Localized,
  names: Readonly<Record<string, Localized>>,
  more: Partial<Pick<RuleOption, 'default' | 'uncertain'>> = {},
): RuleOption {
  const choices = Object.entries(names).map(([choice, called]) => ({ id: choice, name: called }))
  return { id, name, choices, default: choices[0]?.id ?? '', rule, ...more }
}

/** The choice made for each option, by id; an option left out has its default. */
export type ChosenOptions = Readonly<Record<string, string>>

/** `twelve`: sides and vertices, by steps of 30 degrees; `any`: facing has no effect. */
export type FacingKind = 'side' | 'vertex' | 'twelve' | 'any'

/** The facing that is nearest to one and of a kind that a counter may have; itself where either kind will do. */
export function legalFacing(facing: Facing, kind: FacingKind): Facing {
  return kind === 'any' || kind === 'twelve' ? facing : { kind, index: facing.index }
}

export interface Ruleset {
  readonly id: string
  readonly name: Localized
  /** The board that new scenarios of these rules begin with; absent = the first of all. */
  readonly board?: BoardPresetId
  /** The terrain that a new map is filled with. */
  readonly openTerrain: string
  /** The barrier a slit, window, door or gate gets when it is set in open ground (SID-4). */
  readonly defaultWall: string
  readonly terrains: readonly TerrainRow[]
  readonly features: readonly FeatureRow[]
  readonly structures: readonly StructureRow[]
  readonly markers: readonly MarkerRow[]
  readonly counterSchema: CounterSchema
  /** The places in its hex where a counter may be in these rules; it is put in the first. */
  readonly placements: readonly Placement[]
  /** Painted on a hex beside its terrain and level, as far as these rules read it. */
  readonly hexAttributes: readonly HexAttribute[]
  /** Read by these rules beside map and counters: the panels for them are shown. */
  readonly scenarioParts: readonly ('start' | 'wings')[]
  /** A route has risks: its analysis answers `route`. */
  readonly hasRoutes: boolean
  /** Tables by id; ids the contract knows but this version lacks are absent. */
  readonly tables: readonly RuleTable[]
  readonly options: readonly RuleOption[]
  /** The rule by which some counters face sides only, and the one by which some face vertices only (CHK-4). */
  readonly facingRules: { readonly side?: RuleId; readonly vertex?: RuleId }

  /**
   * This ruleset as a scenario plays it: its options chosen, its house tables applied to rows and figures. Itself when
   * nothing differs; the same answer for the same `options` and `houseTables` objects. Asked of a ruleset that is played
   * already, it starts anew from the ruleset's own rows and figures.
   */
  under(house: HouseRules): PlayedRuleset
  /** The face of a counter (SV-CTR). */
  counterFace(scenario: Scenario, counter: Counter): CounterFace
  /** The face of a hidden counter or a decoy for those it deceives; absent = they see nothing (CM-HID-2). */
  concealedFace?(scenario: Scenario, counter: Counter): CounterFace
  /** The facings that a counter with this face may have (MC-GEO-1, -2; CM-ORI-1). */
  facingKind(scenario: Scenario, counter: Counter): FacingKind
  /** May a counter stand in a hex (CHK-3)? */
  mayStand(scenario: Scenario, counter: Counter, hex: Axial): Ruling<boolean>
  /** May the two halves of a two-hex counter lie on both hexes (CHK-4)? */
  mayStraddle(scenario: Scenario, front: Axial, rear: Axial): Ruling<boolean>
  /** Two counters that are in each other's way share no hex, wherever and however they stand; absent = `mayStack` judges each stack. */
  readonly oneAHex?: true
  /** May these counters share a hex (CHK-2)? Bottom first; the reasons name those who are at odds, none = all of them. */
  mayStack(scenario: Scenario, hex: Axial, counters: readonly CounterId[]): Ruling<boolean>
  /** May a marker lie where it does (CM-TER-3, CM-OBS)? Absent = anywhere. */
  mayLie?(scenario: Scenario, marker: Marker): Ruling<boolean>
  /** Does a way in on this side lead into what its owner can own (CM-SID-6)? Absent = owners own the opening alone. */
  leadsInto?(scenario: Scenario, side: Hexside): Ruling<boolean>
  /** The faults of a sheet: values that contradict the rules, or can never have an effect (CHK-9). */
  sheetFaults?(type: CounterType): readonly StatsFault[]
  /** The same faults in the state of a counter (CHK-9). */
  stateFaults?(scenario: Scenario, counter: Counter): readonly StatsFault[]
}

/** A ruleset as a scenario plays it. */
export interface PlayedRuleset extends HouseEffect {
  readonly ruleset: Ruleset
}
