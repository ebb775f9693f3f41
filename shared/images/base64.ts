/** Base64 both ways, without a platform: strict, padded, no white space. */
import { textOfCodes } from '#shared/lang/textOfCodes'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const PAD = 61

// The value of each character code; 255 = none.
const VALUES = new Uint8Array(128).fill(255)
for (let value = 0; value < 64; value++) VALUES[ALPHABET.charCodeAt(value)] = value

/** The place at which a text stops being base64. */
interface Base64Fault {
  /** The place of the fault, counted from 0; the length of the text when it ends too early. */
  readonly index: number
}

/** The bytes of a text, or where it is wrong. One text for the same bytes: spare bits must be zero. */
export function bytesOfBase64(text: string): Uint8Array | Base64Fault {
  const { length } = text
  let pads = 0
  while (pads < 2 && length > pads && text.charCodeAt(length - 1 - pads) === PAD) pads++
  if (length % 4 !== 0) return { index: faultIn(text, length) }
  const bytes = new Uint8Array((length / 4) * 3 - pads)
  let to = 0
  for (let at = 0; at < length; at += 4) {
    const missing = at + 4 === length ? pads : 0
    const a = valueAt(text, at)
    const b = valueAt(text, at + 1)
    const c = missing > 1 ? 0 : valueAt(text, at + 2)
    const d = missing > 0 ? 0 : valueAt(text, at + 3)
    if ((a | b | c | d) > 63) return { index: faultIn(text, length - pads) }
    if ((missing === 2 && b & 15) || (missing === 1 && c & 3)) return { index: at + 3 - missing }
    bytes[to++] = (a << 2) | (b >> 4)
    if (missing < 2) bytes[to++] = ((b & 15) << 4) | (c >> 2)
    if (missing < 1) bytes[to++] = ((c & 3) << 6) | d
  }
  return bytes
}

function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 128 ? (VALUES[code] as number) : 255
}

function faultIn(text: string, end: number): number {
  for (let at = 0; at < end; at++) if (valueAt(text, at) > 63) return at
  return end
}

const CODES = Uint8Array.from(ALPHABET, (letter) => letter.charCodeAt(0))

/** Bytes of each piece of text: whole groups of three, and few enough for one call. */
const PIECE = 3 * 4096

/** The text has padding, and no line breaks. */
export function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let from = 0; from < bytes.length; from += PIECE)
    pieces.push(pieceOf(bytes.subarray(from, from + PIECE)))
  return pieces.join('')
}

function pieceOf(bytes: Uint8Array): string {
  const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill(PAD)
  let to = 0
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at
    const a = bytes[at] as number
    const b = left > 1 ? (bytes[at + 1] as number) : 0
    const c = left > 2 ? (bytes[at + 2] as number) : 0
    codes[to] = CODES[a >> 2] as number
    codes[to + 1] = CODES[((a & 3) << 4) | (b >> 4)] as number
    if (left > 1) codes[to + 2] = CODES[((b & 15) << 2) | (c >> 6)] as number
    if (left > 2) codes[to + 3] = CODES[c & 63] as number
    to += 4
  }
  return textOfCodes(codes)
}
