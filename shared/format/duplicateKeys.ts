/**
 * Finds what `JSON.parse` passes over in silence: a key written twice in one object (two branches merged carelessly),
 * of which it would keep the last, nesting too deep for the functions that walk the result, and a crowd of keys at the top.
 */
import { MAX_UNKNOWN_KEYS } from '#shared/document/fields/vocabulary'

export interface StructureFault {
  readonly kind: 'duplicate' | 'deep' | 'crowded'
  /** Position in the text, UTF-16 units. */
  readonly offset: number
  /** The key, for `duplicate`. */
  readonly key: string
}

/** Objects and lists within each other, at most. */
export const MAX_DEPTH = 64

const QUOTE = 34
const COMMA = 44
const COLON = 58
const BACKSLASH = 92

/**
 * The first fault of a text, which may be no JSON at all: depth and crowd are looked for before anything parses it, for a
 * parser pays for each level and key. One pass that jumps over strings: map rows cost nothing.
 */
export function findStructureFault(text: string): StructureFault | undefined {
  // The keys seen in each open object; undefined for an open list.
  const open: (Set<string> | undefined)[] = []
  let keys: Set<string> | undefined
  let keyNext = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) {
      const end = endOfString(text, at)
      if (end < 0) return undefined
      if (keys && keyNext) {
        const key = keyText(text, at, end)
        if (keys.has(key)) return { kind: 'duplicate', offset: at, key }
        keys.add(key)
        if (open.length === 1 && keys.size > MAX_UNKNOWN_KEYS) return { kind: 'crowded', offset: at, key: '' }
      }
      at = end
    } else if (code === COMMA) keyNext = true
    else if (code === COLON) keyNext = false
    else if (code === 123 || code === 91) {
      if (open.length >= MAX_DEPTH) return { kind: 'deep', offset: at, key: '' }
      keys = code === 123 ? new Set() : undefined
      open.push(keys)
      keyNext = true
    } else if (code === 125 || code === 93) {
      open.pop()
      keys = open.at(-1)
      keyNext = false
    }
  }
  return undefined
}

// -1 when it does not end.
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end
    end = text.indexOf('"', end + 1)
  }
  return -1
}

function keyText(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end)
  if (!raw.includes('\\')) return raw
  try {
    return JSON.parse(`"${raw}"`) as string
  } catch {
    // No JSON: the text is refused for that.
    return raw
  }
}
