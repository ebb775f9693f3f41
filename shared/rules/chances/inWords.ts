/** Exact chances as people say them: "3 sur 10", "3 in 10". */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Fraction, overCommonDenominator, reduced } from './fraction'

const CERTAIN = localized('à coup sûr', 'for certain')

/** In lowest terms. */
export function chanceInWords(chance: Fraction): Localized {
  const { numerator, denominator } = reduced(chance)
  return said(`${numerator}/${denominator}`)
}

/** Chances that belong together, over their least common denominator. */
export function chancesInWords<T extends string>(
  chances: Readonly<Record<T, Fraction>>,
): Record<T, Localized> {
  const entries = Object.entries<string>(overCommonDenominator(chances)).map(([key, text]) => [
    key,
    said(text),
  ])
  return Object.fromEntries(entries) as Record<T, Localized>
}

function said(text: string): Localized {
  const [numerator = '0', denominator = '1'] = text.split('/')
  if (numerator === denominator) return CERTAIN
  return localized(`${numerator} sur ${denominator}`, `${numerator} in ${denominator}`)
}
