/**
 * The fire of a mover in the same turn, which may limit its movement (MC-FIR-1), as the questions about movement take it; the choice
 * that they offer.
 */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type Answer, type AnswerItem, refusedAnswer } from './answer'
import { item } from './answerParts'
import { type Inquiry, type InquiryAnswers, type InquiryChoice } from './inquiry'
import { type TurnMemory } from './turnMemory'

/** `offensive`: in its own turn alone. `defensive`: while the enemy moves, whether or not in its own turn too. */
export const FIRINGS = ['offensive', 'defensive'] as const
export type Firing = (typeof FIRINGS)[number]

export const FIRING_NAMES: Readonly<Record<Firing, Localized>> = {
  offensive: localized('offensif seulement', 'offensive only'),
  defensive: localized('défensif, ou les deux', 'defensive, or both'),
}

/** "No fire" is its first value: an id that is no `Firing`. */
export const FIRING_CHOICE: InquiryChoice = {
  id: 'firing',
  name: localized('Son tir de ce tour', 'Its fire this turn'),
  values: [
    { id: 'none', name: localized('aucun', 'none') },
    ...FIRINGS.map((id) => ({ id, name: FIRING_NAMES[id] })),
  ],
}

/** The fire that an inquiry has chosen; undefined when its subject does not fire. */
export function firingChosen({ choices }: Pick<Inquiry, 'choices'>): Firing | undefined {
  return FIRINGS.find((firing) => firing === choices[FIRING_CHOICE.id])
}

/**
 * The fire of a mover: in defence when the turn says that it has fired so, else as it is chosen, else offensively when the turn says
 * that it has done so with a weapon whose fire limits its move.
 * @rule MC-FIR-1
 */
export function fireOf(
  mover: CounterId,
  chosen: Firing | undefined,
  turn: Pick<TurnMemory, 'firedDefensively' | 'firedOffensively'> | undefined,
): Firing | undefined {
  if (turn?.firedDefensively.includes(mover)) return 'defensive'
  return chosen ?? (turn?.firedOffensively?.includes(mover) ? 'offensive' : undefined)
}

/** The movement points left to a mover who fires so. */
export interface FiringLimit {
  readonly firing: Firing
  /** Movement points, at most its allowance. */
  readonly points: number
  /** True when the points are fewer than its allowance. */
  readonly limits: boolean
  readonly reason: Reason
}

/**
 * The choice of the mover's fire, of those alone whom their fire may limit; none in a game whose fire costs no movement.
 * @param named the name of the choice, where the fire is not that of this turn alone.
 * @rule MC-FIR-1
 */
export function choiceOfFire(
  limits: ((scenario: Scenario, mover: CounterId) => readonly FiringLimit[]) | undefined,
  named: Localized = FIRING_CHOICE.name,
): Pick<InquiryAnswers, 'choices' | 'leaves'> {
  if (!limits) return {}
  return {
    choices: [{ ...FIRING_CHOICE, name: named }],
    leaves: (scenario, { counter }) =>
      counter !== undefined && limits(scenario, counter).some((limit) => limit.limits),
  }
}

/** The answer to a question of a mover whose weapon does not fire as is said. @rule MC-FIR-1 */
export function noSuchFire(mover: CounterId): Answer {
  const headline = localized('son arme ne tire pas ainsi', 'its weapon does not fire so')
  return refusedAnswer(headline, [because('MC-FIR-1', { counter: mover })])
}

/** The points that its fire leaves the mover, as an item of the answer; none when it does not fire. */
export function itemsOfFire(
  limit: FiringLimit | undefined,
  inWords: (points: number) => Localized,
): AnswerItem[] {
  if (!limit) return []
  return [item(localized('mouvement en tirant', 'movement when firing'), inWords(limit.points), limit.reason)]
}
