/** The box an operation can mark, in mm: never too small (curves count their control points), at times a little large. */
import { assertNever } from '#shared/lang/assertNever'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type DrawOp, type Matrix, type Path, type Rect, type Stroke, VERB } from './ops'
import { metricsOf, textWidth } from './text'

/** The box of all operations together; undefined when they mark nothing. */
export function boundsOf(ops: readonly DrawOp[]): Rect | undefined {
  let box: Rect | undefined
  for (const op of ops) box = union(box, boundsOfOp(op))
  return box
}

function boundsOfOp(op: DrawOp): Rect | undefined {
  switch (op.kind) {
    case 'path': {
      const box = pathBounds(op.path)
      return box && op.stroke ? grow(box, strokeReach(op.stroke)) : box
    }
    case 'text': {
      const { ascent, descent } = metricsOf(op.font)
      const perUnit = op.size / 1000
      const line = {
        x: op.x,
        y: op.y - ascent * perUnit,
        width: textWidth(op.text, op.font, op.size),
        height: (ascent - descent) * perUnit,
      }
      return op.halo ? grow(line, op.halo.width / 2) : line
    }
    case 'image':
      return { x: op.x, y: op.y, width: op.width, height: op.height }
    case 'group': {
      let box = boundsOf(op.ops)
      if (box && op.clip) box = intersect(box, pathBounds(op.clip.path))
      return box && op.transform ? transformBounds(box, op.transform) : box
    }
    default:
      return assertNever(op)
  }
}

// The reach of a stroke from its line: a mitred corner up to the limit of 10 that canvas, SVG (set) and PDF share.
function strokeReach(stroke: Stroke): number {
  const half = stroke.width / 2
  if ((stroke.join ?? 'miter') === 'miter') return half * 10
  return stroke.cap === 'square' ? half * Math.SQRT2 : half
}

/** The box of a path's points and control points. */
export function pathBounds(path: Path): Rect | undefined {
  return subpathBounds(path).reduce<Rect | undefined>(union, undefined)
}

/** The box of each part of a path, from one move to the next. */
export function subpathBounds(path: Path): Rect[] {
  const boxes: Rect[] = []
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  const close = (): void => {
    if (left <= right) boxes.push({ x: left, y: top, width: right - left, height: bottom - top })
    ;[left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  }
  for (let i = 0; i < path.length;) {
    const verb = path[i] as number
    if (verb === VERB.move) close()
    const points = POINTS_OF_VERB[verb] as number
    for (let point = 0; point < points; point++) {
      const x = path[i + 1 + 2 * point] as number
      const y = path[i + 2 + 2 * point] as number
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
    i += 1 + 2 * points
  }
  close()
  return boxes
}

const POINTS_OF_VERB: Readonly<Record<number, number>> = {
  [VERB.move]: 1,
  [VERB.line]: 1,
  [VERB.quad]: 2,
  [VERB.cubic]: 3,
  [VERB.close]: 0,
}

function grow(box: Rect, by: number): Rect {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

/** The box of both. */
export function union(a: Rect | undefined, b: Rect | undefined): Rect | undefined {
  if (!a || !b) return a ?? b
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  const right = Math.max(a.x + a.width, b.x + b.width)
  const bottom = Math.max(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: bottom - y }
}

function intersect(a: Rect, b: Rect | undefined): Rect | undefined {
  if (!b) return undefined
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width < 0 || height < 0 ? undefined : { x, y, width, height }
}

/** The upright box of a box in the frame around its own. */
export function transformBounds(box: Rect, [a, b, c, d, e, f]: Matrix): Rect {
  const xs: number[] = []
  const ys: number[] = []
  for (const x of [box.x, box.x + box.width])
    for (const y of [box.y, box.y + box.height]) {
      xs.push(a * x + c * y + e)
      ys.push(b * x + d * y + f)
    }
  const left = leastOf(xs)
  const top = leastOf(ys)
  return { x: left, y: top, width: greatestOf(xs) - left, height: greatestOf(ys) - top }
}
