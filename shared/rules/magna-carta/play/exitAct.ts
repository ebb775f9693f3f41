/** A character that leaves the map (HS-MOV-9, SCN-5). */
import { footprint, sideOf } from '#shared/document/counters'
import { hexKey, sameHex } from '#shared/hex/axial'
import { isExit } from '../../resolution/exitHexes'
import { type Act, type Judgement, refusedAct, certain } from '../../resolution/play'
import { type PlayState } from '../../resolution/state'
import { because } from '#shared/rules/sentences/ruling'
import { isActive } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { mayAct } from './sequence'

/**
 * In the movement phase of its side, whether it has moved in it or not, by a hex that it covers.
 * @rule HS-MOV-9 @rule SCN-5
 */
export function judgeExit(
  position: MedievalPosition,
  { turn }: PlayState,
  { counter: id, by }: Extract<Act, { kind: 'exit' }>,
): Judgement {
  const { scenario } = position
  const counter = scenario.counters[id]
  if (counter?.hex === undefined) return refusedAct(because('CHK-1', { counter: id }))
  if (!isActive(position, counter)) return refusedAct(because('MC-ATT-5', { counter: id }))
  const side = sideOf(scenario, counter)
  if (side === undefined || !mayAct(turn, side, 'move').value)
    return refusedAct(because('MC-SEQ-1', { counter: id }))
  const covers = footprint(scenario, counter).some((hex) => sameHex(hex, by))
  if (!covers || !isExit(scenario, by)) return refusedAct(because('HS-MOV-9', { hex: hexKey(by) }))
  return certain(
    { fr: 'quitte la carte', en: 'leaves the map' },
    [{ kind: 'removed', counter: id, how: 'exited', by: hexKey(by) }],
    [because('HS-MOV-9', { counter: id })],
  )
}
