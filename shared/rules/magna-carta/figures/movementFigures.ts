/** The costs of moving beside terrain and hexsides, and the length of an advance: data. @rule HS-MOV-4 @rule MC-ADV-1 */
import { count, singleFigures, word } from '../../house/singleFigures'
import { type FireResult, type FireTarget } from './fireTables'

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

const lost = (points: number, fr: string, en: string) => ({
  kind: word('less'),
  points: count(points, `tir défensif, ${fr}, points perdus`, `defensive fire, ${en}, points lost`),
})

export const MOVEMENT = singleFigures({
  /** A rider's turn by a step of 60 degrees. */
  riderTurn: count(1, 'tourner à cheval, par pas de 60°, points', 'turning mounted, a step of 60°, points'),
  /** The three steps of half a turn (MC-VOL-2). */
  aboutTurn: count(3, 'demi-tour à cheval, points', 'about-turn mounted, points'),
  climb: count(1, 'monter d’un niveau, points', 'climbing one level, points'),
  /** Up or down, without stairs or a ladder. */
  steepest: count(1, 'niveaux franchis sans escalier', 'levels taken without stairs'),
  /** The loser's hex included. */
  advanceLimit: count(2, 'avance après combat, cases', 'advance after combat, hexes'),
  /** @rule MC-FIR-5 @rule MC-FIR-6 */
  defensiveFire: {
    foot: {
      A: lost(2, 'à pied, résultat A', 'on foot, result A'),
      B: { kind: word('halved') },
      C: { kind: word('ended') },
    },
    mounted: {
      A: lost(4, 'à cheval, résultat A', 'mounted, result A'),
      B: { kind: word('ended') },
      C: lost(4, 'à cheval, résultat C', 'mounted, result C'),
      D: {
        kind: word('on-foot'),
        armoured: count(1, 'désarçonné en armure, cases à pied', 'unhorsed in armour, hexes on foot'),
        light: count(2, 'désarçonné sans armure, cases à pied', 'unhorsed without armour, hexes on foot'),
      },
      E: { kind: word('ended') },
    },
  },
})

/** The cost of stepping without turning, on foot, where facing has an effect there (Savoy, SV-MOV-1). */
export const WITHOUT_TURNING = singleFigures({
  sideExtra: count(
    1,
    'pas de côté sans se tourner, points en plus',
    'step aside without turning, extra points',
  ),
  /** Multiplies the cost of a rear hex. */
  rearFactor: count(
    2,
    'pas en arrière sans se tourner, coût multiplié par',
    'step back without turning, cost multiplied by',
  ),
})
export type SteppingWithoutTurning = typeof WITHOUT_TURNING.values

type Movement = typeof MOVEMENT.values
export interface MovementFigures extends Movement {
  /** Absent where facing has no effect on foot (MC-GEO-1): every hex is then entered at its plain cost. */
  readonly withoutTurning?: SteppingWithoutTurning
}
