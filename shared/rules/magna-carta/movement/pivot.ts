/** A rider that turns where it stands: its front stays, its rear swings (HS-MOV-5). */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { footprint } from '#shared/document/counters'
import { hexKey } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { mayStand, mayStraddle } from '../ground/standing'
import { type FiguredPosition } from '../rules/figuredPosition'
import { holdersAround } from './movementHolders'
import { mountedStance } from './movementStance'

/** Is there room for the rear half of a rider that would face that way: on the map, free, and ground that it may stand on? @rule HS-MOV-5 */
export function mayPivot(
  position: FiguredPosition,
  id: CounterId,
  counter: Counter,
  facing: Direction,
): boolean {
  const [front] = footprint(position.scenario, counter)
  const rear = front && mountedStance(front, facing).covers[1]
  return (
    front !== undefined &&
    rear !== undefined &&
    onGrid(rear, position.scenario.map.grid) &&
    !holdersAround(position, id).has(hexKey(rear)) &&
    mayStand(position, counter, rear).value &&
    mayStraddle(position, front, rear).value
  )
}
