/** Set-up and entries as players say them: places, conditions, the roll of an entry (SCN-4). */
import { type ReinforcementId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { applyEffects, type Effect } from '#shared/rules/resolution/effects'
import { type Decision, type GameAct, type Stage } from '../contract'
import { thrown, note, type Playing, type Stopped } from './playing'

const NOT_OFFERED: Stopped = {
  kind: 'refused',
  because: [],
  says: localized('cette place n’est pas offerte', 'this place is not offered'),
}

export function beforePlay(playing: Playing, decision: Decision, act: GameAct): Stopped | undefined {
  const { stage } = playing.state
  if (!isOffered(decision, act)) return NOT_OFFERED
  if (act.kind === 'place') {
    const { counter, hex, facing } = act
    const effects: Effect[] = [{ kind: 'moved', counter, hex, facing }]
    note(playing, act, { id: 'placed', name: localized('est en place', 'is in place') }, effects)
    playing.state = { ...playing.state, play: applyEffects(playing.state.play, effects) }
    return undefined
  }
  if (stage.kind === 'set-up') {
    note(playing, act, { id: 'ready', name: localized('mise en place finie', 'set-up done') })
    playing.state = { ...playing.state, stage: { ...stage, ready: [...stage.ready, decision.side] } }
    return undefined
  }
  return stage.kind === 'entries' ? entryKnown(playing, stage, act) : NOT_OFFERED
}

function isOffered({ offers }: Decision, act: GameAct): boolean {
  const text = JSON.stringify(act)
  return offers.some((offer) => {
    if (offer.kind !== act.kind || (offer.by !== undefined && 'counter' in act && offer.by !== act.counter))
      return false
    for (let index = 0; index < offer.size(); index++)
      if (JSON.stringify(offer.at(index)) === text) return true
    return false
  })
}

function entryKnown(
  playing: Playing,
  stage: Extract<Stage, { kind: 'entries' }>,
  act: GameAct,
): Stopped | undefined {
  const known = (id: ReinforcementId, more: object): void => {
    const may = { ...stage.may, [id]: { ...stage.may[id], ...more } }
    playing.state = { ...playing.state, stage: { ...stage, may } }
  }
  if (act.kind === 'condition') {
    const name = act.met
      ? localized('condition remplie', 'condition met')
      : localized('condition non remplie', 'condition not met')
    note(playing, act, { id: act.met ? 'met' : 'not-met', name })
    known(act.reinforcement, { condition: act.met })
    return undefined
  }
  if (act.kind !== 'roll-entry') return NOT_OFFERED
  const roll = playing.state.scenario.reinforcements[act.reinforcement]?.roll
  if (!roll) return NOT_OFFERED
  const name = localized('jet d’entrée', 'entry roll')
  const asked = {
    kind: 'roll',
    dice: { count: 1, faces: roll.sides },
    name,
    modifiers: [],
    because: [],
  } as const
  const total = thrown(playing, asked)
  if (total === undefined) return { kind: 'wanted', roll: asked, rolls: playing.rolls }
  const enters = total <= roll.atMost
  note(playing, act, {
    id: enters ? 'enters' : 'waits',
    name: enters ? localized('entre', 'enters') : localized('attend', 'waits'),
  })
  known(act.reinforcement, { rolled: enters })
  return undefined
}
