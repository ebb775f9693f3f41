/**
 * The figures of the Advantage. Two sets: those of the mechanics sheet, and those of the published combat sheet, which an
 * option chooses. Those of hexside features stand in their rows.
 */
import { type Difficulty } from '../rows/difficulties'
import { type AttackKind } from '#shared/rules/answers/advantage'

/** The figure of a class of terrain. `either`: once, whether the attack comes from it, goes into it, or both. */
export type TerrainAdvantage = { readonly either: number } | { readonly from: number; readonly into: number }

/** Advantage of an attack on a flank and in the rear. @rule CM-ORI-4 */
interface FacingAdvantage {
  readonly flank: number
  readonly rear: number
}

export interface AdvantageFigures {
  /** A class left out adds nothing. @rule CM-TER-1 */
  readonly terrain: Readonly<Record<AttackKind, Readonly<Partial<Record<Difficulty, TerrainAdvantage>>>>>
  /** The units of the two that must be on the ground for terrain to count. @rule CM-TER-1 */
  readonly terrainCounts: 'both-on-ground' | 'one-on-ground'
  readonly facing: Readonly<Record<AttackKind, FacingAdvantage>>
  /** For standing higher, whatever the number of levels; for standing lower, as much less. @rule CM-SID-3 */
  readonly higher: number
  /** For flying above the other in shock; for being below, as much less. @rule CM-FLY-3 */
  readonly flyingAbove: number
  /** For a shock across a side that only climbers, or only swimmers, cross. @rule CM-SID-4 */
  readonly climbing: number
  readonly swimming: number
}

/** The sheets of which the option `sheet` chooses one. */
export type AdvantageSheet = 'mechanics' | 'combat'

const MECHANICS: AdvantageFigures = {
  terrain: {
    shock: {
      rough: { either: -1 },
      difficult: { either: -2 },
      water: { from: -2, into: 2 },
      lava: { from: -2, into: 2 },
      fortification: { from: 0, into: -4 },
    },
    fire: {
      rough: { either: -2 },
      difficult: { either: -4 },
      fortification: { from: 0, into: -4 },
    },
  },
  terrainCounts: 'both-on-ground',
  facing: { shock: { flank: 2, rear: 4 }, fire: { flank: 2, rear: 4 } },
  higher: 1,
  flyingAbove: 2,
  climbing: -4,
  swimming: -2,
}

const COMBAT: AdvantageFigures = {
  ...MECHANICS,
  terrain: {
    shock: { ...MECHANICS.terrain.shock, water: { either: -2 }, lava: { either: -2 } },
    fire: { ...MECHANICS.terrain.fire, rough: { from: -1, into: -2 }, difficult: { from: -1, into: -4 } },
  },
  terrainCounts: 'one-on-ground',
  facing: { ...MECHANICS.facing, fire: { flank: 1, rear: 2 } },
}

export const ADVANTAGE: Readonly<Record<AdvantageSheet, AdvantageFigures>> = {
  mechanics: MECHANICS,
  combat: COMBAT,
}
