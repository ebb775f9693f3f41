/** A scene as one list of draw operations: what every output is given. */
import { type DrawOp, type Rect } from './ops'
import { type Scene } from './scene'
import { type Detail, type LayerId, layerOf, PASSES, type Style } from './style'

export interface PaintOptions {
  /** What must be painted, mm; things that reach into it are painted whole, so clip to it where that matters. */
  readonly rect: Rect
  readonly style: Style
  /** Layers to paint, in any order; those not named are hidden. */
  readonly layers: readonly LayerId[]
  readonly detail: Detail
}

/** Everything visible in the rectangle, bottom to top. */
export function paintScene(scene: Scene, { rect, style, layers, detail }: PaintOptions): DrawOp[] {
  const ops: DrawOp[] = []
  for (const pass of PASSES) {
    if (!layers.includes(layerOf(pass))) continue
    for (const op of style.paint(scene, pass, rect, detail)) ops.push(op)
  }
  return ops
}
