/** The points that a character may spend: by its face, by the limits of its weapon, and after defensive fire. */
import { effectiveStats } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type Position } from '../position/position'
import { type FireResult, type FireTarget } from '../figures/fireTables'
import { type DefensiveEffects } from '../figures/movementFigures'
import { type FireMode } from '../rows/weapons'

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

/**
 * The movement left after defensive fire: points, or hexes on foot for an unhorsed rider.
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
