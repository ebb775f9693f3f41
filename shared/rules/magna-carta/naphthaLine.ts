/** Where a naphtha thrower may throw: in sight, and through nothing too narrow for it (MC-MAP-4). */
import { type Axial } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { sightOverGround } from '../engine/sightOverGround'
import { type Position } from '../position'
import { featureRow } from '../rows'
import { because, type Ruling, ruling } from '../ruling'
import { sightBetween } from './sightBetween'
import { sightField } from './sightField'
import { standingFeatures } from './standingFeatures'

/** Is the line from the thrower to the hex aimed at free for it? @rule HS-LOS-17 @rule MC-MAP-4 */
export function naphthaPasses(position: Position, from: Axial, to: Axial): Ruling<boolean> {
  const board = sightField(position)
  const sight = sightBetween(position, from, to, board)
  if (sight.visible !== true) return { value: false, because: sight.because }
  const narrow = sightOverGround(board, from, to).through.find((side) => {
    const { opening, barrier } = standingFeatures(position, side) ?? {}
    return [opening, barrier].some((feature) => featureRow(position.rows, feature?.feature)?.narrow)
  })
  return narrow
    ? ruling(false, because('HS-LOS-17', { hexside: hexsideKey(narrow) }), because('MC-MAP-4'))
    : { value: true, because: sight.because }
}
