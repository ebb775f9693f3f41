/**
 * A style paints a scene in passes. `paint` returns everything of one pass that can be seen in `rect`; what it draws at a
 * point must not depend on the rectangle asked for, so that tiles, pages and the whole sheet agree (look: seeded by place).
 */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Printing } from './oneInk'
import { type DrawOp, type Rect } from './ops'
import { type Scene } from './scene'

/** Bottom to top. */
export const LAYERS = [
  'background',
  'terrain',
  'elevation',
  'ways',
  'structures',
  'hexsides',
  'grid',
  'names',
  'attributes',
  'zones',
  'places',
  'labels',
  'counters',
] as const
export type LayerId = (typeof LAYERS)[number]

/** A layer, or what of the terrain stands on the ground (trees, roofs): it hides with the terrain, but is drawn over ways. */
export type PassId = LayerId | 'standing'

/** All passes in painting order, bottom to top. */
export const PASSES: readonly PassId[] = LAYERS.flatMap((layer): PassId[] =>
  layer === 'structures' ? ['standing', layer] : [layer],
)

/** The layer that a pass is shown and hidden with. */
export function layerOf(pass: PassId): LayerId {
  return pass === 'standing' ? 'terrain' : pass
}

/**
 * 3 everything (60 px a hex and more, print), 2 no texture (28 to 60), 1 areas and simple objects
 * (14 to 28), 0 flat areas and blocks (below 14).
 */
export type Detail = 0 | 1 | 2 | 3

/** Detail for a size on screen, in pixels a hex (flat to flat). */
export function detailFor(pxPerHex: number): Detail {
  if (pxPerHex >= 60) return 3
  if (pxPerHex >= 28) return 2
  return pxPerHex >= 14 ? 1 : 0
}

export const STYLE_IDS = ['classic', 'illustrated', 'ink'] as const
export type StyleId = (typeof STYLE_IDS)[number]

/** Apart from the styles themselves: to name one, nothing of it need be loaded. */
export const STYLE_NAMES: Readonly<Record<StyleId, Localized>> = {
  classic: localized('Classique', 'Classic'),
  illustrated: localized('Illustré', 'Illustrated'),
  ink: localized('Économe en encre', 'Ink-saving'),
}

/** The inks that each style prints with: cards are drawn apart from the styles. */
export const PRINTING_OF: Readonly<Record<StyleId, Printing>> = {
  classic: 'colours',
  illustrated: 'colours',
  ink: 'black',
}

export interface Style {
  readonly id: StyleId
  /** Drawn in flat colours with firm edges: a picture of few of them may be shown by a palette. Default no. */
  readonly isFlat?: boolean
  paint(scene: Scene, pass: PassId, rect: Rect, detail: Detail): DrawOp[]
  /** The operations of `paint`, in parts that are painted as they are asked for; absent for a pass that is never much. */
  inParts?(scene: Scene, pass: PassId, rect: Rect, detail: Detail): Iterable<DrawOp[]> | undefined
}
