/** What one opportunity attack does to a mover: saves, the second wound, the end of its way (MC-INF-7, -11; SV-ARM). */
import { effectiveStats } from '#shared/document/counters'
import { type Counter } from '#shared/document/types'
import { type Fraction, fraction, multiplyFractions, ONE } from '../engine/fraction'
import { faceRow } from '../rows'
import { type Arrival, type RouteKind } from '../route'
import { type Harm, reducedHarm, savesOf, stepsSaved } from '../savoy/saves'
import { INFILTRATION_OUTCOMES, infiltrationChances, type InfiltrationOutcome } from './infiltrationTable'
import { type MedievalPosition } from './medievalRules'
import { allowanceOf } from './movementAllowance'

/** What the way has done to the mover so far. */
export interface Condition {
  /** The worst new effect. */
  readonly worst: Arrival
  /** Its way ends in this hex. */
  readonly ended: boolean
}

/** An effect of one roll, saves rolled; `undefined` = none. */
export type Effect = Harm | undefined

const HARM_OF: Readonly<Record<InfiltrationOutcome, Effect>> = {
  none: undefined,
  stop: 'retreat-or-stop',
  wounded: 'wounded',
  killed: 'killed',
}

/**
 * The chances of each number of steps that the mover saves; an attack of opportunity is hand to hand, so no shield
 * counts. @rule SV-OPP-6 @rule SV-ARM-4
 */
export function saveSteps({ rules, scenario }: MedievalPosition, mover: Counter): readonly Fraction[] {
  const armour = effectiveStats(scenario, mover)['armour']
  if (!rules.figures.saves || (armour !== 'light' && armour !== 'heavy')) return [ONE]
  return stepsSaved(savesOf({ armour, largeShield: false }, rules.figures.saves))
}

/** The chances of each effect of a roll with this modifier, all over one denominator. */
export function effectChances(
  { rules }: MedievalPosition,
  modifier: number,
  saved: readonly Fraction[],
): ReadonlyMap<Effect, Fraction> {
  const { cases, weights } = infiltrationChances(modifier, rules.infiltrationTable(rules))
  const chances = new Map<Effect, Fraction>()
  for (const outcome of INFILTRATION_OUTCOMES)
    for (const [steps, chance] of saved.entries()) {
      const harm = HARM_OF[outcome]
      const effect = harm && reducedHarm(harm, steps)
      const { numerator, denominator } = multiplyFractions(fraction(weights[outcome], cases), chance)
      chances.set(effect, fraction((chances.get(effect)?.numerator ?? 0n) + numerator, denominator))
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
 * The condition after one more effect: a wound or a stun on top of either kills, a stop or a stun ends the way there.
 * @rule MC-INF-7 @rule MC-INF-11 @rule MC-RET-5
 * @interpretation What ends a retreat short of its distance, a stop or a stun, wounds at once (MC-RET-3) and nothing
 * more: a save never makes it worse. That wound is no blow, so armour saves nothing of it.
 */
export function suffer(before: Condition, effect: Effect, circumstances: Circumstances): Condition {
  const { kind, woundedBefore, short } = circumstances
  const hurtBefore = woundedBefore || before.worst === 'wounded' || before.worst === 'stunned'
  const hurt = (worst: 'wounded' | 'stunned', ended: boolean): Condition =>
    hurtBefore ? { worst: 'killed', ended: true } : { worst, ended: before.ended || ended }
  // Death alone cancels the other rolls of a hex.
  if (before.worst === 'killed') return before
  switch (effect) {
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

/** The movement points of the wounded side of a counter: mounted if it is. @rule MC-INF-7 */
export function woundedAllowance(position: MedievalPosition, counter: Counter): number {
  const { rows } = position
  const shown = faceRow(rows, counter.face)
  const wounded = rows.counterSchema.faces.find(
    (face) => face.wounded && face.mounted === shown?.mounted && face.riderless === shown.riderless,
  )
  return allowanceOf(position, wounded ? { ...counter, face: wounded.id } : counter)
}
