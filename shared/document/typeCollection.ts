/**
 * Counter types out of their scenario (CTR-6): what a library keeps and a file of types carries, with the pictures that
 * their faces show.
 */
import { type Extensible } from '#shared/json/extra'
import { type CounterType, counterTypes } from './armies'
import { images } from './entities'
import { id, list, object, orElse } from './fields/vocabulary'
import { type CounterTypeId, type ImageHash } from './ids'
import { type EmbeddedImage, type Scenario } from './types'

export interface TypeCollection extends Extensible {
  /** The rulesets that they were made for; others take those whose every stat they know. */
  readonly rulesets: readonly string[]
  /** The types, of no side: who takes them says which. */
  readonly counterTypes: Scenario['counterTypes']
  /** Those that faces show, and no other. */
  readonly images: Scenario['images']
}

/** A sheet of no side. */
export function sideless(type: CounterType): CounterType {
  const { side: _side, ...others } = type
  return others
}

/** The hashes of the pictures that the faces of a sheet show, each once. */
export function imagesOfType({ faces }: CounterType): readonly ImageHash[] {
  return [...new Set(Object.values(faces).flatMap(({ image }) => image ?? []))]
}

/** Some types of a scenario, or of a collection, with their pictures; ids that it does not have are left out. */
export function collectTypes(
  from: Pick<Scenario, 'counterTypes' | 'images'>,
  ids: readonly CounterTypeId[],
  rulesets: readonly string[],
): TypeCollection {
  const types = ids.flatMap((id) => {
    const type = from.counterTypes[id]
    return type ? [[id, sideless(type)] as const] : []
  })
  const hashes = new Set(types.flatMap(([, type]) => imagesOfType(type)))
  const images = [...hashes].flatMap((hash) => {
    const image = from.images[hash]
    return image ? [[hash, image] as const] : []
  })
  return {
    rulesets,
    counterTypes: Object.fromEntries(types) as Scenario['counterTypes'],
    images: Object.fromEntries(images) as Readonly<Record<ImageHash, EmbeddedImage>>,
  }
}

/** As text in files of types and in the user’s library. */
export const typeCollection = object<TypeCollection>({
  rulesets: list(id()),
  counterTypes,
  images: orElse(images, {}),
})
