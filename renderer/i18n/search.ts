/** Searches by words as they are typed: without accents, in any order, by parts of words. */
import { wordsOf } from '#shared/i18n/fold'

export { wordsOf }

const WHOLE = 3
const BEGINNING = 2
const WITHIN = 1

/** Scores how well the words sought fit a text: higher is better; undefined when one of them is nowhere in it. */
export function fit(text: string, sought: readonly string[]): number | undefined {
  const words = wordsOf(text)
  let sum = 0
  for (const word of sought) {
    const best = Math.max(0, ...words.map((candidate) => fitOfWord(candidate, word)))
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
