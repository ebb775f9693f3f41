import { expect, test } from 'vitest'
import { backgroundText } from '#shared/document/infoText'

const info = {
  title: 'Le gué',
  authors: [],
  date: '',
  language: 'fr',
  background: 'Il était une fois.',
} as const

test('the background in the reader’s language, else in the author’s', () => {
  const translated = { ...info, translations: { en: { background: 'Once upon a time.' } } }
  expect(backgroundText(translated, 'en')).toBe('Once upon a time.')
  expect(backgroundText(translated, 'fr')).toBe('Il était une fois.')
  expect(backgroundText(info, 'en')).toBe('Il était une fois.')
  expect(backgroundText({ ...info, translations: { en: {} } }, 'en')).toBe('Il était une fois.')
})
