/** Sight in the medieval rulesets, with the rules that decided it (HS-LOS-1 to -10). */
import { type Axial, hexKey } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { type SightBoard } from '../../engine/sightBoard'
import { sightOverGround, type SightVerdict } from '../../engine/sightOverGround'
import { type Checkpoint } from '../../engine/sightPath'
import { type Position } from '../position/position'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type Sight, sightOffMap } from '#shared/rules/answers/sight'
import { sightBoard, wallToSight } from './sightBoard'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'

/** Is there a line of sight from one hex to another? The same from both ends. @rule HS-LOS-1 @rule HS-LOS-10 */
export function sightBetween(
  position: Position,
  from: Axial,
  to: Axial,
  board: SightBoard = sightBoard(position),
): Sight {
  const offMap = [from, to].find((hex) => !board.onMap(hex))
  if (offMap) return sightOffMap(offMap)
  const verdict = sightOverGround(board, from, to)
  const { crossed, pairs } = verdict.path
  const { obstacle } = verdict
  if (!obstacle) return { visible: true, because: reasonsToSee(board, verdict), crossed, pairs }
  const at = placeOf(obstacle)
  return {
    visible: false,
    because: [because(blockingRule(position, obstacle, verdict.bareGround), at)],
    blockedBy: at,
    crossed,
    pairs,
  }
}

function placeOf(point: Checkpoint) {
  return point.kind === 'hex' ? { hex: hexKey(point.hex) } : { hexside: hexsideKey(point.side) }
}

function blockingRule(position: Position, point: Checkpoint, bareGround: boolean): Reason['rule'] {
  if (point.kind === 'hex') return bareGround ? 'HS-LOS-3' : 'HS-LOS-4'
  const wall = wallToSight(position.rows, standingFeatures(position, point.side) ?? {})
  if (wall?.closed) return 'HS-LOS-6'
  return wall?.loophole ? 'HS-LOS-7' : 'HS-LOS-5'
}

function reasonsToSee(board: SightBoard, { through, oneHand, over, path }: SightVerdict): Reason[] {
  const underRoof = path.crossed.find((hex) => board.roofed(hex))
  return [
    ...through.map((side) => because('HS-LOS-7', { hexside: hexsideKey(side) })),
    ...(over ? [because('HS-LOS-3')] : []),
    ...(underRoof ? [because('HS-LOS-8', { hex: hexKey(underRoof) })] : []),
    ...(oneHand ? [because('HS-LOS-2')] : []),
    because('HS-LOS-1'),
  ]
}
