/** The exact expectation of an act: what it is worth to a side on average, over all outcomes that its rules give. */
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { toNumber } from '#shared/rules/chances/fraction'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { applyEffects, type Effect } from '#shared/rules/resolution/effects'
import { type Act } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { piecesNamed } from '#shared/rules/victory/pieces'
import { playOf } from '../opening'
import { signFor, type Worth, worthOf } from './worth'

/** The share of its worth that a counter who must roll in flames is expected to lose. */
const BURNS = 0.4
/** The share that a forced retreat costs. */
const RETREATS = 0.12

/** The worth of all places: nothing. */
export const ANYWHERE: Worth = () => 0

/**
 * Undefined for a refused act, and for one without chances.
 * @param worth of a counter, the plain one unless given.
 * @param place the worth of a counter being where it is, on a hex to hold; nothing unless given.
 */
export function expectationOf(
  begun: Scenario,
  play: PlayState,
  side: SideId,
  act: Act,
  worth: Worth = (state, id) => worthOf(begun, state, id),
  place: Worth = ANYWHERE,
): number | undefined {
  const { refused, outcomes } = playOf(play.scenario).judge(play, act)
  if (refused.length > 0 || !outcomes) return undefined
  return outcomes.reduce(
    (sum, { chance, effects }) =>
      sum + toNumber(chance) * gainOf({ begun, play, side, worth, place }, effects),
    0,
  )
}

/** The eyes with which effects are seen. */
interface View {
  readonly begun: Scenario
  readonly play: PlayState
  readonly side: SideId
  readonly worth: Worth
  readonly place: Worth
}

/** A counter that leaves as a way to victory of its side asks is a gain; any other is lost to it. */
function exitGain({ begun, play, side, worth }: View, id: CounterId): number {
  const { counterSchema } = rulesetOf(begun)
  const asked = Object.values(begun.victory).some(
    (way) =>
      way.side === side &&
      way.conditions.some(
        (one) => one.kind === 'exit' && piecesNamed(counterSchema, begun, one.who).includes(id),
      ),
  )
  return signFor(side, play, id) * worth(play, id) * (asked ? 1 : -1)
}

function gainOf(view: View, effects: readonly Effect[]): number {
  const { play, side, worth, place } = view
  const after = applyEffects(play, effects)
  const touched = new Set<CounterId>()
  let owed = 0
  for (const effect of effects) {
    if (effect.kind === 'removed' && effect.how === 'exited') {
      owed += exitGain(view, effect.counter)
      continue
    }
    if (effect.kind === 'state' || effect.kind === 'removed' || effect.kind === 'moved')
      touched.add(effect.counter)
    if (effect.kind !== 'owed' || effect.duty.kind === 'advance') continue
    const { counter, kind } = effect.duty
    const share = kind === 'burn' ? BURNS : RETREATS
    owed -= signFor(side, play, counter) * (worth(after, counter) * share + place(after, counter))
  }
  const of = (state: PlayState, id: CounterId): number => worth(state, id) + place(state, id)
  return [...touched].reduce(
    (sum, id) => sum + signFor(side, play, id) * (of(after, id) - of(play, id)),
    owed,
  )
}
