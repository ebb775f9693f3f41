/** A drawing that comes in parts, in fewer and larger ones: an ordinary map is one part. */
import { type DrawOp } from '#shared/painter/ops'

/** Numbers of paths in a part: 2 MB of them, or a map of some 1,000 classic hexes. */
const ENOUGH = 1 << 18
/** An operation as such, in numbers: a text has no path. */
const OF_AN_OPERATION = 16

/** The same operations in the same order. Each part but the last is as large as it must be to count as large. */
export function* inLargeParts(
  parts: Iterable<readonly DrawOp[]>,
  enough = ENOUGH,
): Generator<DrawOp[], void> {
  let gathered: DrawOp[] = []
  let weight = 0
  for (const part of parts)
    for (const op of part) {
      gathered.push(op)
      weight += weightOf(op)
      if (weight < enough) continue
      yield gathered
      gathered = []
      weight = 0
    }
  if (gathered.length > 0) yield gathered
}

function weightOf(op: DrawOp): number {
  switch (op.kind) {
    case 'group':
      return op.ops.reduce((sum, inner) => sum + weightOf(inner), OF_AN_OPERATION)
    case 'path':
      return OF_AN_OPERATION + op.path.length
    case 'text':
    case 'image':
      return OF_AN_OPERATION
  }
}
