/**
 * A fantasy game played on, as far as our sheets say: where units go, how they wander, what counts in an attack or an order.
 * The dice of attacks, tests and recovery are on none of them: those acts are judged, and have no chances.
 */
import { type Act, type Judgement, type Play, refusedAct, certain } from '../../resolution/play'
import { beginGame, nextPlayed, overBecause } from '../../resolution/sequence'
import { type PlayState, type TurnState } from '../../resolution/state'
import { because } from '#shared/rules/sentences/ruling'
import { nextGameTurn } from '#shared/rules/answers/turnMemory'
import { type FantasyPosition, type FantasyRules } from '../position/fantasyRules'
import { playedFantasyPosition } from '../house/playedRules'
import { judgeAttack, judgeTakingPlace } from './attackAct'
import { judgeCommand } from './commandAct'
import { judgeGoing, judgeTurn, judgeWandering } from './goAct'
import { isKnownAllowed, offeredActs } from './offeredActs'
import { judgeExit, judgeHiding, judgeRecovery } from './unitAct'

export function fantasyPlay(rules: FantasyRules): Play {
  const judge: Play['judge'] = (state, act) =>
    judgeAct(playedFantasyPosition(rules, state.scenario), state, act)
  const acts: Play['acts'] = (state, without = []) => {
    if (overBecause(state).length > 0) return []
    const position = playedFantasyPosition(rules, state.scenario)
    return offeredActs(position, state, without).filter(
      (act) => isKnownAllowed(position, state, act) ?? judgeAct(position, state, act).refused.length === 0,
    )
  }
  return {
    phases: [{ id: 'turn', name: { fr: 'tour', en: 'turn' } }],
    begin: (scenario) => beginGame(scenario, 'turn', nextTurn),
    judge,
    acts,
  }
}

function judgeAct(position: FantasyPosition, state: PlayState, act: Act): Judgement {
  const over = overBecause(state)
  if (over.length > 0) return refusedAct(...over)
  switch (act.kind) {
    case 'next-phase':
      return certain(
        { fr: 'tour suivant', en: 'next turn' },
        [{ kind: 'turn', turn: nextPlayed(state.scenario, state.turn, nextTurn) }],
        [because('SCN-3')],
      )
    case 'go':
      return judgeGoing(position, state, act)
    case 'wander':
      return judgeWandering(position, state, act)
    case 'turn':
      return judgeTurn(position, act)
    case 'attack':
      return judgeAttack(position, act)
    case 'take-place':
      return judgeTakingPlace(position, act)
    case 'command':
      return judgeCommand(position, act)
    case 'recover':
      return judgeRecovery(position, act)
    case 'exit':
      return judgeExit(position, state, act)
    case 'hide':
    case 'show':
      return judgeHiding(position, act)
    default:
      // Acts of other games.
      return refusedAct(because('CM-STAT-5'))
  }
}

function nextTurn(turn: TurnState): TurnState {
  const last = turn.player + 1 >= turn.players.length
  return {
    ...turn,
    gameTurn: turn.gameTurn + (last ? 1 : 0),
    player: last ? 0 : turn.player + 1,
    memory: nextGameTurn(turn.memory),
  }
}
