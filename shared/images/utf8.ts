/** Text and its bytes. Every place we run in has the two classes, but the library of plain ES2023 does not declare them. */
import { localized } from '#shared/i18n/localized'
import { refuseAt } from './refusal/imageError'

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
      localized(`l’octet ${bytes[at]}`, `the byte ${bytes[at]}`),
      localized('du texte en UTF-8', 'text in UTF-8'),
    )
  }
}

// The longest beginning that is UTF-8, by halves; what is cut within a letter counts as good, so back to its first byte.
function firstFault(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length + 1]
  while (good + 1 < bad) {
    const middle = (good + bad) >> 1
    if (isUtf8(bytes.subarray(0, middle), { stream: true })) good = middle
    else bad = middle
  }
  while (!isUtf8(bytes.subarray(0, good))) good--
  return good
}

function isUtf8(bytes: Uint8Array, options?: { readonly stream: true }): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, options)
    return true
  } catch {
    return false
  }
}

/** Half a surrogate pair becomes U+FFFD. */
export function utf8OfText(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
