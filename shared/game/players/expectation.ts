/** The exact expectation of an act: what it is worth to a side on average, over all outcomes that its rules give. */
import { type CounterId, type Scenario, type SideId } from '#shared/document/types'
import { toNumber } from '#shared/rules/chances/fraction'
import { applyEffects, type Effect } from '#shared/rules/resolution/effects'
import { type Act } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { playOf } from '../opening'
import { signFor, worthOf } from './worth'

/** The share of its worth that a counter who must roll in flames is expected to lose. */
const BURNS = 0.4
/** The share that a forced retreat costs. */
const RETREATS = 0.12

/** Undefined for a refused act, and for one without chances. */
export function expectationOf(begun: Scenario, play: PlayState, side: SideId, act: Act): number | undefined {
  const { refused, outcomes } = playOf(play.scenario).judge(play, act)
  if (refused.length > 0 || !outcomes) return undefined
  return outcomes.reduce(
    (sum, { chance, effects }) => sum + toNumber(chance) * gainOf(begun, play, side, effects),
    0,
  )
}

function gainOf(begun: Scenario, play: PlayState, side: SideId, effects: readonly Effect[]): number {
  const after = applyEffects(play, effects)
  const touched = new Set<CounterId>()
  let owed = 0
  for (const effect of effects) {
    if (effect.kind === 'state' || effect.kind === 'removed') touched.add(effect.counter)
    if (effect.kind !== 'owed' || effect.duty.kind === 'advance') continue
    const { counter, kind } = effect.duty
    const share = kind === 'burn' ? BURNS : RETREATS
    owed -= signFor(side, play, counter) * worthOf(begun, after, counter) * share
  }
  return [...touched].reduce(
    (sum, id) => sum + signFor(side, play, id) * (worthOf(begun, after, id) - worthOf(begun, play, id)),
    owed,
  )
}
