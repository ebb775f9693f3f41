/** A leader's test of command and his special orders, to units and to decoys (CM-CMD, CM-HID-3). */
import { type Act, type Judgement, refusedAct } from '../../resolution/play'
import { because } from '#shared/rules/sentences/ruling'
import { commandOrder, commandTest } from '../command/command'
import { mayOrderDecoy } from '../concealment/decoys'
import { type FantasyPosition } from '../position/fantasyRules'
import { isLeader, unitFrom, unitOf } from '../units/unit'

/** @rule CM-CMD-1 @rule CM-CMD-2 @rule CM-CMD-4 @rule CM-HID-3 */
export function judgeCommand(
  position: FantasyPosition,
  { leader: leaderId, target: targetId, order }: Extract<Act, { kind: 'command' }>,
): Judgement {
  const leader = unitOf(position, leaderId)
  const piece = position.scenario.counters[targetId]
  // A decoy is no unit, but lies where one would.
  const target = piece && unitFrom(position, targetId, piece)
  if (!leader || !isLeader(leader) || !target || leader.side === undefined || leader.side !== target.side)
    return refusedAct(because('CM-CMD-1', { counter: targetId }))
  if (!order) {
    const { items, hexes } = commandTest(position, { leader, target })
    return { refused: [], items, because: [because('CM-CMD-1'), ...hexes.flatMap((hex) => hex.because)] }
  }
  const decoy = piece.decoy ? mayOrderDecoy(position, order.points) : undefined
  if (decoy?.value === false) return refusedAct(...decoy.because)
  const { items, hexes, grade, refused } = commandOrder(position, { leader, target })
  if (refused) return refusedAct(...refused)
  return {
    refused: [],
    items,
    because: [because('CM-CMD-2'), ...grade.because, ...hexes.flatMap((hex) => hex.because)],
  }
}
