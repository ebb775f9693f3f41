/** SCN-6: the author's texts in one language or both. */
import { expect, test } from 'vitest'
import {
  hasText,
  missingCounts,
  missingLanguage,
  textIn,
  titleIn,
  withText,
} from '#shared/document/authorText'

const BOTH = { fr: 'Il était une fois.', en: 'Once upon a time.' }

test('a text in the reader’s language, else in the other', () => {
  expect([textIn(BOTH, 'fr'), textIn(BOTH, 'en')]).toEqual([BOTH.fr, BOTH.en])
  expect(textIn({ fr: BOTH.fr }, 'en')).toBe(BOTH.fr)
  expect(textIn({ fr: BOTH.fr, en: '' }, 'en')).toBe(BOTH.fr)
  expect([textIn(undefined, 'en'), textIn({}, 'fr')]).toEqual(['', ''])
})

test('the language that a text lacks, when it has the other', () => {
  expect(missingLanguage(BOTH)).toBeUndefined()
  expect(missingLanguage({ en: BOTH.en })).toBe('fr')
  expect(missingLanguage({ fr: BOTH.fr, en: '' })).toBe('en')
  expect([missingLanguage(undefined), missingLanguage({ fr: '' })]).toEqual([undefined, undefined])
  expect([hasText({ fr: '' }), hasText(BOTH)]).toEqual([false, true])
})

test('the title in the other language, where the author gave one', () => {
  const info = { title: 'Le gué', authors: [], date: '', language: 'fr' } as const
  expect([titleIn(info, 'fr'), titleIn(info, 'en')]).toEqual(['Le gué', 'Le gué'])
  expect(titleIn({ ...info, otherTitle: 'The ford' }, 'en')).toBe('The ford')
  expect(titleIn({ ...info, language: 'en', title: 'The ford', otherTitle: 'Le gué' }, 'fr')).toBe('Le gué')
})

test('other words in one language, the rest kept; no words take it out', () => {
  expect(withText(undefined, 'fr', 'Le gué')).toEqual({ fr: 'Le gué' })
  expect(withText({ ...BOTH, extra: { de: 'Es war einmal.' } }, 'en', '')).toEqual({
    fr: BOTH.fr,
    extra: { de: 'Es war einmal.' },
  })
  expect(withText(BOTH, 'fr', 'Un jour.')).toEqual({ fr: 'Un jour.', en: BOTH.en })
  expect([withText({ fr: 'x' }, 'fr', ''), withText({}, 'en', '')]).toEqual([undefined, undefined])
})

test('how many texts lack a language', () => {
  expect(missingCounts([BOTH, { fr: 'a' }, { fr: 'b' }, { en: 'c' }, undefined, {}])).toEqual({
    fr: 1,
    en: 2,
  })
})
