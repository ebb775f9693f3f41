/** The types of map rows for medieval rules: what they read beside what every ruleset's rows say. */
import type * as map from '../../mapRows'
import { type Rows } from '../../rows'
import { type CounterSchema, type FaceRow } from '../../ruleset'

export type Cover = 'none' | 'light' | 'medium' | 'heavy'

export interface TerrainRow extends map.TerrainRow {
  /** Movement points to enter on foot / mounted; undefined = may not enter. */
  readonly costFoot: number | undefined
  readonly costMounted: number | undefined
  readonly cover: Cover
  /** The cover of who stands at its edge, fired at from open ground; absent = `cover`. */
  readonly edgeCover?: Cover
  /** Levels that what grows or stands there rises above the ground, for sight over it (HS-LOS); 0 = nothing. */
  readonly sightHeight: number
  /** Under a roof: seen across only by who is under a roof too (HS-LOS). */
  readonly roofed: boolean
  /** Under trees: a rider cannot attack into it (MC-ATT-3), a group not advance through it (SV-GRP-1). */
  readonly wooded: boolean
  /** Trees in rows: not wooded where the option `orchards` says so. */
  readonly treesInRows?: true
  /** Boats are islands for opportunity attacks (MC-INF-8). */
  readonly boat: boolean
  /** A group passes it one behind the other (SV-GRP-1): stairs. */
  readonly inFile?: true
  /** Only swimmers and boats enter; a character on foot in it is a finding. */
  readonly deepWater: boolean
}

export interface FeatureRow extends map.FeatureRow {
  /** Forbids melee across: `always`, `when-closed` (doors, gates), `never`; with the rule that says so. */
  readonly blocksMelee: 'always' | 'when-closed' | 'never'
  /** An opening that lets melee pass where its barrier forbids it (an open gate in a wall). */
  readonly opensMelee: boolean
  /**
   * What it does to a line of sight that crosses its side (HS-LOS): a `loophole` lets through only lines of who stands
   * directly behind it (its inside; either hex when it has none).
   */
  readonly sight: 'clear' | 'blocks' | 'when-closed' | 'loophole'
  /** Levels above the higher of its two hexes at which sight passes over it again. */
  readonly sightHeight: number
  /** Too narrow for a naphtha thrower (MC-MAP-4). */
  readonly narrow?: true
  /**
   * Movement points to cross the side, on foot / mounted, beside the cost of the hex; undefined = may not cross.
   * Of an opening or a fixture: what it makes of the barrier's; a closed door is not crossed.
   */
  readonly crossFoot: number | undefined
  readonly crossMounted: number | undefined
  /** Of a way: what entering along it costs in place of the terrain's; absent = the terrain's. */
  readonly along?: { readonly foot: number; readonly mounted: number }
  /** What its lowered portcullis covers, seen through the bars (HS-LOS). */
  readonly portcullisCover?: Cover
  readonly cover: Cover
}

export interface StructureRow extends map.StructureRow {
  readonly cover: Cover
  /** As of a terrain (HS-LOS): levels that it rises above the ground, and whether it is a roof; absent = neither. */
  readonly sightHeight?: number
  readonly roofed?: true
  readonly mountedMayEnter: boolean
}

export interface MarkerRow extends map.MarkerRow {
  readonly cover: Cover | undefined
  /** Its hex burns: who stands on it rolls (MC-NAP-2). */
  readonly burns?: true
}

/** The state of the character that a face shows. */
export interface MedievalFace extends FaceRow {
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

/** The rows a medieval rule reads: a ruleset's own, or a scenario's effective ones. */
export interface MedievalRows extends Rows {
  readonly terrains: readonly TerrainRow[]
  readonly features: readonly FeatureRow[]
  readonly structures: readonly StructureRow[]
  readonly markers: readonly MarkerRow[]
  readonly counterSchema: CounterSchema<MedievalFace>
}
