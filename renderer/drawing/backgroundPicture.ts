/** The picture that a worker's map shows as its background: decoded when it comes, dropped when another takes its place. */
import { type Scenario } from '#shared/document/types'
import { type DecodedPicture, decodePicture } from './pictures'

/** Pixels of its longer side: some 170 a square inch on an A2 board. A scan of 20 million would be 80 MB in each worker. */
const LONGEST = 4096

interface BackgroundPicture {
  /** Resolves when the picture of this state can be drawn; one that cannot be decoded is drawn as the crossed box. */
  show(scenario: Scenario): Promise<void>
  /** For `toCanvas`. */
  image(hash: string, width: number): ImageBitmap | undefined
}

export function createBackgroundPicture(): BackgroundPicture {
  let held: { readonly hash: string; readonly picture: DecodedPicture | undefined } | undefined
  return {
    async show({ map, images }) {
      const hash = map.background?.image
      if (hash === held?.hash) return
      held?.picture?.close()
      held = undefined
      const image = hash && images[hash]
      if (!hash || !image) return
      held = { hash, picture: await decodePicture(image, LONGEST).catch(() => undefined) }
    },
    image: (hash, width) => (hash === held?.hash ? held.picture?.at(width) : undefined),
  }
}
