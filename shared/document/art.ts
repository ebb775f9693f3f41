/** Own art on the faces of counters (CTR-5): how a new picture lies on a card, for commands, panels and the opening of files. */
import { ART_SHIFT, ART_ZOOM } from './limits'
import { type ArtPlace, type CounterFaceData, type CounterType } from './armies'
import { type ImageHash } from './ids'
import { type Scenario } from './types'

/** A picture that nobody has moved yet: it covers the place of the figure, upright. */
export const AS_NEW: ArtPlace = { mode: 'figure', zoom: 1, x: 0, y: 0, turn: 0 }

/** The strength of a tint for which nobody has set one. */
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

/** Zoomed about the middle of the field, so that what is seen there stays; within the limits. */
export function zoomedArt({ zoom, x, y }: ArtPlace, wanted: number): Pick<ArtPlace, 'zoom' | 'x' | 'y'> {
  const next = Math.min(ART_ZOOM.most, Math.max(ART_ZOOM.least, wanted))
  return { zoom: fine(next), ...shiftedArt({ x: 0, y: 0 }, (x * next) / zoom, (y * next) / zoom) }
}

/** Moved by shares of the field, within the limits. */
export function shiftedArt(
  { x, y }: Pick<ArtPlace, 'x' | 'y'>,
  dx: number,
  dy: number,
): Pick<ArtPlace, 'x' | 'y'> {
  const within = (value: number): number => fine(Math.min(ART_SHIFT, Math.max(-ART_SHIFT, value)))
  return { x: within(x + dx), y: within(y + dy) }
}

/** The same direction, from above -180 to 180 degrees. */
export function turnedArt(degrees: number): number {
  const turn = fine(degrees - 360 * Math.round(degrees / 360))
  return turn === -180 ? 180 : turn
}

// Finer than any print: files are kept in git.
const fine = (value: number): number => Math.round(value * 1e4) / 1e4 + 0
