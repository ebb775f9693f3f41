/** The effects of one opportunity attack on a mover: saves, the second wound, the end of its way (MC-INF-7, -11; SV-ARM). */
import { type Counter } from '#shared/document/armies'
import { type Fraction, fraction, multiplyFractions, ONE } from '../../chances/fraction'
import { armourOf } from '../position/position'
import { faceRow } from '#shared/rules/contract/rows'
import {
  type Arrival,
  INFILTRATION_OUTCOMES,
  type InfiltrationOutcome,
  type RouteKind,
} from '#shared/rules/answers/route'
import { type Firing } from '#shared/rules/answers/firing'
import { weaponOf } from '../fire/fireLine'
import { pointsWhenFiring } from '../fire/firingLimits'
import { type Harm, reducedHarm, savesOf, stepsSaved } from '../saves/saves'
import { isLastBlow } from '../characters/character'
import { infiltrationChances } from '../figures/infiltrationTable'
import { type MedievalPosition } from '../rules/medievalRules'
import { allowanceOf } from '../movement/movementAllowance'

/** The condition of the mover on its way so far. */
export interface Condition {
  /** The worst new effect. */
  readonly worst: Arrival
  /** Its way ends in this hex. */
  readonly ended: boolean
}

/** The harm of a roll to a mover, before its saves; `undefined` = none. @rule MC-INF-9 @rule SV-OPP-4 */
export const HARM_OF: Readonly<Record<InfiltrationOutcome, Harm | undefined>> = {
  none: undefined,
  stop: 'retreat-or-stop',
  wounded: 'wounded',
  killed: 'killed',
}

/**
 * The chances of each number of steps that the mover saves; an attack of opportunity is hand to hand, so no shield
 * counts. @rule SV-OPP-6 @rule SV-ARM-4
 */
export function saveSteps(position: MedievalPosition, mover: Counter): readonly Fraction[] {
  const { saves } = position.rules.figures
  return saves ? stepsSaved(savesOf({ armour: armourOf(position, mover), largeShield: false }, saves)) : [ONE]
}

/** The chances of each harm of a roll with this modifier, saves rolled, all over one denominator. */
export function harmChances(
  { rules }: MedievalPosition,
  modifier: number,
  saved: readonly Fraction[],
): ReadonlyMap<Harm | undefined, Fraction> {
  const { cases, weights } = infiltrationChances(modifier, rules.infiltrationTable(rules))
  const chances = new Map<Harm | undefined, Fraction>()
  for (const outcome of INFILTRATION_OUTCOMES)
    for (const [steps, chance] of saved.entries()) {
      const harm = HARM_OF[outcome]
      const left = harm && reducedHarm(harm, steps)
      const { numerator, denominator } = multiplyFractions(fraction(weights[outcome], cases), chance)
      chances.set(left, fraction((chances.get(left)?.numerator ?? 0n) + numerator, denominator))
    }
  return chances
}

export interface Circumstances {
  readonly kind: RouteKind
  /** The counter set out wounded. */
  readonly woundedBefore: boolean
  /** The way would have gone on. */
  readonly short: boolean
}

/**
 * The condition after one more harm: a wound or a stun on top of either kills, a stop or a stun ends the way there.
 * @rule MC-INF-7 @rule MC-INF-11 @rule MC-RET-5
 * @interpretation What ends a retreat short of its distance, a stop or a stun, wounds at once (MC-RET-3) and nothing
 * more: a save never makes it worse. That wound is no blow, so armour saves nothing of it.
 */
export function conditionAfter(
  before: Condition,
  harm: Harm | undefined,
  circumstances: Circumstances,
): Condition {
  const { kind, woundedBefore, short } = circumstances
  const hurtBefore = woundedBefore || before.worst === 'wounded' || before.worst === 'stunned'
  const hurt = (worst: 'wounded' | 'stunned', ended: boolean): Condition =>
    isLastBlow(hurtBefore, worst) ? { worst: 'killed', ended: true } : { worst, ended: before.ended || ended }
  // Death alone cancels the other rolls of a hex.
  if (before.worst === 'killed') return before
  switch (harm) {
    case undefined:
      return before
    case 'killed':
      return { worst: 'killed', ended: true }
    case 'wounded':
      return hurt('wounded', false)
    case 'stunned':
      return kind === 'retreat' && short ? hurt('wounded', true) : hurt('stunned', true)
    case 'retreat-or-stop':
      if (before.ended) return before
      if (kind === 'retreat' && short) return hurt('wounded', true)
      return { worst: before.worst === 'unhurt' ? 'stopped' : before.worst, ended: true }
  }
}

/**
 * The movement points of the wounded side of a counter: mounted if it is.
 * @param firing limits them too.
 * @rule MC-INF-7 @rule MC-FIR-1
 */
export function woundedAllowance(position: MedievalPosition, counter: Counter, firing?: Firing): number {
  const { rows } = position
  const shown = faceRow(rows, counter.face)
  const wounded = rows.counterSchema.faces.find(
    (face) => face.wounded && face.mounted === shown?.mounted && face.riderless === shown.riderless,
  )
  const allowance = allowanceOf(position, wounded ? { ...counter, face: wounded.id } : counter)
  const weapon = firing && weaponOf(position, counter)
  return (weapon && pointsWhenFiring(weapon, firing, allowance)) ?? allowance
}
