/** Acts applied with dice that are typed in, and the shots that a decision offers, for tests of defensive fire. */
import { type GameAct, type GameState } from '#shared/game/contract'
import { typedDice } from '#shared/game/dice'
import { apply } from '#shared/game/referee/apply'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { type FireAct } from '#shared/rules/resolution/fireAct'

/** Throws where the act is refused or wants other dice. */
export function played(state: GameState, act: GameAct, ...dice: number[]) {
  const applied = apply(state, act, typedDice(dice, state.dice))
  if (applied.kind !== 'applied') throw new Error(`${act.kind}: ${JSON.stringify(applied)}`)
  return applied
}

/** All the shots that are offered. */
export function shotsIn(state: GameState): FireAct[] {
  const decision = decide(state)
  if (isVerdict(decision)) return []
  return decision.offers.flatMap((offer) =>
    Array.from({ length: offer.size() }, (_, index) => offer.at(index)).flatMap((act) =>
      act?.kind === 'fire' ? [act] : [],
    ),
  )
}
