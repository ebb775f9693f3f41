/** A state as far as it goes by itself: what nobody decides and no die decides is done (SCN-3 to SCN-5). */
import { applyEffects } from '#shared/rules/resolution/effects'
import { type PlayState } from '#shared/rules/resolution/state'
import { turnEnded } from '#shared/rules/victory/holdRuns'
import { type GameState } from '../contract'
import { verdictNow } from '../verdict'
import { entryAsked, lostAtEntry } from './entering'
import { sideSettingUp } from './setUpOffers'

export function settled(state: GameState): GameState {
  const { stage } = state
  switch (stage.kind) {
    case 'set-up':
      return sideSettingUp(state, stage.ready) === undefined ? turnOfSide(state) : state
    case 'entries': {
      if (entryAsked(state, stage.may)) return state
      const play = applyEffects(state.play, lostAtEntry(state, stage.may))
      return { ...state, play, stage: { kind: 'phase' } }
    }
    default:
      return state
  }
}

/** As a side's turn begins, its reinforcements come first (ours). */
function turnOfSide(state: GameState): GameState {
  return settled({ ...state, stage: { kind: 'entries', may: {} } })
}

/** Goes on from the end of a phase: the end of the turn, of the game, or the next side. @rule SCN-5 */
export function afterPhase(before: PlayState, state: GameState): GameState {
  const { turn } = state.play
  const turned = turn.gameTurn !== before.turn.gameTurn
  const play = turned ? { ...state.play, course: turnEnded(before).course } : state.play
  const now: GameState = { ...state, play }
  const verdict = verdictNow(now)
  if (verdict) return { ...now, stage: { kind: 'over', verdict } }
  return turned || turn.player !== before.turn.player ? turnOfSide(now) : now
}
