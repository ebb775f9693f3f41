/** Set lines as draw operations. */
import { type Color, type DrawOp } from '#shared/painter/ops'
import { placeText } from '#shared/painter/text'
import { INK } from '../flow/grid'
import { type Line } from '../text/lines'

/** One line with the left end of its measure at `x` and its baseline at `y`, mm. */
export function paintLine(line: Line, x: number, y: number, size: number, ink: Color = INK): DrawOp[] {
  return line.pieces.flatMap(({ parts, font, color, x: at }) =>
    parts.map((part) =>
      placeText({ text: part.text, x: x + at + part.x, y, font, size, color: color ?? ink }),
    ),
  )
}
