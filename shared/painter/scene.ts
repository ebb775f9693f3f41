/**
 * What the painter is given: a map, its layout, and for each id the look its ruleset asks for. The painter calls no rule.
 */
import { type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Layout } from '#shared/hex/layout'
import { type CounterFace } from '#shared/rules/counterFace'
import { type FeatureLook, type StructureLook, type TerrainLook } from '#shared/rules/looks'
import { type Ruleset } from '#shared/rules/ruleset'

/** A counter as the painter sees it. */
export interface PlacedFace {
  readonly id: string
  readonly face: CounterFace
  /** Front hex. */
  readonly hex: Axial
  /** Radians, clockwise from 12 o'clock. */
  readonly angle: number
  /** Rear hex of a two-hex counter. */
  readonly rear?: Axial
  /** Position in its stack, from 0 at the bottom, and the stack's height. */
  readonly level: number
  readonly stackHeight: number
}

export interface Scene {
  readonly map: ScenarioMap
  readonly layout: Layout
  /** Unknown ids get the look of open ground / a plain wall: the file keeps them, a check reports them. */
  terrainLook(id: string): TerrainLook
  featureLook(id: string): FeatureLook
  structureLook(id: string): StructureLook
  readonly counters: readonly PlacedFace[]
  readonly labels: Scenario['labels']
  readonly zones: Scenario['zones']
}

export type SceneRuleset = Pick<
  Ruleset,
  'terrains' | 'features' | 'structures' | 'markers' | 'counterFace' | 'openTerrain'
>
