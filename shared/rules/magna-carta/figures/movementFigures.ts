/** The costs of moving beside terrain and hexsides, and the length of an advance: data. @rule HS-MOV-4 @rule MC-ADV-1 */
import { type FireResult, type FireTarget } from './fireTables'

/** The cost of stepping without turning, on foot (SV-MOV-1). */
export interface SteppingWithoutTurning {
  /** Points added to the cost of a side hex. */
  readonly sideExtra: number
  /** Multiplies the cost of a rear hex. */
  readonly rearFactor: number
}

/** The effect of defensive fire on the points that remain. */
export type DefensiveEffect =
  | { readonly kind: 'less'; readonly points: number }
  | { readonly kind: 'halved' }
  | { readonly kind: 'ended' }
  /** Unhorsed, but able to walk a little: so many hexes on foot. */
  | { readonly kind: 'on-foot'; readonly armoured: number; readonly light: number }

/** By table and letter; a letter left out takes nothing. */
export type DefensiveEffects = Readonly<
  Record<FireTarget, Partial<Readonly<Record<FireResult, DefensiveEffect>>>>
>

export interface MovementFigures {
  /** Points of a rider's turn, a step of 60 degrees. */
  readonly riderTurn: number
  /** Points of a rider's about-turn (MC-VOL-2): the three steps of half a turn. */
  readonly aboutTurn: number
  /** Absent where facing has no effect on foot (MC-GEO-1): every hex is then entered at its plain cost. */
  readonly withoutTurning?: SteppingWithoutTurning
  /** Points of climbing one level. */
  readonly climb: number
  /** Levels up or down that are taken without stairs or a ladder. */
  readonly steepest: number
  /** Hexes of an advance after combat, the loser's included. */
  readonly advanceLimit: number
  readonly defensiveFire: DefensiveEffects
}

/** @rule MC-FIR-5 @rule MC-FIR-6 */
const DEFENSIVE_EFFECTS: DefensiveEffects = {
  foot: { A: { kind: 'less', points: 2 }, B: { kind: 'halved' }, C: { kind: 'ended' } },
  mounted: {
    A: { kind: 'less', points: 4 },
    B: { kind: 'ended' },
    C: { kind: 'less', points: 4 },
    D: { kind: 'on-foot', armoured: 1, light: 2 },
    E: { kind: 'ended' },
  },
}

export const MOVEMENT: MovementFigures = {
  riderTurn: 1,
  aboutTurn: 3,
  climb: 1,
  steepest: 1,
  advanceLimit: 2,
  defensiveFire: DEFENSIVE_EFFECTS,
}
