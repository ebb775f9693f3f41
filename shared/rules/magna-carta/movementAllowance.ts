/** How many points a character may spend: its face, the limits of its weapon, and what defensive fire takes. */
import { effectiveStats } from '#shared/document/counters'
import { type Counter } from '#shared/document/types'
import { type Position } from '../position'
import { type FireResult, type FireTarget } from './fireTables'
import { type FireMode } from './weapons'

/** The movement of the face shown; of a sheet that leaves it out, the schema's default. @rule HS-MOV-7 */
export function allowanceOf({ scenario, rows }: Position, counter: Counter): number {
  const shown = effectiveStats(scenario, counter)['movement']
  const usual = rows.counterSchema.fields.find(({ id }) => id === 'movement')?.default
  return [shown, usual].find((value) => typeof value === 'number') ?? 0
}

/** The allowance of one who fires this turn, by the mode of the weapon. @rule MC-FIR-1 */
export function allowanceWhenFiring(allowance: number, { movement }: FireMode): number {
  if (movement === 'none') return 0
  return movement === 'halved' ? Math.floor(allowance / 2) : allowance
}

/** What a result of defensive fire leaves of the points that remain. */
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

/** @rule MC-FIR-5 @rule MC-FIR-6 */
export const DEFENSIVE_EFFECTS: DefensiveEffects = {
  foot: { A: { kind: 'less', points: 2 }, B: { kind: 'halved' }, C: { kind: 'ended' } },
  mounted: {
    A: { kind: 'less', points: 4 },
    B: { kind: 'ended' },
    C: { kind: 'less', points: 4 },
    D: { kind: 'on-foot', armoured: 1, light: 2 },
    E: { kind: 'ended' },
  },
}

/**
 * What is left to move after defensive fire: points, or hexes on foot for an unhorsed rider.
 * @param remaining the points left; of a character just wounded, those of its wounded face less the points spent.
 * @interpretation Hexes less are taken as points; a light rider is one without armour.
 * @rule MC-FIR-5 @rule MC-FIR-6
 */
export function remainingAfterDefensiveFire(
  effects: DefensiveEffects,
  remaining: number,
  {
    target,
    result,
    armoured,
  }: { readonly target: FireTarget; readonly result: FireResult; readonly armoured: boolean },
): number {
  const effect = effects[target][result]
  if (!effect) return remaining
  switch (effect.kind) {
    case 'less':
      return Math.max(0, remaining - effect.points)
    case 'halved':
      return Math.floor(remaining / 2)
    case 'ended':
      return 0
    case 'on-foot':
      return armoured ? effect.armoured : effect.light
  }
}
