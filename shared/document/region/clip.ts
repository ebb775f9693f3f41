/**
 * A piece of a map out of its place (MAP-2): what cut, copy, paste and stamps carry. Its hexes are counted from an anchor, which
 * is hex 0,0; axial steps mean the same everywhere, so it fits any place of any grid.
 */
import { type HexKey } from '#shared/hex/axial'
import { type Grid } from '#shared/hex/grid'
import { type Localized } from '#shared/i18n/localized'
import { type Extensible } from '#shared/json/extra'
import { type ZoneId } from '../ids'
import {
  type Environment,
  type HexsideBucket,
  type Scenario,
  type ScenarioMap,
  type TerrainId,
  type Zone,
} from '../types'

/** The values of one hex, all of them. */
export interface RegionHex extends Extensible {
  readonly terrain: TerrainId
  readonly elevation: number
  readonly environment: Environment
  /** Bit set of `HEX_FLAGS`. */
  readonly flags: number
  readonly wandering: number
}

/** The parts of a region that can be laid or left out (MAP-2). */
export const REGION_PARTS = ['ground', 'sides', 'structures', 'counters', 'labels', 'zones'] as const
/** `structures`: markers too. */
export type RegionPart = (typeof REGION_PARTS)[number]

/** The kinds of stamps, in the order of the library. */
export const STAMP_CATEGORIES = ['castle', 'village', 'water', 'land', 'own'] as const
export type StampCategory = (typeof STAMP_CATEGORIES)[number]

/** The name of a stamp; a stamp of the user's has the same name in both languages. */
export interface StampInfo extends Extensible {
  readonly name: Localized
  readonly category: StampCategory
}

export interface RegionClip extends Extensible {
  /** Only in a library of stamps. */
  readonly stamp?: StampInfo
  /** Taken for its counters alone: where it is laid, nothing else changes. */
  readonly only?: 'counters'
  /** The orientation of the grid it was taken from: it says what is straight up, for mirroring and for labels. */
  readonly orientation: Grid['orientation']
  /** The characters its terrains had, for palettes that lack them. */
  readonly palette: Readonly<Record<string, TerrainId>>
  readonly hexes: Readonly<Record<HexKey, RegionHex>>
  /** The sides between its hexes and those of its rim: both halves travel. */
  readonly hexsides: HexsideBucket
  readonly structures: ScenarioMap['structures']
  readonly markers: ScenarioMap['markers']
  readonly labels: Scenario['labels']
  /** Those that lie in it whole. */
  readonly zones: Scenario['zones']
  /** Counters whose own hex is inside (a rider's front hex), with the types, sides and pictures that they need. */
  readonly counters: Scenario['counters']
  readonly counterTypes: Scenario['counterTypes']
  /** Also of owners of structures and gates, and of zones. */
  readonly sides: Scenario['sides']
  readonly images: Scenario['images']
  /** The game whose rows `houseTables` adds to; absent with it. */
  readonly ruleset?: string
  /** The author's own terrain, features and obstacles that it names; absent = none. */
  readonly houseTables?: Scenario['houseTables']
}

export function zonesWithin(
  zones: Scenario['zones'],
  holds: (hex: HexKey) => boolean,
): readonly (readonly [ZoneId, Zone])[] {
  return (Object.entries(zones) as [ZoneId, Zone][]).filter(
    ([, { hexes }]) => hexes.length > 0 && hexes.every(holds),
  )
}
