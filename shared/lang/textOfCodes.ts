/** A text of character codes, of any length. */

type Codes = readonly number[] | Uint8Array | Uint16Array

/** Codes that are made a text at once: they are the arguments of a call, which may have some 120,000. */
const AT_ONCE = 8192

/** UTF-16 units, or bytes as letters. */
export function textOfCodes(codes: Codes): string {
  if (codes.length <= AT_ONCE) return fromCodes(codes)
  let text = ''
  for (let from = 0; from < codes.length; from += AT_ONCE)
    text += fromCodes(codes.slice(from, from + AT_ONCE))
  return text
}

// Spread bytes are a hundred times slower.
function fromCodes(codes: Codes): string {
  return Reflect.apply(String.fromCharCode, undefined, codes) as string
}
