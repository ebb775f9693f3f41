/** Numbers as each language writes them: short ones without `Intl`, and as it would. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatNumber } from '#shared/i18n/localized'

const TAGS = { fr: 'fr-FR', en: 'en-GB' } as const

it('every number is written as by Intl, but for the minus sign', () => {
  const short = fc.tuple(fc.integer({ min: -200_000, max: 200_000 }), fc.constantFrom(1, 10, 100, 1000))
  const any = fc.oneof(
    short.map(([steps, parts]) => steps / parts),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  )
  fc.assert(
    fc.property(any, fc.constantFrom('fr', 'en'), fc.nat(3), (value, language, maximumFractionDigits) => {
      fc.pre(!Object.is(value, -0))
      const intl = new Intl.NumberFormat(TAGS[language], { maximumFractionDigits }).format(value)
      expect(formatNumber(value, language, maximumFractionDigits)).toBe(intl.replace('-', '−'))
    }),
    { numRuns: 2000 },
  )
})

it.each([
  [440.2, '440,2', '440.2'],
  [-0.5, '−0,5', '−0.5'],
  [1234.5, '1\u202f234,5', '1,234.5'],
  [0, '0', '0'],
])('%d', (value, fr, en) => {
  expect(formatNumber(value, 'fr')).toBe(fr)
  expect(formatNumber(value, 'en')).toBe(en)
})
