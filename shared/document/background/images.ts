/** Tells whether a scenario shows an embedded picture. */
import { type Background, type CounterType, type ImageHash, type Scenario } from '../types'

/** Is a picture that of the background of the map, or of a face of a counter? */
export function isImageShown(
  hash: ImageHash,
  background: Pick<Background, 'image'> | undefined,
  counterTypes: Scenario['counterTypes'],
): boolean {
  if (background?.image === hash) return true
  return Object.values<CounterType>(counterTypes).some(({ faces }) =>
    Object.values(faces).some(({ image }) => image === hash),
  )
}
