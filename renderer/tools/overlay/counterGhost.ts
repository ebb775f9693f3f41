/** The picture of counters on their hexes. Its painter loads after the first picture, so the map does not wait for it. */
import { type Counter } from '#shared/document/armies'
import { type DrawOp } from '#shared/painter/ops'
import { type GhostContext, type PaintGhost } from './paintGhost'

let paint: PaintGhost | undefined

/** Brings the painter of counters; until then there are no ghosts. */
export async function loadGhost(): Promise<void> {
  paint = (await import('./paintGhost')).paintGhost
}

export function ghost(shown: Counter, context: GhostContext): DrawOp[] {
  return ghosts([shown], context)
}

export function ghosts(shown: readonly Counter[], context: GhostContext): DrawOp[] {
  return paint?.(shown, context) ?? []
}
