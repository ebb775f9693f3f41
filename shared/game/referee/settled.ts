/** A state as far as it goes by itself: what nobody decides and no die decides is done (SCN-3 to SCN-5). */
import { type CounterId } from '#shared/document/ids'
import { applyEffects } from '#shared/rules/resolution/effects'
import { type PlayState } from '#shared/rules/resolution/state'
import { turnEnded } from '#shared/rules/victory/holdRuns'
import { type GameState } from '../contract'
import { dutyActs } from '../offers/phase'
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
    case 'phase':
      return nobodyAdvances(state)
    default:
      return state
  }
}

/** An advance that none of the winners can make is asked of nobody. @rule MC-ADV-1 */
function nobodyAdvances(state: GameState): GameState {
  const { play } = state
  if (play.owed[0]?.kind !== 'advance' || dutyActs(play).some(({ kind }) => kind !== 'decline')) return state
  return nobodyAdvances({ ...state, play: applyEffects(play, [{ kind: 'settled' }]) })
}

/** As a side's turn begins, its reinforcements come first (ours). */
function turnOfSide(state: GameState): GameState {
  return settled({ ...state, stage: { kind: 'entries', may: {} } })
}

/**
 * The state judged after an act: only once nothing is owed or asked, as a retreat, an advance or flames are the end of the act that
 * left them; and only when something has changed that victory looks at. @rule SCN-5
 */
export function judged(before: GameState, after: GameState): GameState {
  if (!isSettled(after) || (isSettled(before) && !bearsOnVictory(before.play, after.play))) return after
  const verdict = verdictNow(after)
  return verdict ? { ...after, stage: { kind: 'over', verdict } } : after
}

function isSettled({ stage, play }: GameState): boolean {
  return stage.kind === 'phase' && play.owed.length === 0
}

/** Looks at departures, at the states of counters and at what has fallen. Where counters stand decides nothing before the end of a turn. */
function bearsOnVictory(before: PlayState, after: PlayState): boolean {
  if (before.course !== after.course || before.scenario.map !== after.scenario.map) return true
  const { counters: was } = before.scenario
  return Object.entries(after.scenario.counters).some(([id, counter]) => {
    const old = was[id as CounterId]
    return counter !== old && (counter.face !== old?.face || counter.status !== old.status)
  })
}

/** Goes on from the end of a phase: the end of the turn, of the game, or the next side. @rule SCN-5 */
export function afterPhase(before: PlayState, state: GameState): GameState {
  const { turn } = state.play
  const turned = turn.gameTurn !== before.turn.gameTurn
  const play = turned ? { ...state.play, course: turnEnded(before).course } : state.play
  const now: GameState = { ...state, play }
  const verdict = verdictNow(now)
  // The next turn has not begun.
  if (verdict) return { ...now, stage: { kind: 'over', verdict: { ...verdict, turn: before.turn.gameTurn } } }
  return turned || turn.player !== before.turn.player ? turnOfSide(now) : now
}
