/** A state after what a player has said: the act, its dice, and all that follows from them by itself (PLY-1). */
import { hexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import {
  type AnnouncedAct,
  type Applied,
  type Decision,
  type GameAct,
  type GameState,
  moversOf,
  type OwnAct,
} from '../contract'
import { type DiceSource } from '../dice'
import { allowsByHand } from './byHand'
import { isDefensiveShot } from '../offers/defensiveFire'
import { openOf } from '../opening'
import { decide, isVerdict } from './decide'
import { beforePlay } from './beforePlay'
import { finish, goOn, moveOrWait, note, playAct, type Playing, type Stopped } from './playing'
import { kept } from './kept'
import { judged, settled } from './settled'
import { choiceOf } from './underway'

/**
 * `wanted` when the dice given are not enough: asked again with more of them, the same act goes on. A refused act leaves the state as
 * it is. Pure: the same state, act and dice give the same.
 */
export function apply(state: GameState, act: GameAct, dice: DiceSource): Applied {
  const decision = decide(state)
  if (isVerdict(decision)) return refusedAs(OVER)
  const playing: Playing = { state, dice, rolls: [], resolved: [] }
  const stopped = played(playing, decision, act)
  if (stopped) return stopped
  const { rolls, resolved } = playing
  return { kind: 'applied', state: judged(state, kept(settled(playing.state))), rolls, resolved }
}

const OVER = localized('la partie est finie', 'the game is over')
const NOT_ASKED = localized('ce n’est pas ce qui est demandé', 'this is not what is asked')

export function refusedAs(says: Localized): Stopped {
  return { kind: 'refused', because: [], says }
}

const OWN: Readonly<Record<OwnAct['kind'], true>> = {
  place: true,
  ready: true,
  condition: true,
  'roll-entry': true,
  pass: true,
  choose: true,
  'by-hand': true,
}

function isOwn(act: GameAct): act is OwnAct {
  return Object.hasOwn(OWN, act.kind)
}

function played(playing: Playing, decision: Decision, act: GameAct): Stopped | undefined {
  const { stage, play } = playing.state
  switch (stage.kind) {
    case 'phase': {
      if (isOwn(act)) return refusedAs(NOT_ASKED)
      if (play.owed.length > 0) return playAct(playing, act, stage)
      if (act.kind === 'move') return announced(playing, { ...act, kind: 'move' })
      return act.kind === 'group-advance' ? announced(playing, act) : playAct(playing, act, stage)
    }
    case 'moving':
      return reaction(playing, stage, decision, act)
    case 'underway': {
      const { options, then } = choiceOf(playing.state, stage)
      const option = options.find(({ id }) => act.kind === 'choose' && id === act.option)
      if (!option) return refusedAs(NOT_ASKED)
      note(playing, act, option)
      return goOn(playing, { ...stage, answers: [...stage.answers, option.id] }, then(option.id))
    }
    case 'by-hand': {
      if (act.kind !== 'by-hand') return refusedAs(NOT_ASKED)
      const wrong = allowsByHand(play, act.effects)
      if (wrong) return refusedAs(wrong)
      const name = localized('résultat donné par les joueurs', 'result by hand')
      return finish(playing, stage, act.effects, { id: 'by-hand', name })
    }
    default:
      return beforePlay(playing, decision, act) ?? undefined
  }
}

/** A move is judged before anybody fires at it. */
function announced(playing: Playing, act: AnnouncedAct): Stopped | undefined {
  const probe: Playing = { ...playing, dice: () => undefined, rolls: [], resolved: [] }
  const stopped = playAct(probe, act, { kind: 'phase' })
  if (stopped?.kind === 'refused') return stopped
  return moveOrWait(playing, { kind: 'moving', act, passed: [] })
}

function reaction(
  playing: Playing,
  stage: Extract<GameState['stage'], { kind: 'moving' }>,
  { side }: Decision,
  act: GameAct,
): Stopped | undefined {
  if (act.kind === 'pass') {
    note(playing, act, { id: 'pass', name: localized('pas de tir défensif', 'no defensive fire') })
    return moveOrWait(playing, { ...stage, passed: [...stage.passed, side] })
  }
  if (act.kind !== 'fire' || !moversOf(stage.act).includes(act.target)) return refusedAs(NOT_ASKED)
  const { play } = playing.state
  const start = play.scenario.counters[act.target]?.hex
  const standing = !act.at || hexKey(act.at) === start
  // Shots at a group fall as it goes: what becomes of it then is its own act's to say.
  if (standing && stage.act.kind === 'move') return playAct(playing, act, stage)
  const opened = openOf(play, act)
  if (opened.kind === 'refused') return { kind: 'refused', because: opened.because }
  if (!isDefensiveShot(play, stage, act)) return refusedAs(NOT_ASKED)
  note(playing, act, AWAITS)
  return moveOrWait(playing, { ...stage, awaiting: [...(stage.awaiting ?? []), act] })
}

/** No die falls before the mover comes there. */
const AWAITS = { id: 'awaits', name: localized('attend son passage', 'awaits its coming') }
