/**
 * The rows of a map: terrain, hexside features, structures, markers. These types hold what the rest of the program asks of
 * every ruleset's rows; each ruleset adds what its own rules read. Code asks their properties, never ids.
 */
import { type FeatureId, type HexsideSlot } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type FeatureLook, type StructureLook, type TerrainLook } from './looks'
import { type RuleId } from './ruleIds'

/** Where a row comes from: printed in the source, our reconstruction of it, or ours. */
export type Source = 'book' | 'reconstructed' | 'house' | 'uncertain'

export interface TerrainRow {
  readonly id: string
  readonly name: Localized
  /** The character of the file's map rows. */
  readonly char: string
  readonly look: TerrainLook
  /** What it looks like in a cave; absent = the same. */
  readonly caveLook?: TerrainLook
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
  /** Hits a wall takes before it falls (MC-MAP-2); absent = does not fall. */
  readonly integrity?: number
  /** May be open or closed; may have a portcullis. */
  readonly hasState: boolean
  readonly hasPortcullis: boolean
  /** Belongs to a side, whose units and guests pass it (CM-SID-6). */
  readonly hasOwner?: true
  /** A way in for people: counts as an entrance of an enclosed area. */
  readonly entrance: boolean
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
  /** The barrier that it sets on each side it faces, its own hex inside; absent = open all round (MC-MAP-2). */
  readonly front?: FeatureId
  /** The opening in the middle of that front. */
  readonly opening?: FeatureId
  readonly source: Source
  readonly rule?: RuleId
}

export interface MarkerRow {
  readonly id: string
  readonly name: Localized
  readonly look: StructureLook
  /** Faces a side or a vertex (CM-OBS); absent = it lies anyhow. */
  readonly directional?: true
  /** May start hidden (CM-OBS). */
  readonly mayHide?: true
  /** The terrain its hex counts as; its structure then counts no more (MC-MAP-2). Absent = unchanged. */
  readonly terrain?: string
  /** Opens every side of its hex: walls that fall under hits stand there no more, wherever painted (MC-MAP-2). */
  readonly opensSides?: true
  readonly source: Source
  readonly rule?: RuleId
}
