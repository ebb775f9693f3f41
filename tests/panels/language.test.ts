import { describe, expect, test } from 'vitest'
import { formatNumber, localized, percentSign, withMinusSigns } from '#shared/i18n/localized'
import { browserLanguage, counted, headline } from '../../renderer/i18n/language'
import { readPreferences } from '../../renderer/app/preferences'
import { shortcutLabel } from '../../renderer/i18n/shortcutLabel'

describe('the language of the page', () => {
  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'fr'], 'fr'],
    [['en-US', 'fr'], 'en'],
    [['de'], 'en'],
    [[], 'en'],
  ])('a browser that asks for %j gets %s', (languages, expected) => {
    expect(browserLanguage(languages)).toBe(expected)
  })

  test('French counts none as singular, English as plural', () => {
    const [one, many] = [localized('erreur', 'error'), localized('erreurs', 'errors')]
    expect(counted(0, one, many)).toEqual({ fr: '0\u00a0erreur', en: '0\u00a0errors' })
    expect(counted(1, one, many)).toEqual({ fr: '1\u00a0erreur', en: '1\u00a0error' })
    expect(counted(2, one, many)).toEqual({ fr: '2\u00a0erreurs', en: '2\u00a0errors' })
  })

  test('numbers are written as each language writes them, with a true minus sign', () => {
    expect([formatNumber(-5, 'fr'), formatNumber(-5, 'en')]).toEqual(['\u22125', '\u22125'])
    expect([formatNumber(-1234.5, 'fr'), formatNumber(-1234.5, 'en')]).toEqual([
      '\u22121\u202f234,5',
      '\u22121,234.5',
    ])
  })

  test('a percentage has its space in French', () => {
    expect([percentSign('fr'), percentSign('en')]).toEqual(['\u202f%', '%'])
  })

  test.each([
    ['<-5', '<−5'],
    ['-5/-1', '−5/−1'],
    ['0/4', '0/4'],
    ['5-6', '5-6'],
    ['demi-tour', 'demi-tour'],
    ['-', '-'],
  ])('in %j hyphens that are signs are minus signs: %j', (text, expected) => {
    expect(withMinusSigns(text)).toBe(expected)
  })

  test('names of the ruleset begin a line with a capital', () => {
    expect(headline('église')).toBe('Église')
    expect(headline('')).toBe('')
  })
})

describe('what the page remembers', () => {
  const stored = (value: string | null) => ({ getItem: () => value })

  test('nothing yet: the browser’s language, the system’s appearance, the illustrated style', () => {
    expect(readPreferences(stored(null), ['fr-FR'])).toEqual({
      language: 'fr',
      theme: 'system',
      style: 'illustrated',
      minimap: true,
      hints: true,
    })
  })

  test.each(['not json', '[]', '"fr"', '{"language":"de","theme":3,"style":"sketch"}'])(
    'what cannot be used is left aside: %s',
    (value) => {
      expect(readPreferences(stored(value), ['en'])).toEqual({
        language: 'en',
        theme: 'system',
        style: 'illustrated',
        minimap: true,
        hints: true,
      })
    },
  )

  test('each part that can be used is', () => {
    expect(readPreferences(stored('{"language":"en","theme":"dark","style":"?"}'), ['fr'])).toEqual({
      language: 'en',
      theme: 'dark',
      style: 'illustrated',
      minimap: true,
      hints: true,
    })
  })
})

test.each([
  ['Mod+Shift+Z', 'fr', false, 'Ctrl+Maj+Z'],
  ['Mod+Shift+Z', 'en', false, 'Ctrl+Shift+Z'],
  ['Mod+Shift+Z', 'fr', true, '⌘⇧Z'],
  ['Delete', 'fr', false, 'Suppr'],
  ['b', 'fr', false, 'B'],
  ['Mod++', 'fr', false, 'Ctrl++'],
] as const)('the shortcut %s in %s (Mac: %s) is %s', (shortcut, language, onMac, label) => {
  expect(shortcutLabel(shortcut, language, onMac)).toBe(label)
})
