/**
 * The input of the painter: a map, its layout, and for each id the look that its ruleset asks for. It says what has fallen:
 * the painter calls no rule.
 */
import { type GamePlace } from '#shared/document/gamePlaces'
import { type HexAttribute } from '#shared/document/hexAttributes'
import { type FoundSide } from '#shared/document/map'
import { type Environment, type Scenario, type ScenarioMap, type Structure } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Layout } from '#shared/hex/layout'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { type FeatureLook, type StructureLook, type TerrainLook } from '#shared/rules/map/looks'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type PlacedPicture } from './placedBackground'
import { type Color } from './ops'

/** A counter as the painter sees it. */
export interface PlacedFace {
  readonly id: string
  readonly face: CounterFace
  /** Front hex. */
  readonly hex: Axial
  /** Radians, clockwise from 12 o'clock. */
  readonly angle: number
  /** The other hex of a two-hex counter: behind it, or on its right (CounterFace.across). */
  readonly rear?: Axial
  /** Position in its stack, from 0 at the bottom, and the stack's height. */
  readonly level: number
  readonly stackHeight: number
}

export interface Scene {
  readonly map: ScenarioMap
  /** Undefined where none is drawn. */
  readonly background?: PlacedPicture | undefined
  readonly layout: Layout
  /** Unknown ids get the look of open ground / a plain wall: the file keeps them, a check reports them. */
  terrainLook(id: string, environment?: Environment): TerrainLook
  featureLook(id: string): FeatureLook
  structureLook(id: string): StructureLook
  /** True where the ruleset knows neither bridge nor ford: a road over water is itself the bridge (CM-SID-3). */
  readonly roadsBridgeWater?: boolean
  /** True when by the rules it has fallen (MC-MAP-2): what is painted on a side, and the structure of a hex. */
  isFallenBarrier(found: FoundSide): boolean
  isFallenStructure(hex: Axial, structure: Structure): boolean
  /** The colour of a side; undefined when there is none of that name. */
  sideColor(id: string): Color | undefined
  /** Carried by hexes beside terrain and level, and read by the ruleset: no other is drawn. */
  readonly attributes: readonly HexAttribute[]
  readonly counters: readonly PlacedFace[]
  readonly boards: Scenario['boards']
  readonly labels: Scenario['labels']
  readonly zones: Scenario['zones']
  /** The entries and objectives of the game. */
  readonly places: readonly GamePlace[]
}

export type SceneRuleset = Pick<
  Ruleset,
  | 'terrains'
  | 'features'
  | 'structures'
  | 'markers'
  | 'counterFace'
  | 'concealedFace'
  | 'openTerrain'
  | 'hexAttributes'
>
