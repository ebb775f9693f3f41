/** The opponents beside a step, who may strike at it. */
import { type CounterId } from '#shared/document/ids'
import { hexDistance, type HexKey, parseHexKey } from '#shared/hex/axial'
import { opponentsOf } from '#shared/rules/standing/position'
import { isTwoHex } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { type MetStance } from './stridesOut'

/** The opponents who may stand next to a stance, in the order of the document; a rider also once it has turned about its front. */
export function opponentsBeside(
  position: MedievalPosition,
  mover: CounterId,
): (stance: MetStance) => readonly CounterId[] {
  const { counters } = position.scenario
  const opponents = opponentsOf(position, mover).map((id) => {
    const counter = counters[id]
    const reach = counter && isTwoHex(position, counter) ? 2 : 1
    return { id, front: parseHexKey(counter?.hex as HexKey), reach }
  })
  const known: (readonly CounterId[] | undefined)[] = []
  return ({ number, covers }) =>
    (known[number] ??= opponents
      .filter(({ front, reach }) => covers.some((hex) => hexDistance(front, hex) <= reach))
      .map(({ id }) => id))
}
