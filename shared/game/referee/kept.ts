/** A state that nobody changes any more: what is derived of its counters is derived once (`countersByHex`). */
import { type GameState } from '../contract'

/** The same state, its counters and their types frozen. */
export function kept(state: GameState): GameState {
  const { counters, counterTypes } = state.play.scenario
  Object.freeze(counters)
  Object.freeze(counterTypes)
  return state
}
