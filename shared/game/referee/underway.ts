/** An act that is played roll by roll: the answers so far lead to the roll or choice that comes next. */
import { type OpenChoice, type Opened } from '#shared/rules/resolution/opened'
import { type PlayState } from '#shared/rules/resolution/state'
import { type GameState, type Stage } from '../contract'
import { openOf } from '../opening'

export type UnderwayStage = Extract<Stage, { readonly kind: 'underway' }>

const reached = new WeakMap<UnderwayStage, Opened>()

/** The next question of an act under way. */
export function openedSoFar(play: PlayState, stage: UnderwayStage): Opened {
  const known = reached.get(stage)
  if (known) return known
  const opened = stage.answers.reduce<Opened>(
    (at, answer) => {
      if (at.kind === 'roll' && typeof answer === 'number') return at.then(answer)
      if (at.kind === 'choice' && typeof answer === 'string') return at.then(answer)
      throw new Error('an answer to another question')
    },
    openOf(play, stage.act, stage.awaiting),
  )
  reached.set(stage, opened)
  return opened
}

/** The same, known already to who has led there. */
export function underwayAt(stage: UnderwayStage, opened: Opened): UnderwayStage {
  reached.set(stage, opened)
  return stage
}

/** @throws when the act under way waits for no choice. */
export function choiceOf({ play }: GameState, stage: UnderwayStage): OpenChoice {
  const opened = openedSoFar(play, stage)
  if (opened.kind !== 'choice') throw new Error('no choice is asked')
  return opened
}
