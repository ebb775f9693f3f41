/**
 * The places at which a word may be divided: the published TeX patterns of each language (package `hyphen`), and what printers
 * add to them: three letters on either side, no proper names, no numbers, compounds at their own hyphen alone.
 */
import british from 'hyphen/en-gb/index.js'
import french from 'hyphen/fr/index.js'
import { type Language } from '#shared/i18n/localized'

const PATTERNS: Readonly<Record<Language, { hyphenateSync: typeof french.hyphenateSync }>> = {
  fr: french,
  en: british,
}

/** Fewer are not left on a line, nor brought to the next: "fi-gurine" is no gain. */
const FEWEST_LETTERS = 3

/** The shortest word that is divided at all. */
const SHORTEST = 6

/** Stands in no text; the package wants one character between syllables. */
const MARK = '\u00ad'

/** Signs about a word that do not belong to it, the elided article of French among them: l’assaillant. */
const WORD = /^(\P{L}*(?:\p{L}{1,2}[’'])*(?:qu[’'])?)([\p{L}]+)(\P{L}*)$/u

/**
 * The pieces between which a word may be divided with a hyphen; the word itself when it may not.
 * @param word one word as printed, with the marks around it; no blanks.
 * @param names whether words with a capital are divided too: only where the lines would gape without.
 */
export function syllables(word: string, language: Language, names = false): readonly string[] {
  const [, before = '', letters = '', after = ''] = WORD.exec(word) ?? []
  if (!mayBeDivided(letters, names)) return [word]
  const parts = PATTERNS[language].hyphenateSync(letters, { hyphenChar: MARK }).split(MARK)
  const pieces = joinedShortEnds(parts)
  return pieces.map((piece, index) => {
    const start = index === 0 ? before : ''
    return `${start}${piece}${index === pieces.length - 1 ? after : ''}`
  })
}

// A capital begins a name or a sentence, or spells an abbreviation: neither is divided.
function mayBeDivided(letters: string, names: boolean): boolean {
  const tested = names ? letters.slice(1) : letters
  return letters.length >= SHORTEST && tested === tested.toLowerCase()
}

function joinedShortEnds(parts: readonly string[]): string[] {
  const pieces = [...parts]
  while (pieces.length > 1 && (pieces[0] as string).length < FEWEST_LETTERS)
    pieces.splice(0, 2, `${pieces[0]}${pieces[1]}`)
  while (pieces.length > 1 && (pieces.at(-1) as string).length < FEWEST_LETTERS)
    pieces.splice(-2, 2, `${pieces.at(-2)}${pieces.at(-1)}`)
  return pieces
}
