/** The inks of a drawing that is made of flat colours alone. */
import { type Color, type DrawOp } from '#shared/painter/ops'
import { settledPaint } from '#shared/painter/paint'

/**
 * The colours that a drawing lays on without seeing through them; undefined when it shades: a gradient or a picture has colours of its
 * own, which a palette would break into steps.
 */
export function flatInks(ops: readonly DrawOp[]): ReadonlySet<Color> | undefined {
  const inks = new Set<Color>()
  return gather(ops, inks) ? inks : undefined
}

function gather(ops: readonly DrawOp[], inks: Set<Color>): boolean {
  const add = ({ color, opacity = 1 }: { readonly color: Color; readonly opacity?: number }): void => {
    if (opacity === 1) inks.add(color)
  }
  for (const op of ops)
    switch (op.kind) {
      case 'image':
        return false
      case 'group':
        if (!gather(op.ops, inks)) return false
        break
      case 'text':
        add(op)
        if (op.halo) add(op.halo)
        break
      case 'path': {
        const fill = op.fill && settledPaint(op.fill)
        if (fill && fill.kind !== 'solid') return false
        if (fill) add(fill)
        if (op.stroke) add(op.stroke)
      }
    }
  return true
}
