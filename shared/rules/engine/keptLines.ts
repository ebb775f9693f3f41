/** Caches drawn lines: fields of view ask for the same ones again and again. */
import { type DrawnLine, type LineDrawer, twiceDistance } from './drawnLines'

/** Lines up to this long are kept; longer ones would fill the memory. */
const KEPT_LENGTH = 64

/** A drawer for each stride that keeps what it has drawn. */
export function keptByStride(make: (stride: number) => LineDrawer): (stride: number) => LineDrawer {
  const drawers = new Map<number, LineDrawer>()
  return (stride) => {
    const known = drawers.get(stride)
    if (known) return known
    const drawer = keeping(make(stride))
    // Maps of one size share a stride; a session sees few sizes.
    if (drawers.size >= 4) drawers.clear()
    drawers.set(stride, drawer)
    return drawer
  }
}

function keeping(draw: LineDrawer): LineDrawer {
  const span = 2 * KEPT_LENGTH + 1
  const kept: (DrawnLine | undefined)[] = new Array<undefined>(span * span).fill(undefined)
  return (q, r) => {
    if (twiceDistance(q, r) > 2 * KEPT_LENGTH) return draw(q, r)
    const index = (q + KEPT_LENGTH) * span + r + KEPT_LENGTH
    return (kept[index] ??= draw(q, r).slice())
  }
}
