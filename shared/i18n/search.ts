/** Searches by words as they are typed: without accents, in any order, by parts of words, or by other words for the same thing. */
import { wordsOf } from './fold'
import { greatestOf } from '#shared/lang/extremes'
import { akinTo } from './synonyms'

export { wordsOf }

const WHOLE = 3
const BEGINNING = 2
const WITHIN = 1
const AKIN = 0.5

/**
 * Scores how well the words sought fit a name: higher is better; undefined when one of them is nowhere in it. The name
 * may be given as its words, which long lists keep.
 */
export function fit(text: string | readonly string[], sought: readonly string[]): number | undefined {
  return sumOf(text, sought, (word, one) => fitOfWord(word, one) || (akinTo(one).has(word) ? AKIN : 0))
}

/** As `fit`, of sentences: these hold so many words that synonyms would find what nobody seeks. */
export function fitOfSentence(text: string, sought: readonly string[]): number | undefined {
  return sumOf(text, sought, fitOfWord)
}

function sumOf(
  text: string | readonly string[],
  sought: readonly string[],
  scored: (word: string, sought: string) => number,
): number | undefined {
  const words = typeof text === 'string' ? wordsOf(text) : text
  let sum = 0
  for (const one of sought) {
    const best = Math.max(0, greatestOf(words.map((word) => scored(word, one))))
    if (best === 0) return undefined
    sum += best
  }
  return sum
}

function fitOfWord(word: string, sought: string): number {
  if (word === sought) return WHOLE
  if (word.startsWith(sought)) return BEGINNING
  return word.includes(sought) ? WITHIN : 0
}
