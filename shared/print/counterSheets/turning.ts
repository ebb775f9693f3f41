/** The way of backs behind their fronts: where they lie on their page, and which of them are turned by half. */
import { type Rect } from '#shared/painter/ops'
import { type PieceFace } from './cutPieces'
import { type Flip } from './options'

interface Page {
  readonly widthMm: number
  readonly heightMm: number
}

/** The axis about which a page is turned or folded: upright, and left becomes right; or level, and the top becomes the foot. */
export type Axis = 'upright' | 'level'

/** The long edge of an upright sheet is upright; a fold crosses the sheet where it is longest, and glued backs are as of a book. */
export function axisOf(flip: Flip, { widthMm, heightMm }: Page): Axis {
  const isUpright = heightMm >= widthMm
  switch (flip) {
    case 'long':
      return isUpright ? 'upright' : 'level'
    case 'short':
    case 'fold':
      return isUpright ? 'level' : 'upright'
    case 'apart':
      return 'upright'
  }
}

/** The place on the back's page of what lies there on the front's; of a fold, the place beyond it on the same page. */
export function behind(rect: Rect, axis: Axis, { widthMm, heightMm }: Page): Rect {
  return axis === 'upright'
    ? { ...rect, x: widthMm - rect.x - rect.width }
    : { ...rect, y: heightMm - rect.y - rect.height }
}

/** The place on the label of backs of what lies there on the label of fronts: labels keep their places, and are glued back to back. */
export function behindOnLabel(rect: Rect, { x, width }: Rect): Rect {
  return { ...rect, x: 2 * x + width - rect.x - rect.width }
}

/**
 * True for a face that must be turned by half so that the edge that leads is the same on both sides of its piece: the one that
 * points across the axis, and would lead with the other edge.
 */
export function isTurned({ leads }: Pick<PieceFace, 'leads'>, axis: Axis): boolean {
  return axis === 'upright' ? leads === 'right' : leads === 'up'
}
