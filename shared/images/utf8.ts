/** Text and its bytes. Every place we run in has the two classes, but the library of plain ES2023 does not declare them. */
import { localized } from '#shared/i18n/localized'
import { refuseAt } from './imageError'

declare const TextDecoder: new (
  encoding: 'utf-8',
  options: { readonly fatal: true },
) => { decode(bytes: Uint8Array, options?: { readonly stream: true }): string }

declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** The text of UTF-8 bytes, without a byte order mark; refuses others at the first byte that is none. */
export function textOfUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const at = firstFault(bytes)
    return refuseAt(
      at,
      localized(`l’octet ${bytes[at] ?? 'final'}`, `the byte ${bytes[at] ?? 'at the end'}`),
      localized('du texte en UTF-8', 'text in UTF-8'),
    )
  }
}

// The longest beginning that is UTF-8, by halves: what is cut within a letter counts as good.
function firstFault(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length + 1]
  while (good + 1 < bad) {
    const middle = (good + bad) >> 1
    if (isUtf8Start(bytes.subarray(0, middle))) good = middle
    else bad = middle
  }
  return good
}

function isUtf8Start(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

export function utf8OfText(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
