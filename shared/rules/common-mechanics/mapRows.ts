/** The types of map rows for the common mechanics: what their rules read beside what every ruleset's rows say. */
import type * as map from '../mapRows'
import { type Rows } from '../rows'
import { type CounterSchema } from '../ruleset'
import { type StepsFace } from './units/counterSchema'

/** The classes of terrain. @rule CM-TER-1 */
export const DIFFICULTIES = [
  'clear',
  'rough',
  'difficult',
  'water',
  'lava',
  'fortification',
  'impassable',
] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export interface TerrainRow extends map.TerrainRow {
  readonly difficulty: Difficulty
}

/** How a side is crossed on the ground: as any other, at the cost of a rough side, by climbers only, by swimmers only. */
export type Crossing = 'free' | 'rough' | 'climb' | 'swim'

export interface FeatureRow extends map.FeatureRow {
  /** Of an opening: what it makes of its barrier for the owner's units and those it lets pass (CM-SID-6). */
  readonly crossing: Crossing
  /** Of a way: it takes the road column in place of the terrain's. */
  readonly road: boolean
  /** An ordinary side, whatever would be derived for it (CM-SID). */
  readonly levels: boolean
  /** Advantage of a shock across it, beside the climber's or swimmer's own (CM-SID-4). */
  readonly shock: number
  /** Advantage of fire at a target just behind it (CM-SID-2). */
  readonly fire: number
  /** A charge is lost before crossing or shocking across it. */
  readonly endsCharge: boolean
  /** No formation crosses it or shocks across it. */
  readonly endsFormation: boolean
}

/** @rule CM-OBS */
export interface MarkerRow extends map.MarkerRow {
  /** No new charge, a charge is lost entering or attacking, nobody forms up. */
  readonly obstacle: boolean
  /** A defensive work; may be the target of an attack. */
  readonly defensive?: true
  readonly target?: true
  /** It makes its hex flammable (CM-TER-3). */
  readonly flammable?: true
  /** Only where the hex is flammable: a fire-start or a blaze (CM-TER-3). */
  readonly burns?: 'start' | 'blaze'
  /** Blocks sight on a crossed hex (CM-LOS-10). */
  readonly blocksSight?: true
  /** Wandering level that it imposes (CM-LOS-10). */
  readonly wandering?: number
  /** Half points more to enter its hex. */
  readonly extraHalves: number
  /** The class that its hex becomes, when that is harder. */
  readonly difficulty?: Difficulty
  /** Where it may lie; absent = anywhere. */
  readonly only?: 'outdoors' | 'water'
  /** Its front sides let infantry in by a minimal move, flyers and infiltrators freely, nobody else (the palisade). */
  readonly closesFront?: true
  /** Stacking points that it takes. */
  readonly stacking?: number
}

/** The rows that a rule of this game reads: the ruleset's own, or a scenario's effective ones. */
export interface FantasyRows extends Rows {
  readonly terrains: readonly TerrainRow[]
  readonly features: readonly FeatureRow[]
  readonly structures: readonly never[]
  readonly markers: readonly MarkerRow[]
  readonly counterSchema: CounterSchema<StepsFace>
}
