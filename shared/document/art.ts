/** Own art on the faces of counters (CTR-5): how a new picture lies on a card, for commands, panels and the opening of files. */
import { type ArtPlace, type CounterFaceData, type CounterType, type ImageHash, type Scenario } from './types'

/** A picture that nobody has moved yet: it covers the place of the figure, upright. */
export const AS_NEW: ArtPlace = { mode: 'figure', zoom: 1, x: 0, y: 0, turn: 0 }

/** Of a tint whose strength nobody has set. */
export const HALF_TINT = 0.5

/**
 * The place of a picture of this size (pixels) that takes the place of another: one of the same size lies as that did (its colours
 * were mended), any other anew, in the same part of the card and under the same tint.
 */
export function newArt(
  size: { readonly width: number; readonly height: number },
  before: ArtPlace = AS_NEW,
): ArtPlace {
  if (before.width === size.width && before.height === size.height) return before
  const { zoom, x, y, turn } = AS_NEW
  return { ...before, ...size, zoom, x, y, turn }
}

/** Every picture that a face of a counter type shows. */
export function artOfTypes({ counterTypes }: Pick<Scenario, 'counterTypes'>): Set<ImageHash> {
  const found = new Set<ImageHash>()
  for (const { faces } of Object.values<CounterType>(counterTypes))
    for (const { image } of Object.values<CounterFaceData>(faces)) if (image !== undefined) found.add(image)
  return found
}
