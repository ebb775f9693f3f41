/** Chances as players say them: "3 in 10", "for certain". */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Fraction, fractionOf, overSharedDenominator, reduced } from './fraction'

/** In lowest terms but for tenths, which are read off a ten-sided die: "4 in 10", "37 in 144". */
export function chanceInWords(chance: Fraction): Localized {
  const { numerator, denominator } = reduced(chance)
  if (numerator === 0n) return localized('exclu', 'ruled out')
  if (numerator === denominator) return localized('à coup sûr', 'for certain')
  const [share, of] = inTenths(numerator, denominator)
  return localized(`${share} sur ${of}`, `${share} in ${of}`)
}

/** Chances that belong together, over one denominator: "2 in 36", "10 in 36". */
export function chancesInWords<T extends string>(
  chances: Readonly<Record<T, Fraction>>,
): Record<T, Localized> {
  const entries = Object.entries<string>(overSharedDenominator(chances)).map(([key, text]) => {
    const chance = fractionOf(text)
    const { numerator, denominator } = chance
    const certain = numerator === 0n || numerator === denominator
    const said = localized(`${numerator} sur ${denominator}`, `${numerator} in ${denominator}`)
    return [key, certain ? chanceInWords(chance) : said]
  })
  return Object.fromEntries(entries) as Record<T, Localized>
}

/** The same in signs: "4/10". */
export function chanceInSigns(chance: Fraction): string {
  const { numerator, denominator } = reduced(chance)
  return inTenths(numerator, denominator).join('/')
}

function inTenths(numerator: bigint, denominator: bigint): readonly [bigint, bigint] {
  const scale = 10n % denominator === 0n ? 10n / denominator : 1n
  return [numerator * scale, denominator * scale]
}
