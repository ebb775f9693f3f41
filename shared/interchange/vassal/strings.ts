/** VASSAL's strings: sequences of tokens, pieces as nested sequences, and the disguise of its saved games. */

/**
 * Tokens joined by a delimiter, as VASSAL's own encoder writes them: each delimiter inside a token gets a backslash; a token that begins
 * with a backslash, or stands between apostrophes, is put between apostrophes. No other backslash is escaped, so a token must not end in
 * one before another: see `spoken`.
 */
export function sequence(delimiter: string, tokens: readonly (string | number | boolean)[]): string {
  return tokens.map((token) => escapedToken(String(token), delimiter)).join(delimiter)
}

function escapedToken(token: string, delimiter: string): string {
  const escaped = token.split(delimiter).join(`\\${delimiter}`)
  const isQuoted = token.startsWith('\\') || (token.startsWith("'") && token.endsWith("'"))
  return isQuoted ? `'${escaped}'` : escaped
}

/** Parts of a piece, outermost first, each the first token of what follows: a tab gains a backslash a level. */
export function nested(parts: readonly string[]): string {
  const [first, ...rest] = parts
  if (first === undefined) return ''
  return rest.length === 0 ? first : sequence('\t', [first, nested(rest)])
}

/** The command that adds a piece. @param id unique in a saved game; `null` in a palette */
export function addPiece(id: string, type: string, state: string): string {
  return `+/${sequence('/', [id, type, state])}`
}

/**
 * A name or a sentence that people gave, as VASSAL can hold it: no control signs, no backslash at its end, and nothing that it would take
 * for a property (`$`) in a format.
 */
export function spoken(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').replace(/\$/g, '＄')
  return plain.replace(/\s+/gu, ' ').trim().replace(/\\+$/u, '')
}

/** A saved game as VASSAL writes it: each byte of its UTF-8 changed by one key, in hexadecimal. */
export function disguised(bytes: Uint8Array): string {
  const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
  return `!VCSK${hex(KEY)}${Array.from(bytes, (byte) => hex(byte ^ KEY)).join('')}`
}

// Any will do; VASSAL draws one.
const KEY = 0x5a
