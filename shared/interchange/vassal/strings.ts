/** VASSAL's strings, both ways: sequences of tokens, pieces as nested sequences, and the disguise of its saved games. */

/**
 * Tokens joined by a delimiter, as VASSAL's own encoder writes them: each delimiter inside a token gets a backslash; a token that begins
 * with a backslash, or stands between apostrophes, is put between apostrophes. No other backslash is escaped, so a token must not end in
 * one before another: see `spoken`.
 */
import { textOfCodes } from '#shared/lang/textOfCodes'
export function sequence(delimiter: string, tokens: readonly (string | number | boolean)[]): string {
  return tokens.map((token) => escapedToken(String(token), delimiter)).join(delimiter)
}

function escapedToken(token: string, delimiter: string): string {
  const escaped = token.split(delimiter).join(`\\${delimiter}`)
  const isQuoted = token.startsWith('\\') || (token.startsWith("'") && token.endsWith("'"))
  return isQuoted ? `'${escaped}'` : escaped
}

/** The tokens of a sequence: a delimiter after a backslash belongs to its token, quotes around a token are its wrapping. */
export function tokensOf(text: string, delimiter: string): string[] {
  const tokens: string[] = []
  let token = ''
  let from = 0
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) {
    if (at > from && text[at - 1] === '\\') {
      token += text.slice(from, at - 1) + delimiter
    } else {
      tokens.push(unquoted(token + text.slice(from, at)))
      token = ''
    }
    from = at + 1
  }
  tokens.push(unquoted(token + text.slice(from)))
  return tokens
}

function unquoted(token: string): string {
  return token.length > 1 && token.startsWith("'") && token.endsWith("'") ? token.slice(1, -1) : token
}

/** Parts of a piece, outermost first, each the first token of what follows: a tab gains a backslash a level. */
export function nested(parts: readonly string[]): string {
  const [first, ...rest] = parts
  if (first === undefined) return ''
  return rest.length === 0 ? first : sequence('\t', [first, nested(rest)])
}

const MOST_PARTS = 300

/** The parts of a piece's type or state, outermost first: each sequence holds one part and the rest. */
export function partsOf(text: string): string[] {
  const parts: string[] = []
  let rest: string | undefined = text
  while (rest !== undefined && parts.length < MOST_PARTS) {
    const [part = '', inner]: string[] = tokensOf(rest, '\t')
    parts.push(part)
    rest = inner
  }
  return parts
}

/** The command that adds a piece. @param id unique in a saved game; `null` in a palette */
export function addPiece(id: string, type: string, state: string): string {
  return `+/${sequence('/', [id, type, state])}`
}

const WIDE = { $: '＄', '<': '＜', '>': '＞' }

/**
 * A name or a sentence that people gave, as VASSAL can hold it: no control signs, no backslash at its end, and nothing that it would take
 * for a property (`$`) in a format or for a tag (`<`) in a report.
 */
export function spoken(text: string): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ')
    .replace(/[$<>]/g, (sign) => WIDE[sign as keyof typeof WIDE])
  return plain.replace(/\s+/gu, ' ').trim().replace(/\\+$/u, '')
}

const WIDE_FIRST: Readonly<Record<string, string>> = { '|': '｜', '!': '！', '?': '？', '~': '～', '`': '｀' }

/** A name with which reports may begin: there VASSAL takes some signs for a colour, and drops them. */
export function reported(name: string): string {
  return name.replace(/^[|!?~`]/, (sign) => WIDE_FIRST[sign] ?? sign)
}

/** A saved game as VASSAL writes it: each byte of its UTF-8 changed by one key, in hexadecimal. */
export function disguised(bytes: Uint8Array): string {
  const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
  return `!VCSK${hex(KEY)}${Array.from(bytes, (byte) => hex(byte ^ KEY)).join('')}`
}

// Any will do; VASSAL draws one.
const KEY = 0x5a

/** The bytes of a saved game, its disguise taken off; plain ones as they are. */
export function undisguised(bytes: Uint8Array): Uint8Array {
  if (textOfCodes(bytes.subarray(0, 5)) !== '!VCSK') return bytes
  const digit = (at: number): number => Number.parseInt(String.fromCharCode(bytes[at] ?? 0), 16) || 0
  const key = digit(5) * 16 + digit(6)
  const plain = new Uint8Array(Math.max(0, (bytes.length - 7) >> 1))
  for (let at = 0; at < plain.length; at++) plain[at] = (digit(7 + 2 * at) * 16 + digit(8 + 2 * at)) ^ key
  return plain
}

const DEEPEST = 12

/** The commands of a saved game, those within others too, in their order. */
export function commandsOf(text: string, depth = 0): string[] {
  if (!text.includes('\u001b') || depth > DEEPEST) return [text]
  return tokensOf(text, '\u001b').flatMap((command) => commandsOf(command, depth + 1))
}
