/** A scenario as an output can draw it: without the pictures that it cannot decode, so that those cards show their silhouettes. */
import { type ImageHash } from '#shared/document/ids'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { type CanvasHost } from '#shared/painter/toCanvas'

export function drawableScenario<I>(scenario: Scenario, host: CanvasHost<I>): Scenario {
  const images = Object.entries(scenario.images).filter(([hash]) => host.image(hash, 1) !== undefined)
  return { ...scenario, images: Object.fromEntries(images) as Record<ImageHash, EmbeddedImage> }
}
