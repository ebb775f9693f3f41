/** Counter types out of their scenario, as text in files of types and in the user's library. */
import { type TypeCollection } from '../typeCollection'
import { images } from './entities'
import { counterTypes } from './pieces'
import { id, list, object, orElse } from './vocabulary'

export const typeCollection = object<TypeCollection>({
  rulesets: list(id()),
  counterTypes,
  images: orElse(images, {}),
})
