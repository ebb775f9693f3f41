/** A print in one colour (PRT-1): every ink as the grey of its lightness, so that a black cartridge or a copier is enough. */
import { lightness } from '#shared/painter/lightness'
import { type Color, type DrawOp, type Paint } from '#shared/painter/ops'
import { type PrintPlan } from './printPlan'

/** The same pages in greys. Pictures (scans, an author's own art) keep their colours: they are bytes of a file. */
export function planInGrey(plan: PrintPlan): PrintPlan {
  return {
    ...plan,
    page(index) {
      const page = plan.page(index)
      const { inParts } = page
      return {
        ...page,
        paint: (shown) => inGrey(page.paint(shown)),
        ...(inParts && { inParts: () => greyParts(inParts()) }),
      }
    },
  }
}

function* greyParts(parts: Iterable<DrawOp[]>): Generator<DrawOp[], void> {
  for (const part of parts) yield inGrey(part)
}

/** The same drawing in greys. */
export function inGrey(ops: readonly DrawOp[]): DrawOp[] {
  return ops.map((op): DrawOp => {
    switch (op.kind) {
      case 'group':
        return { ...op, ops: inGrey(op.ops) }
      case 'text':
        return {
          ...op,
          color: grey(op.color),
          ...(op.halo && { halo: { ...op.halo, color: grey(op.halo.color) } }),
        }
      case 'path':
        return {
          ...op,
          ...(op.fill && { fill: greyPaint(op.fill) }),
          ...(op.stroke && { stroke: { ...op.stroke, color: grey(op.stroke.color) } }),
        }
      case 'image':
        return op
    }
  })
}

function greyPaint(paint: Paint): Paint {
  if (paint.kind === 'solid') return { ...paint, color: grey(paint.color) }
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: grey(stop.color) })) }
}

const GREYS = new Map<Color, Color>()

/** Kept for each colour: a page has few of them, and many shapes. */
function grey(color: Color): Color {
  const kept = GREYS.get(color)
  if (kept !== undefined) return kept
  const level = Math.round(lightness(color) * 255)
    .toString(16)
    .padStart(2, '0')
  const made: Color = `#${level.repeat(3)}`
  GREYS.set(color, made)
  return made
}
