/** Numbers and names within the bytes of a picture; reading past the end is a fault with its place, never a throw of the engine. */
import { quotable } from '#shared/i18n/quotable'
import { type Localized, localized } from '#shared/i18n/localized'
import { textOfCodes } from '#shared/lang/textOfCodes'
import { refuseAt } from './refusal/imageError'

export interface ByteReader {
  readonly length: number
  byte(at: number): number
  /** Unsigned, high byte first. */
  big16(at: number): number
  big32(at: number): number
  /** Unsigned, low byte first. */
  little16(at: number): number
  little24(at: number): number
  little32(at: number): number
  /** Bytes as Latin letters. */
  letters(at: number, count: number): string
  /** Refuses a picture that ends before `count` bytes from `at`. */
  need(at: number, count: number): void
}

const MORE = localized('la suite de l’image (elle est tronquée)', 'the rest of the picture (it is cut short)')

export function byteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const need = (at: number, count: number): void => {
    if (at + count > bytes.length)
      refuseAt(bytes.length, localized('la fin des données', 'the end of the data'), MORE)
  }
  const reading =
    (count: number, read: (at: number) => number) =>
    (at: number): number => {
      need(at, count)
      return read(at)
    }
  return {
    length: bytes.length,
    byte: reading(1, (at) => view.getUint8(at)),
    big16: reading(2, (at) => view.getUint16(at)),
    big32: reading(4, (at) => view.getUint32(at)),
    little16: reading(2, (at) => view.getUint16(at, true)),
    little24: reading(3, (at) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000),
    little32: reading(4, (at) => view.getUint32(at, true)),
    letters(at, count) {
      need(at, count)
      return textOfCodes(bytes.subarray(at, at + count))
    },
    need,
  }
}

/** Some letters of a picture as a message can show them. */
export function quotedLetters(letters: string): Localized {
  const shown = quotable(letters.replace(/[^\x20-\x7e]/g, '.'))
  return localized(`«\u202f${shown}\u202f»`, `"${shown}"`)
}
