/** A medieval game played on: each act judged by its rules, and the acts that may be done (MC-SEQ). */
import { type CounterId } from '#shared/document/ids'
import { type Act, type Judgement, type Play, refusedAct, certain } from '../../resolution/play'
import { type FireAct } from '../../resolution/fireAct'
import { type Opened } from '../../resolution/opened'
import { openedJudgement } from '../../resolution/openedJudgement'
import { because, type Reason, type Ruling } from '#shared/rules/sentences/ruling'
import { beginGame, nextPlayed, overBecause } from '../../resolution/sequence'
import { type PlayState } from '../../resolution/state'
import { type Effect } from '../../resolution/effects'
import { hitWall } from '../ground/integrity'
import { playedPosition } from '../house/playedRules'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { flamesGoOut } from '../rules/options'
import { advancePhase, PHASES, type PhaseAct, mayActNow } from './sequence'
import { asTurned } from '#shared/rules/standing/asTurned'
import { sideOf } from '#shared/rules/standing/position'
import { judgeCapture } from './captureAct'
import { judgeExit } from './exitAct'
import { judgeFight } from './fightAct'
import { judgeFire } from './fireAct'
import { judgeGroupAdvance } from './groupAct'
import { judgeBurn, judgeThrow } from './naphthaAct'
import { offeredActs } from './offeredActs'
import { judgeOpening } from './openingAct'
import { openedAct } from './openedAct'
import { judgeStay, judgeWay } from './wayAct'

export function medievalPlay(rules: MedievalRules): Play {
  const positionOf = ({ scenario, turn }: PlayState): MedievalPosition =>
    asTurned(playedPosition(rules, scenario), turn.memory)
  const judge: Play['judge'] = (state, act) => judgeAct(positionOf(state), state, act)
  return {
    phases: PHASES,
    begin: (scenario) => beginGame(scenario, PHASES[0]?.id ?? '', advancePhase),
    judge,
    open: (state, act, awaiting = []) => openAct(positionOf(state), state, act, awaiting),
    acts: (state, without = []) =>
      overBecause(state).length > 0
        ? []
        : offeredActs(positionOf(state), state).filter((act) => {
            if (without.includes(act.kind)) return false
            const { refused, outcomes } = judge(state, act)
            // A group at which somebody may strike is for people to judge: it has no chances.
            return refused.length === 0 && (act.kind !== 'group-advance' || outcomes !== undefined)
          }),
  }
}

/** The acts that settle a duty, which comes before anything else. @rule MC-SEQ-1 */
const SETTLING: readonly Act['kind'][] = ['retreat', 'stay', 'advance', 'decline', 'burn']

function openAct(
  position: MedievalPosition,
  state: PlayState,
  act: Act,
  awaiting: readonly FireAct[],
): Opened {
  const stopped = stoppedBy(position, state, act)
  if (stopped) return { kind: 'refused', because: stopped }
  return openedAct(position, state, act, awaiting) ?? openedJudgement(judgeAct(position, state, act))
}

/** The reasons why nobody does this now. @rule MC-SEQ-1 */
function stoppedBy(position: MedievalPosition, state: PlayState, act: Act): readonly Reason[] | undefined {
  const over = overBecause(state)
  if (over.length > 0) return over
  if (state.owed.length > 0 !== SETTLING.includes(act.kind)) return [because('MC-SEQ-1')]
  return actors(position, state, act)[0]?.because
}

function judgeAct(position: MedievalPosition, state: PlayState, act: Act): Judgement {
  const stopped = stoppedBy(position, state, act)
  if (stopped) return refusedAct(...stopped)
  switch (act.kind) {
    case 'next-phase':
      return certain({ fr: 'phase suivante', en: 'next phase' }, phaseEnds(position, state), [
        because('MC-SEQ-1'),
      ])
    case 'fire':
      return judgeFire(position, state, act)
    case 'fight':
      return judgeFight(position, act)
    case 'move':
    case 'about-turn':
    case 'retreat':
    case 'advance':
      return judgeWay(position, state, act)
    case 'stay':
      return judgeStay(position, state, act)
    case 'decline':
      return state.owed[0]?.kind === 'advance'
        ? certain({ fr: 'personne n’avance', en: 'nobody advances' }, [{ kind: 'settled' }])
        : refusedAct(because('MC-ADV-1'))
    case 'group-advance':
      return judgeGroupAdvance(position, state, act)
    case 'throw-naphtha':
      return judgeThrow(position, state, act)
    case 'burn':
      return judgeBurn(position, state, act)
    case 'exit':
      return judgeExit(position, state, act)
    case 'capture':
      return judgeCapture(position, state, act)
    case 'work-opening':
      return judgeOpening(position, act)
    case 'hit-wall': {
      const damage = hitWall(position, act.place, act.hits)
      if (!damage) return refusedAct(because('MC-MAP-2'))
      const { integrity, fallen } = damage.value
      const name = fallen
        ? { fr: 'le mur tombe', en: 'the wall falls' }
        : { fr: 'le mur tient', en: 'the wall holds' }
      return certain(
        name,
        [
          { kind: 'damaged', place: act.place, integrity },
          { kind: 'acted', counter: act.by },
        ],
        damage.because,
      )
    }
    default:
      // Acts of other games.
      return refusedAct(because('MC-SEQ-1'))
  }
}

/** Flames go out with the turn, where the option says so. @rule MC-SEQ-1 @rule MC-NAP-2 */
function phaseEnds({ rules, rows }: MedievalPosition, { scenario, turn: before }: PlayState): Effect[] {
  const turn = nextPlayed(scenario, before, advancePhase)
  const out = flamesGoOut(rules.chosen) && turn.gameTurn > before.gameTurn
  const burning = out ? rows.markers.filter(({ burns }) => burns) : []
  return [...burning.map(({ id: marker }): Effect => ({ kind: 'unmarked', marker })), { kind: 'turn', turn }]
}

/** The rulings against those who act, when the phase or their state keeps them from it. @rule MC-SEQ-1 */
function actors(position: MedievalPosition, state: PlayState, act: Act): readonly Ruling<boolean>[] {
  const may = (ids: readonly CounterId[], as: PhaseAct) =>
    ids.map((id) => mayActNow(position, state, id, as)).filter(({ value }) => !value)
  switch (act.kind) {
    case 'fire': {
      const own = position.scenario.counters[act.firer]
      const { players, player } = state.turn
      const offensive = own && sideOf(position.scenario, own) === players[player]
      return may([act.firer], offensive ? 'offensive-fire' : 'defensive-fire')
    }
    case 'throw-naphtha':
      return may([act.thrower], 'offensive-fire')
    case 'hit-wall':
      return may([act.by], 'offensive-fire')
    case 'fight':
      return may(act.attackers, 'fight')
    case 'move':
    case 'about-turn':
    case 'work-opening':
      return may([act.counter], 'move')
    case 'group-advance':
      return may(
        act.members.map(({ counter }) => counter),
        'move',
      )
    default:
      return []
  }
}
