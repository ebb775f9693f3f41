/** Texts that a user or a file gave, as a sentence or a terminal can show them: on one line, no longer than one reads, no sign unseen. */

const LONGEST_QUOTE = 40
/** Enough of a text to quote from, however much white space it begins with. */
const LONGEST_LOOK = 1000
/** The length at which a word, a path or a sentence made of such texts is cut; longer than any that people read. */
const LONGEST_WORD = 300
const LONGEST_SENTENCE = 900

// Control signs, directions of writing, separators of lines, half characters. Joiners stay: emoji and some scripts need them.
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu

/** A text of the file or the user as a sentence quotes it: on one line, cut when long, each sign visible. */
export function quotable(text: string): string {
  const letters = [...text.slice(0, LONGEST_LOOK).replace(/\s+/gu, ' ')]
  return visible(
    letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join('')}…` : letters.join(''),
  )
}

/** A text of lines with its unseen signs made visible, ␛ or ⟨U+202E⟩, and its endless words cut in their middle. */
export function visible(text: string): string {
  return text
    .replace(/\S+/gu, (word) => cutInside(word, LONGEST_WORD))
    .replace(UNSEEN, (sign) => {
      if (sign === '\n') return sign
      const code = sign.codePointAt(0) as number
      if (code < 32) return String.fromCodePoint(0x2400 + code)
      return code === 127 ? '␡' : `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
    })
}

/** A sentence made of such texts: as `visible`, and cut in its middle when no quote in it was. */
export function legible(sentence: string): string {
  return cutInside(visible(sentence), LONGEST_SENTENCE)
}

function cutInside(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most / 2)}…${text.slice(-most / 2)}` : text
}
