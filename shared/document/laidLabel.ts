/** A label on a map that is laid elsewhere. */
import { isMirrored, type Laying, type QuarterTurn } from '#shared/hex/laying'
import { type Label } from './types'

// Its words stay upright along the same line, on the other side of the hex's centre; a mirrored line slopes the other way.
export function laidLabel(label: Label, laying: Laying): Label {
  const { columnsReversed, rowsReversed, quarter } = laying
  if (quarter) return quarterTurned(label, quarter.way)
  return {
    ...label,
    dxMm: columnsReversed ? 0 - label.dxMm : label.dxMm,
    dyMm: rowsReversed ? 0 - label.dyMm : label.dyMm,
    angle: isMirrored(laying) ? 0 - label.angle : label.angle,
  }
}

// Level words stay level; others keep to their line, and can still be read without turning one's head over.
function quarterTurned(label: Label, way: QuarterTurn): Label {
  const { dxMm, dyMm, angle } = label
  const turned = angle + (way === 'clockwise' ? 90 : -90)
  const upright = turned > 90 ? turned - 180 : turned <= -90 ? turned + 180 : turned
  return {
    ...label,
    dxMm: way === 'clockwise' ? 0 - dyMm : dyMm,
    dyMm: way === 'clockwise' ? dxMm : 0 - dxMm,
    angle: angle === 0 ? 0 : upright,
  }
}
