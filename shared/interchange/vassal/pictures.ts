/** The pictures of a module: each drawn once, however many pieces show it. */
import { readableStem } from '#shared/i18n/readableStem'
import { type DrawOp } from '#shared/painter/ops'

/** A picture with nothing behind it, about its middle. */
export interface Picture {
  /** px, even, so that its middle is VASSAL's. */
  readonly width: number
  readonly height: number
  /** In mm, the middle at 0, 0. */
  paint(): readonly DrawOp[]
}

export interface NamedPicture extends Picture {
  /** In the archive's folder of pictures. */
  readonly name: string
}

export interface Pictures {
  /**
   * The name under which the module has a picture.
   * @param stem readable, for those who look into the archive
   * @param content the same text for the same picture alone
   */
  add(stem: string, content: string, picture: () => Picture): string
  all(): readonly NamedPicture[]
}

export function createPictures(): Pictures {
  const byContent = new Map<string, NamedPicture>()
  const counts = new Map<string, number>()
  return {
    add(stem, content, picture) {
      const known = byContent.get(content)
      if (known) return known.name
      const base = readableStem(stem) || 'picture'
      const count = (counts.get(base) ?? 0) + 1
      counts.set(base, count)
      const name = `${base}-${count}.png`
      byContent.set(content, { name, ...picture() })
      return name
    },
    all: () => [...byContent.values()],
  }
}

/** The least even number of pixels that holds a half on either side of the middle. */
export const evenPixels = (half: number): number => 2 * Math.max(1, Math.ceil(half))
