/** Pictures of a module as a scenario embeds them; each that it cannot hold is left out and named, once. */
import { type ImageHash } from '#shared/document/ids'
import { type EmbeddedImage } from '#shared/document/types'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { asStored } from '#shared/images/exifOrientation'
import { importImage } from '#shared/images/importImage'
import { type ImageSize } from '#shared/images/refusal/limits'
import { type RemovedPart } from '#shared/images/svg/cleanSvg'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { ExchangeRefusal } from '../../exchange/fault'
import { isGif, readGif } from './gif'
import { type ModuleArchive } from './moduleArchive'
import { pngOf } from './pngOf'

interface EmbeddedPicture {
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

/** They are unpacked: of one, which the memory must hold, and of all, which take time. */
const MOST_GIF_PIXELS = 16_000_000
const GIF_PIXELS_IN_ALL = 100_000_000

/** @param drawn names of the pictures that the module draws itself as it is played: no file has them */
export function artOf(archive: ModuleArchive, drawn: ReadonlySet<string> = new Set()): Art {
  const known = new Map<string, EmbeddedPicture | undefined>()
  const images: Record<ImageHash, EmbeddedImage> = {}
  const warnings: Localized[] = []
  let characters = 0
  let pixels = GIF_PIXELS_IN_ALL
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
      if (!found) return leave(drawn.has(name) ? DRAWN : NOT_THERE)
      const spend = (spent: number): void => void (pixels -= spent)
      const most = Math.min(pixels, MOST_GIF_PIXELS)
      const gif = isGif(found.bytes) ? readGif(found.bytes, most, spend) : undefined
      if (gif && !gif.ok) return leave(gif.error)
      // VASSAL shows a photograph as it is stored, and boards are measured so.
      const taken = importImage(gif ? pngOf(gif.value) : asStored(found.bytes), found.name)
      if (!taken.ok) return leave(taken.error.message)
      const { hash, image, size, removed } = taken.value
      if (!Object.hasOwn(images, hash)) characters += image.base64.length
      if (characters > MOST_CHARACTERS) return leave(TOO_MUCH)
      images[hash] = image
      if (removed.length > 0) warnings.push(withoutParts(name, removed))
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

/** Names the parts that a cleaned SVG does not hold: scripts, outside links, unknown elements. */
function withoutParts(name: string, removed: readonly RemovedPart[]): Localized {
  const shown = quotable(name)
  const parts = removed.map(({ line, what, count }) => {
    const times = count > 1 ? ` (${count}\u202f×)` : ''
    return localized(`ligne ${line}, ${what.fr}${times}`, `line ${line}, ${what.en}${times}`)
  })
  return localized(
    `image «\u202f${shown}\u202f» prise sans ses parties interdites\u202f: ${parts.map(({ fr }) => fr).join('\u202f; ')}`,
    `picture "${shown}" taken without its forbidden parts: ${parts.map(({ en }) => en).join('; ')}`,
  )
}

const NOT_THERE = localized('absente du module', 'not in the module')
const DRAWN = localized(
  'le module la dessine lui-même, sans fichier',
  'the module draws it itself, without a file',
)
const TOO_MUCH = localized('le scénario serait trop grand', 'the scenario would be too large')
