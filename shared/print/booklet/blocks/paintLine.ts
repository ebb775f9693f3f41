/** Set lines as draw operations. */
import { type Color, type DrawOp } from '#shared/painter/ops'
import { placeText } from '#shared/painter/text'
import { INK } from '../flow/grid'
import { type Line } from '../text/lines'

/** Pieces that stand further apart than this share of the em are words apart; those of two fonts touch. */
const SPACE = 0.05

/**
 * One line with the left end of its measure at `x` and its baseline at `y`, mm. Spaces are letters too, though each word has its own
 * place: who copies the text or has it read finds words.
 */
export function paintLine(line: Line, x: number, y: number, size: number, ink: Color = INK): DrawOp[] {
  const { pieces, hyphenated } = line
  return pieces.flatMap(({ parts, font, color, x: at, width }, index) => {
    const next = pieces[index + 1]
    const isSpaced = next ? next.x - at - width > SPACE * size : !hyphenated
    return parts.map((part, of) => {
      const text = isSpaced && of === parts.length - 1 ? `${part.text} ` : part.text
      return placeText({ text, x: x + at + part.x, y, font, size, color: color ?? ink })
    })
  })
}
