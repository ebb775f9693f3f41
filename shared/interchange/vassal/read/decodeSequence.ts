/** Strings of VASSAL, taken apart: sequences of tokens, pieces as nested sequences, saved games. */

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

/** The bytes of a saved game, its disguise taken off; plain ones as they are. */
export function undisguised(bytes: Uint8Array): Uint8Array {
  if (String.fromCharCode(...bytes.subarray(0, 5)) !== '!VCSK') return bytes
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
