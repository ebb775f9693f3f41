/** An act being played: dice fall until it is over, or somebody must choose; what follows by itself is played on. */
import { type Localized } from '#shared/i18n/localized'
import { applyEffects, type Effect } from '#shared/rules/resolution/effects'
import { type Opened } from '#shared/rules/resolution/opened'
import { type Act } from '#shared/rules/resolution/play'
import { type FireAct } from '#shared/rules/resolution/fireAct'
import {
  type Applied,
  type AskedRoll,
  type GameAct,
  type GameState,
  moversOf,
  type Resolved,
  type Stage,
  type Thrown,
} from '../contract'
import { type DiceSource } from '../dice'
import { reactingSide, stillPossible } from '../offers/defensiveFire'
import { openOf } from '../opening'
import { afterPhase } from './settled'
import { underwayAt, type UnderwayStage } from './underway'

/** The game so far within one decision: changed as it goes on. */
export interface Playing {
  state: GameState
  readonly dice: DiceSource
  readonly rolls: Thrown[]
  readonly resolved: Resolved[]
}

/** The reason to stop before the end of an act. */
export type Stopped = Exclude<Applied, { readonly kind: 'applied' }>

/** Plays an act of the rules from its beginning. @param awaiting shots that fall on a mover on its way. */
export function playAct(
  playing: Playing,
  act: Act,
  after: Stage,
  awaiting?: readonly FireAct[],
): Stopped | undefined {
  const opened = openOf(playing.state.play, act, awaiting)
  if (opened.kind === 'refused') return { kind: 'refused', because: opened.because }
  return goOn(playing, { kind: 'underway', act, ...(awaiting && { awaiting }), answers: [], after }, opened)
}

/** Plays on from what comes next. */
export function goOn(playing: Playing, stage: UnderwayStage, next: Opened): Stopped | undefined {
  let opened = next
  const answers = [...stage.answers]
  while (opened.kind === 'roll') {
    const total = thrown(playing, opened)
    if (total === undefined) return { kind: 'wanted', roll: opened, rolls: playing.rolls }
    answers.push(total)
    opened = opened.then(total)
  }
  switch (opened.kind) {
    case 'refused':
      return { kind: 'refused', because: opened.because }
    case 'choice':
      playing.state = { ...playing.state, stage: underwayAt({ ...stage, answers }, opened) }
      return undefined
    case 'by-hand':
      playing.state = { ...playing.state, stage: { kind: 'by-hand', act: stage.act, after: stage.after } }
      return undefined
    case 'done':
      for (const one of opened.within ?? []) note(playing, one.act, one)
      return finish(playing, stage, opened.effects, opened)
  }
}

export function thrown(
  playing: Playing,
  { dice, name, by, modifiers, because }: AskedRoll,
): number | undefined {
  const faces = playing.dice(dice, playing.state.dice)
  if (!faces) return undefined
  const total = faces.reduce((sum, face) => sum + face, 0)
  playing.rolls.push({
    name,
    dice: faces,
    faces: dice.faces,
    total,
    modifiers,
    because,
    ...(by !== undefined && { by }),
  })
  playing.state = { ...playing.state, dice: playing.state.dice + faces.length }
  return total
}

/** The effects of an act that is over, and what comes after it: the next shot, the move that was announced, the next phase. */
export function finish(
  playing: Playing,
  { act, after }: { readonly act: Act; readonly after: Stage },
  effects: readonly Effect[],
  outcome: Resolved['outcome'],
): Stopped | undefined {
  const before = playing.state.play
  note(playing, act, outcome, effects)
  playing.state = { ...playing.state, play: applyEffects(before, effects), stage: after }
  if (act.kind === 'next-phase') playing.state = afterPhase(before, playing.state)
  return after.kind === 'moving' ? moveOrWait(playing, after) : undefined
}

export function note(
  playing: Playing,
  act: GameAct,
  { id, name }: Resolved['outcome'],
  effects: readonly Effect[] = [],
): void {
  playing.resolved.push({ act, outcome: { id, name }, effects })
}

/** A move that is announced: those who may fire at it are asked first; then it goes as far as it still can. */
export function moveOrWait(playing: Playing, stage: Extract<Stage, { kind: 'moving' }>): Stopped | undefined {
  const { play } = playing.state
  if (reactingSide(play, stage) !== undefined) {
    playing.state = { ...playing.state, stage }
    return undefined
  }
  const act = stillPossible(play, stage.act)
  if (act) return playAct(playing, act, { kind: 'phase' }, stage.awaiting)
  const effects = moversOf(stage.act).flatMap((counter): Effect[] =>
    play.acted.includes(counter) ? [] : [{ kind: 'acted', counter }],
  )
  note(playing, stage.act, NOT_MADE, effects)
  playing.state = { ...playing.state, play: applyEffects(play, effects), stage: { kind: 'phase' } }
  return undefined
}

const NOT_MADE: { readonly id: string; readonly name: Localized } = {
  id: 'not-made',
  name: { fr: 'le mouvement ne se fait pas', en: 'the move is not made' },
}
