/** Operations drawn in another unit, brought to millimetres. */
import { assertNever } from '#shared/lang/assertNever'
import { type DrawOp, type Paint, type Path, type Stroke } from './ops'

const OPERANDS: readonly number[] = [2, 2, 4, 6, 0]

/** A path with every coordinate multiplied and rounded to a micrometre. */
export function scalePath(path: Path, factor: number): Path {
  const scaled = new Array<number>(path.length)
  let at = 0
  while (at < path.length) {
    const verb = path[at] as number
    scaled[at++] = verb
    for (let left = OPERANDS[verb] ?? 0; left > 0; left--, at++)
      scaled[at] = Math.round((path[at] as number) * factor * 1000) / 1000
  }
  return scaled
}

function scalePaint(paint: Paint, by: number): Paint {
  if (paint.kind === 'solid') return paint
  const line = { x0: paint.x0 * by, y0: paint.y0 * by, x1: paint.x1 * by, y1: paint.y1 * by }
  return paint.kind === 'linear'
    ? { ...paint, ...line }
    : { ...paint, ...line, r0: paint.r0 * by, r1: paint.r1 * by }
}

function scaleStroke(stroke: Stroke, factor: number): Stroke {
  const width = stroke.width * factor
  return stroke.dash
    ? { ...stroke, width, dash: stroke.dash.map((part) => part * factor) }
    : { ...stroke, width }
}

function scaleOp(op: DrawOp, factor: number): DrawOp {
  switch (op.kind) {
    case 'path':
      return {
        ...op,
        path: scalePath(op.path, factor),
        ...(op.fill && { fill: scalePaint(op.fill, factor) }),
        ...(op.stroke && { stroke: scaleStroke(op.stroke, factor) }),
      }
    case 'group': {
      const [a, b, c, d, e, f] = op.transform ?? [1, 0, 0, 1, 0, 0]
      return {
        ...op,
        ops: scaleOps(op.ops, factor),
        ...(op.transform && { transform: [a, b, c, d, e * factor, f * factor] as const }),
        ...(op.clip && { clip: { ...op.clip, path: scalePath(op.clip.path, factor) } }),
      }
    }
    case 'text':
      return {
        ...op,
        x: op.x * factor,
        y: op.y * factor,
        size: op.size * factor,
        ...(op.halo && { halo: { ...op.halo, width: op.halo.width * factor } }),
      }
    case 'image':
      return {
        ...op,
        x: op.x * factor,
        y: op.y * factor,
        width: op.width * factor,
        height: op.height * factor,
      }
    default:
      return assertNever(op)
  }
}

/** Every length and coordinate multiplied by `factor`. */
export function scaleOps(ops: readonly DrawOp[], factor: number): DrawOp[] {
  return ops.map((op) => scaleOp(op, factor))
}
