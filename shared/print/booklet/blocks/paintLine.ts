/** Set lines as draw operations. */
import { type DrawOp } from '#shared/painter/ops'
import { inRole } from '#shared/painter/roles'
import { placeText } from '#shared/painter/text'
import { INK } from '../flow/grid'
import { type Line } from '../text/lines'

/** Pieces that stand further apart than this share of the em are words apart; those of two fonts touch. */
const SPACE = 0.05

/** A word that ends so goes on in the next line without a space: « peut- | être ». */
const GOES_ON = /[\p{L}\d][-–—/]$/u

/**
 * One line with the left end of its measure at `x` and its baseline at `y`, mm. Spaces are letters too, though each word has its own
 * place, and the hyphen of a divided word is none: who copies the text or has it read finds words.
 */
export function paintLine(line: Line, x: number, y: number, size: number): DrawOp[] {
  const { pieces, hyphenated } = line
  return pieces.flatMap(({ parts, font, color, x: at, width, text: word }, index) => {
    const next = pieces[index + 1]
    const isSpaced = next ? next.x - at - width > SPACE * size : !hyphenated && !GOES_ON.test(word)
    return parts.map((part, of) => {
      const isLast = of === parts.length - 1
      const text = isSpaced && isLast ? `${part.text} ` : part.text
      const letters = placeText({ text, x: x + at + part.x, y, font, size, color: color ?? INK })
      // The hyphen that divides a word is a part of its own, the last of the line.
      const divides = hyphenated && !next && isLast
      return divides ? inRole({ type: 'Span', actual: '\u00ad' }, [letters]) : letters
    })
  })
}
