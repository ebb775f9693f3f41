/** A picture the document does not have: nothing disappears silently. */
import { type DrawOp, type Stroke, VERB } from './ops'

/** The picture that every output draws in place of a missing one: a grey box with a cross. */
export function missingImage(op: Extract<DrawOp, { kind: 'image' }>): DrawOp[] {
  const { x, y, width, height } = op
  const right = x + width
  const bottom = y + height
  const box = [
    VERB.move,
    x,
    y,
    VERB.line,
    right,
    y,
    VERB.line,
    right,
    bottom,
    VERB.line,
    x,
    bottom,
    VERB.close,
  ]
  const cross = [VERB.move, x, y, VERB.line, right, bottom, VERB.move, right, y, VERB.line, x, bottom]
  const stroke: Stroke = { color: '#808080', width: Math.min(width, height) / 50 }
  return [{ kind: 'path', path: [...box, ...cross], fill: { kind: 'solid', color: '#e0e0e0' }, stroke }]
}
