/**
 * The pictures on counters, decoded for the page's own canvases: once each, when a scenario with them is first drawn, closed when
 * they have left the document. Until a picture is there its card shows the silhouette, for the painter is given a scenario that
 * holds only the decoded ones.
 */
import { artOfTypes } from '#shared/document/art'
import { type ImageHash } from '#shared/document/ids'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { offscreenHost } from './canvasHost'
import { type DecodedPicture, type decodePicture } from './pictures'

/** Pixels of the longer side: what a card takes on a fine screen at the largest zoom. */
const LONGEST = 640

// Fetched with the first picture: most scenarios have none, and the first picture of a map waits for nothing.
const decodeLater: typeof decodePicture = async (image, longest) =>
  (await import('./pictures')).decodePicture(image, longest)

interface CardPictures {
  /** The scenario with those of its pictures that can be drawn now; the others begin to be decoded. */
  drawable(scenario: Scenario): Scenario
  /** True when it can be drawn. */
  has(hash: string | undefined): boolean
  /** For `toCanvas`. */
  image(hash: string, width: number): ImageBitmap | undefined
  /** Closes those that are not among these. */
  keep(images: Scenario['images']): void
  /** Called when more can be drawn; returns what ends it. */
  subscribe(listener: () => void): () => void
}

export function createCardPictures(decode: typeof decodePicture = decodeLater): CardPictures {
  /** Undefined while it is decoded, and when that has failed: it is not tried again. */
  const known = new Map<string, DecodedPicture | undefined>()
  const listeners = new Set<() => void>()
  let drawn = new WeakMap<Scenario['images'], Map<Scenario['counterTypes'], Scenario['images']>>()

  function changed(): void {
    drawn = new WeakMap()
    for (const listener of listeners) listener()
  }

  async function bring(coming: readonly (readonly [string, EmbeddedImage])[]): Promise<void> {
    for (const [hash] of coming) known.set(hash, undefined)
    const decoded = coming.map(async ([hash, image]) => {
      const picture = await decode(image, LONGEST).catch(() => undefined)
      // It may have left the document meanwhile.
      if (known.has(hash) && !known.get(hash)) known.set(hash, picture)
      else picture?.close()
    })
    await Promise.all(decoded)
    changed()
  }

  function drawableImages({ images, counterTypes }: Scenario): Scenario['images'] {
    const shown = [...artOfTypes({ counterTypes })].filter((hash) => hash in images)
    const coming = shown.filter((hash) => !known.has(hash))
    if (coming.length > 0) void bring(coming.map((hash) => [hash, images[hash] as EmbeddedImage]))
    const ready = shown.filter((hash) => known.get(hash)).map((hash) => [hash, images[hash]])
    return Object.fromEntries(ready) as Record<ImageHash, EmbeddedImage>
  }

  return {
    drawable(scenario) {
      const { images, counterTypes } = scenario
      const ofImages = drawn.get(images) ?? new Map<Scenario['counterTypes'], Scenario['images']>()
      drawn.set(images, ofImages)
      let found = ofImages.get(counterTypes)
      if (!found) {
        found = drawableImages(scenario)
        ofImages.clear()
        ofImages.set(counterTypes, found)
      }
      return { ...scenario, images: found }
    },
    has: (hash) => hash !== undefined && known.get(hash) !== undefined,
    image: (hash, width) => known.get(hash)?.at(width),
    keep(images) {
      for (const [hash, picture] of known)
        if (!(hash in images)) {
          known.delete(hash)
          picture?.close()
        }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Those of the page: every card on it is drawn with them. */
export const cardPictures = createCardPictures()

/** For `toCanvas` on the page's own canvases. */
export const pageHost = offscreenHost(cardPictures.image)
