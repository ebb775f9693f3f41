/** Texts as they are compared with what is typed, pasted or read: whoever recognises a word asks here. */
import { type Localized } from './localized'

/** Letters that are none with a mark, as keyboards without them write them. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Straight, curled, modifier letters, primes, and the accents that hands press for one. */
const APOSTROPHES = /[’‘‛ʼʻʹ′´`＇]/gu
const QUOTATION_MARKS = /[“”„‟″]/gu
const DASHES = /[\p{Pd}−]/gu

/**
 * Small letters without accents, ligatures as their letters, one kind of apostrophe, quotation mark, dash and space, and nothing
 * that is not seen: `Étiquettes` and `etiquettes`, `l’aﬀût` and `l'affût` are one. Several spaces are one; none is taken off an end.
 */
export function fold(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .replace(QUOTATION_MARKS, '"')
    .replace(DASHES, '-')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/gu, ' ')
}

/** The text is the name in either language, however it is spelt. */
export const isCalled = ({ fr, en }: Localized, text: string): boolean =>
  [fr, en].some((word) => fold(word) === fold(text))

/** The folded words of a text; signs part words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
