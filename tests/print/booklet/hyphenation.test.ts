/** Words are divided only where a printer would, in both languages. */
import { describe, expect, it } from 'vitest'
import { syllables } from '#shared/print/booklet/text/hyphenation'
import { ENGLISH, FRENCH } from './hyphenatedWords'

/** Places of the hyphens, counted in letters. */
function places(divided: string): number[] {
  let letters = 0
  return [...divided].flatMap((char) => (char === '-' ? [letters] : (letters++, [])))
}

describe.each([
  ['fr', FRENCH],
  ['en', ENGLISH],
] as const)('hyphenation: %s', (language, words) => {
  it('has a list of at least 200 words', () => {
    expect(new Set(words).size).toBeGreaterThanOrEqual(200)
  })

  it('divides no word where it must not be divided', () => {
    const wrong = words.flatMap((word) => {
      const divided = syllables(word.replaceAll('-', ''), language).join('-')
      const right = places(word)
      return places(divided).every((place) => right.includes(place)) ? [] : [`${word}: ${divided}`]
    })
    expect(wrong).toEqual([])
  })

  it('finds nine of ten places where words may be divided', () => {
    const right = words.reduce((sum, word) => sum + places(word).length, 0)
    const found = words.reduce(
      (sum, word) => sum + syllables(word.replaceAll('-', ''), language).length - 1,
      0,
    )
    expect(found / right).toBeGreaterThan(0.9)
  })
})

describe('a word as it is printed', () => {
  it('keeps the marks around it, and counts letters without the article', () => {
    expect(syllables('«\u202fforteresse\u202f»,', 'fr')).toEqual(['«\u202ffor', 'te', 'resse\u202f»,'])
    expect(syllables('l’infanterie.', 'fr')).toEqual(['l’infan', 'te', 'rie.'])
  })

  it('is not divided when it has a number, a hyphen of its own or a capital', () => {
    for (const word of ['MC-CBT-4', 'volte-face', 'Valombre', '1214', '1:0609'])
      expect(syllables(word, 'fr')).toEqual([word])
  })

  it('has its name divided when the lines would gape without', () => {
    expect(syllables('Montferrand', 'fr', true).length).toBeGreaterThan(1)
    expect(syllables('TEMPLIERS', 'fr', true)).toEqual(['TEMPLIERS'])
  })
})
