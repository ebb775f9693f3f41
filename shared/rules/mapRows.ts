/** What stands on a map, as rows: terrain, hexside features, structures, markers. Code asks their properties, never ids. */
import { type FeatureId, type HexsideSlot } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type FeatureLook, type StructureLook, type TerrainLook } from './looks'
import { type RuleId } from './ruleIds'

/** Where a row comes from: printed in the source, our reconstruction of it, or ours. */
export type Source = 'book' | 'reconstructed' | 'house' | 'uncertain'

export type Cover = 'none' | 'light' | 'medium' | 'heavy'

export interface TerrainRow {
  readonly id: string
  readonly name: Localized
  /** The character of the file's map rows. */
  readonly char: string
  readonly look: TerrainLook
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
  /** A rider cannot attack into it (MC-ATT-3). */
  readonly wooded: boolean
  /** Boats are islands for opportunity attacks (MC-INF-8). */
  readonly boat: boolean
  /** A group passes it one behind the other (SV-GRP-1): stairs. */
  readonly inFile?: true
  /** Only swimmers and boats enter; a character on foot in it is a finding. */
  readonly deepWater: boolean
  readonly source: Source
  readonly rule?: RuleId
}

export interface FeatureRow {
  readonly id: string
  readonly name: Localized
  readonly slot: HexsideSlot
  readonly look: FeatureLook
  /** True when it closes an enclosure, whatever opening it holds (CHK-6). */
  readonly closes: boolean
  /** Grown, not built: it completes a wall, but alone it makes no fortification (CHK-6). */
  readonly natural?: true
  /** Knows which hex is inside (arrow slit, battlement, stairs). */
  readonly directional: boolean
  /** Must stand in a barrier that closes (SID-4); `wall` = the barrier a tool sets under it in open ground. */
  readonly sitsInWall: boolean
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
  /** Hits a wall takes before it falls (MC-MAP-2); absent = does not fall. */
  readonly integrity?: number
  /** May be open or closed; may have a portcullis. */
  readonly hasState: boolean
  readonly hasPortcullis: boolean
  /** What its lowered portcullis covers, seen through the bars (HS-LOS). */
  readonly portcullisCover?: Cover
  /** A way in for people: counts as an entrance of an enclosed area. */
  readonly entrance: boolean
  readonly cover: Cover
  readonly source: Source
  readonly rule?: RuleId
}

export interface StructureRow {
  readonly id: string
  readonly name: Localized
  readonly look: StructureLook
  readonly directional: boolean
  /** Hits it takes before it falls (MC-MAP-2); undefined = does not fall. */
  readonly integrity: number | undefined
  readonly cover: Cover
  /** The barrier that it sets on each side it faces, its own hex inside; absent = open all round (MC-MAP-2). */
  readonly front?: FeatureId
  /** The opening in the middle of that front. */
  readonly opening?: FeatureId
  /** As of a terrain (HS-LOS): levels that it rises above the ground, and whether it is a roof; absent = neither. */
  readonly sightHeight?: number
  readonly roofed?: true
  readonly mountedMayEnter: boolean
  readonly source: Source
  readonly rule?: RuleId
}

export interface MarkerRow {
  readonly id: string
  readonly name: Localized
  readonly look: StructureLook
  readonly cover: Cover | undefined
  /** The terrain its hex counts as; its structure then counts no more (MC-MAP-2). Absent = unchanged. */
  readonly terrain?: string
  /** Opens every side of its hex: walls that fall under hits stand there no more, wherever painted (MC-MAP-2). */
  readonly opensSides?: true
  /** Its hex burns: who stands on it rolls (MC-NAP-2). */
  readonly burns?: true
  readonly source: Source
  readonly rule?: RuleId
}
