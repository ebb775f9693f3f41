/** Judges who may act, and on whom: the turn's player, once in a phase, on living enemies on the map (MC-SEQ, MC-ATT). */
import { type CounterId } from '#shared/document/types'
import { areEnemies, sideOf } from '../../position'
import { type PlayState } from '../../resolution/state'
import { because, type Ruling, ruling } from '../../ruling'
import { type MedievalPosition } from '../rules/medievalRules'
import { isActive } from '../position/position'
import { mayAct, type PhaseAct } from './sequence'

/** @rule MC-SEQ-1 @rule MC-ATT-5 @interpretation Once a phase: a player turn is told as one go of each phase. */
export function mayActNow(
  position: MedievalPosition,
  { turn, acted }: PlayState,
  id: CounterId,
  act: PhaseAct,
): Ruling<boolean> {
  const counter = position.scenario.counters[id]
  if (counter?.hex === undefined) return ruling(false, because('CHK-1', { counter: id }))
  if (!isActive(position, counter)) return ruling(false, because('MC-ATT-5', { counter: id }))
  const side = sideOf(position.scenario, counter)
  const may = side === undefined ? ruling(false, because('MC-SEQ-1')) : mayAct(turn, side, act)
  return acted.includes(id) ? ruling(false, because('MC-SEQ-1', { counter: id })) : may
}

/** Are all of these enemies of a counter, on the map and alive? @rule MC-ATT @rule MC-MAP-3 */
export function enemiesInPlay(
  { scenario }: MedievalPosition,
  of: CounterId,
  others: readonly CounterId[],
): Ruling<boolean> {
  const own = scenario.counters[of]
  const wrong = others.find((id) => {
    const other = scenario.counters[id]
    return !own || !other || other.hex === undefined || !areEnemies(scenario, own, other)
  })
  if (wrong !== undefined) return ruling(false, because('MC-ATT', { counter: wrong }))
  const dead = others.find((id) => scenario.counters[id]?.status['dead'] === true)
  return dead === undefined ? ruling(true) : ruling(false, because('MC-MAP-3', { counter: dead }))
}
