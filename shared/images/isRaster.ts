/** The guard before pixels of an unknown file are decoded: for whoever unpacks pictures that are not embedded. */
import { examine } from './examine'
import { ImageFault } from './refusal/imageError'

/** True for pixels that the program would embed, too: the look at the bytes refuses what would fill the memory. */
export function isRaster(bytes: Uint8Array): boolean {
  try {
    return examine(bytes).type !== 'image/svg+xml'
  } catch (error) {
    if (error instanceof ImageFault) return false
    throw error
  }
}
