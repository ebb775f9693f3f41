/** The pictures of a module, named by what they show and never by their order: a saved game asks for them by their names (XCH-2). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
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
  /** Two of one content are drawn alike. */
  readonly content: string
}

interface PictureOf {
  /**
   * The subject of the picture, by ids alone: `counter/guy, wounded`. Its name is made of it, so that a saved game finds it in every later
   * edition, however it is drawn there and whatever else has come or gone.
   */
  readonly key: string
  /** Before the rest of its name, readable; of an id, for a name may change. */
  readonly stem: string
  /** The same text for the same picture alone; absent = the key. */
  readonly content?: string
}

export interface Pictures {
  /** The name under which the module has a picture. */
  add(of: PictureOf, picture: () => Picture): string
  all(): readonly NamedPicture[]
}

export function createPictures(): Pictures {
  const byName = new Map<string, NamedPicture>()
  return {
    add({ key, stem, content = key }, picture) {
      const before = readableStem(stem).slice(0, LONGEST_STEM) || 'picture'
      const named = (whole: string): string => `${before}-${shortHash(whole)}.png`
      const first = byName.get(named(key))
      const name = named(first && first.content !== content ? `${key}, ${content}` : key)
      if (!byName.has(name)) byName.set(name, { name, content, ...picture() })
      return name
    },
    all: () => [...byName.values()],
  }
}

const LONGEST_STEM = 40

/** 48 bits: two of a module's pictures meet once in some hundred million modules. */
function shortHash(key: string): string {
  return bytesToHex(sha256(utf8ToBytes(key)).subarray(0, 6))
}

/** The least even number of pixels that holds a half on either side of the middle. */
export const evenPixels = (half: number): number => 2 * Math.max(1, Math.ceil(half))
