/** A scene as one list of draw operations: what every output is given. */
import { tracedTerrain } from '../background/paintBackground'
import { type DrawOp, type Rect } from '../ops'
import { type Scene } from '../scene'
import { type Detail, type LayerId, layerOf, PASSES, type Style } from '../style'

export interface PaintOptions {
  /** The part that must be painted, mm; things that reach into it are painted whole, so clip to it where that matters. */
  readonly rect: Rect
  readonly style: Style
  /** Layers to paint, in any order; those not named are hidden. */
  readonly layers: readonly LayerId[]
  /** 0 to 1, of layers that are not opaque. */
  readonly opacity?: Readonly<Partial<Record<LayerId, number>>>
  readonly detail: Detail
}

/** Everything visible in the rectangle, bottom to top. */
export function paintScene(scene: Scene, options: PaintOptions): DrawOp[] {
  const ops: DrawOp[] = []
  for (const part of sceneInParts(scene, options)) for (const op of part) ops.push(op)
  return ops
}

/** The same in parts, painted as they are asked for: who writes one after another need not hold a whole large map. */
export function* sceneInParts(
  scene: Scene,
  { rect, style, layers, opacity = {}, detail }: PaintOptions,
): Generator<DrawOp[], void> {
  // Without the terrain the grid lies on the paper.
  const bare: Scene = { ...scene, terrainLook: () => 'clear' }
  const isBare = !layers.includes('terrain') || (opacity.terrain ?? 1) < 0.5
  const isTraced = scene.background !== undefined && layers.includes('background')
  for (const pass of PASSES) {
    const layer = layerOf(pass)
    if (!layers.includes(layer)) continue
    const over = isBare && (pass === 'grid' || pass === 'names') ? bare : scene
    const paint = (): DrawOp[] => style.paint(over, pass, rect, detail)
    const isTerrain = pass === 'terrain' || pass === 'standing'
    const shown = opacity[layer] ?? 1
    if (isTraced && isTerrain) yield* shownAs(tracedTerrain(scene, { rect, pass }, paint), shown)
    else {
      const parts = shown < 1 ? undefined : style.inParts?.(over, pass, rect, detail)
      yield* parts ?? shownAs(paint(), shown)
    }
  }
}

function shownAs(ops: DrawOp[], opacity: number): DrawOp[][] {
  return [opacity < 1 && ops.length > 0 ? [{ kind: 'group', ops, opacity }] : ops]
}
