/** Pictures of a module as a scenario embeds them; each that it cannot hold is left out and named, once. */
import { type EmbeddedImage, type ImageHash } from '#shared/document/types'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { importImage } from '#shared/images/importImage'
import { type ImageSize } from '#shared/images/refusal/limits'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { ExchangeRefusal } from '../../exchange/fault'
import { type ModuleArchive } from './moduleArchive'

export interface EmbeddedPicture {
  readonly hash: ImageHash
  readonly size: ImageSize
}

export interface Art {
  /** Undefined for a picture that is left out. */
  picture(name: string): EmbeddedPicture | undefined
  readonly images: Readonly<Record<ImageHash, EmbeddedImage>>
  readonly warnings: readonly Localized[]
}

/** Characters of base64 in all: the rest of a scenario needs little. */
const MOST_CHARACTERS = LARGEST_SCENARIO_BYTES * 0.9

export function artOf(archive: ModuleArchive): Art {
  const known = new Map<string, EmbeddedPicture | undefined>()
  const images: Record<ImageHash, EmbeddedImage> = {}
  const warnings: Localized[] = []
  let characters = 0
  const take = (name: string): EmbeddedPicture | undefined => {
    const leave = (reason: Localized): undefined => {
      const shown = quotable(name)
      warnings.push(
        localized(
          `image «\u202f${shown}\u202f» laissée de côté\u202f: ${reason.fr}`,
          `picture "${shown}" left out: ${reason.en}`,
        ),
      )
      return undefined
    }
    try {
      const found = archive.picture(name)
      if (!found) return leave(NOT_THERE)
      const taken = importImage(found.bytes, found.name)
      if (!taken.ok) return leave(taken.error.message)
      const { hash, image, size } = taken.value
      if (!Object.hasOwn(images, hash)) characters += image.base64.length
      if (characters > MOST_CHARACTERS) return leave(TOO_MUCH)
      images[hash] = image
      return { hash, size }
    } catch (error) {
      if (error instanceof ExchangeRefusal) return leave(error.fault.message)
      throw error
    }
  }
  return {
    picture(name) {
      if (!known.has(name)) known.set(name, take(name))
      return known.get(name)
    },
    images,
    warnings,
  }
}

const NOT_THERE = localized('absente du module', 'not in the module')
const TOO_MUCH = localized('le scénario serait trop grand', 'the scenario would be too large')
