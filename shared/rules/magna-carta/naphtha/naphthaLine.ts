/** The line that naphtha takes: one of sight, through nothing too narrow for its engine (MC-MAP-4). */
import { type Axial } from '#shared/hex/axial'
import { type Position } from '../position/position'
import { because, type Ruling, ruling } from '../../ruling'
import { sightBetween } from '../sight/sightBetween'

/** Is the line from the thrower to the hex aimed at free for it? @rule HS-LOS-17 @rule MC-MAP-4 */
export function naphthaPasses(position: Position, from: Axial, to: Axial): Ruling<boolean> {
  const sight = sightBetween(position, from, to)
  if (sight.visible !== true) return { value: false, because: sight.because }
  const { visible, blockedBy } = sightBetween(withNarrowShut(position), from, to)
  if (visible === true) return { value: true, because: sight.because }
  return ruling(false, because('HS-LOS-17', blockedBy), because('MC-MAP-4'))
}

/** Openings too narrow for naphtha are as closed to it as their wall. */
function withNarrowShut(position: Position): Position {
  const features = position.rows.features.map((row) =>
    row.narrow ? { ...row, sight: 'blocks' as const } : row,
  )
  return { ...position, rows: { ...position.rows, features } }
}
