/** Printing in one ink: black on white paper, for the layers and cards that styles share. */
import { lightness } from './lightness'
import { type Color, type DrawOp, type Paint, type Stroke } from './ops'

/** The inks that a picture is printed with. */
export type Printing = 'colours' | 'black'

export const BLACK: Color = '#000000'
export const WHITE: Color = '#ffffff'

/** A line at least as light is one of paper: the pale edge of a mark. */
const PALE_LINE = 0.8
/** An area at least as light is left white. */
const PALE_AREA = 0.45

/**
 * Operations of a few plain colours in one ink: dark areas and lines black, pale ones white, letters black in a white halo.
 * Pictures stay as they are: they are the author's.
 */
export function inBlack(ops: readonly DrawOp[]): DrawOp[] {
  return ops.map((op): DrawOp => {
    switch (op.kind) {
      case 'group':
        return { ...op, ops: inBlack(op.ops) }
      case 'text':
        return { ...op, color: BLACK, ...(op.halo && { halo: { color: WHITE, width: op.halo.width } }) }
      case 'path': {
        const { fill, stroke, ...path } = op
        return {
          ...path,
          ...(fill && { fill: blackPaint(fill) }),
          ...(stroke && { stroke: blackStroke(stroke) }),
        }
      }
      case 'image':
        return op
    }
  })
}

function blackPaint(paint: Paint): Paint {
  const colors = paint.kind === 'solid' ? [paint.color] : paint.stops.map(({ color }) => color)
  const light = colors.reduce((sum, color) => sum + lightness(color), 0) / Math.max(1, colors.length)
  const color = light > PALE_AREA ? WHITE : BLACK
  return paint.opacity === undefined
    ? { kind: 'solid', color }
    : { kind: 'solid', color, opacity: paint.opacity }
}

function blackStroke(stroke: Stroke): Stroke {
  return { ...stroke, color: lightness(stroke.color) > PALE_LINE ? WHITE : BLACK }
}
