/** Paints as all outputs agree on them. */
import { type Paint } from './ops'

export type GradientPaint = Exclude<Paint, { kind: 'solid' }>

/**
 * The paint, or one colour where a gradient has no extent or a single stop: canvas, SVG and PDF each treat those
 * differently, so they are settled here (the last stop, as in SVG).
 */
export function settledPaint(paint: Paint): Paint {
  if (paint.kind === 'solid') return paint
  const extent = paint.kind === 'linear' ? Math.hypot(paint.x1 - paint.x0, paint.y1 - paint.y0) : paint.r1
  if (extent > 1e-6 && paint.stops.length > 1) return paint
  const color = paint.stops.at(-1)?.color ?? '#000000'
  return paint.opacity === undefined
    ? { kind: 'solid', color }
    : { kind: 'solid', color, opacity: paint.opacity }
}
