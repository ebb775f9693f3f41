/** The error of a picture that was refused: its place in the picture, what was found, what was expected (DOC-5). */
import { foundInstead } from '#shared/i18n/foundInstead'
import { type Localized, localized } from '#shared/i18n/localized'

/** A place in a picture: a byte of PNG, JPEG and WebP, a place in the text of SVG. */
export type ImagePlace =
  | { readonly kind: 'byte'; /** Counted from 0. */ readonly byte: number }
  | {
      readonly kind: 'text'
      /** Counted from 1. */ readonly line: number
      /** Counted from 1, in UTF-16 units. */ readonly column: number
    }

export interface ImageError {
  /** Name of the file, as the user knows it. */
  readonly file: string
  readonly place: ImagePlace
  /** Says what was found and what was expected. */
  readonly message: Localized
}

/** Signals, inside `images/` only, that a picture is not what it should be; the doors turn it into an ImageError. */
export class ImageFault extends Error {
  constructor(
    readonly place: ImagePlace,
    readonly problem: Localized,
  ) {
    super(problem.en)
  }
}

/** Refuses what stands at a byte. */
export function refuseAt(byte: number, found: Localized, expected: Localized): never {
  throw new ImageFault({ kind: 'byte', byte }, foundInstead(found, expected))
}

/** "line 3, column 7" or "byte 33". */
export function placeText(place: ImagePlace): Localized {
  return place.kind === 'byte'
    ? localized(`octet ${place.byte}`, `byte ${place.byte}`)
    : localized(`ligne ${place.line}, colonne ${place.column}`, `line ${place.line}, column ${place.column}`)
}
